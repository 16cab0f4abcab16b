package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.monsters.Monster;

/** The slain who rise again as what slew them. */
public final class Rising {
    /** The kind of effect that a body which will rise is under. */
    static final String RISING = "rising";

    /** The number that says that the body may yet be eaten. */
    private static final String EATEN = "may-be-eaten";

    private static final int EATEN_UP_TO = 4;

    private Rising() {}

    /**
     * A body will rise.
     *
     * @param as the monster that it becomes
     * @param slayer under whom it rises
     * @param eaten whether those who slew him may eat him instead
     */
    public static void begin(
            Unfolding u, CharacterId who, String as, FoeId slayer, int days, boolean eaten, List<Roll> rolls) {
        SortedMap<String, Integer> numbers = new TreeMap<>(Map.of(EATEN, eaten ? 1 : 0));
        SortedMap<String, String> words = new TreeMap<>(Map.of(Effect.FORM, as));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        RISING,
                        "",
                        new Effect.On.OnCharacter(who),
                        slayer.value(),
                        Effect.Unit.DAYS,
                        days,
                        numbers,
                        words,
                        true),
                "XP-17",
                rolls));
    }

    /** One who followed the company will rise: it is remembered with his slayer, for the company does not bring him home. */
    public static void ofServant(Unfolding u, String as, FoeId slayer, int days, List<Roll> rolls) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        RISING,
                        "",
                        new Effect.On.OnFoe(slayer),
                        slayer.value(),
                        Effect.Unit.DAYS,
                        days,
                        new TreeMap<>(),
                        new TreeMap<>(Map.of(Effect.FORM, as)),
                        true),
                "XP-17",
                rolls));
    }

    /** Its days are over. A body that was brought out of the dungeon has been blessed or burned, unless it was drained. */
    static void ranOut(Unfolding u, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnCharacter on)) {
            servant(u, effect);
            return;
        }
        Optional<Adventurer> dead = u.state().adventurer(on.character()).filter(who -> who.life() == Life.DEAD);
        boolean eaten = effect.number(EATEN) != 0;
        if (dead.isEmpty() || (eaten && u.state().underground().isEmpty())) {
            return;
        }
        if (eaten
                && u.throwing()
                        .of("XP-17", "eaten")
                        .secret()
                        .atMost(EATEN_UP_TO)
                        .roll(1, 6)
                        .success()) {
            return;
        }
        Optional<Foe> risen = rise(u, on.character(), effect);
        if (!eaten) {
            risen.ifPresent(foe -> Thralls.bind(u, foe.id(), effect.maker()));
        }
    }

    private static void servant(Unfolding u, Effect effect) {
        home(u.state(), new FoeId(effect.maker())).ifPresent(at -> {
            Foe risen = risen(u, effect);
            u.emit(new PowerEvent.ServantRose(risen, at.level(), at.room()));
            Thralls.bind(u, risen.id(), effect.maker());
        });
    }

    /** He rises at once as a monster, with no days between. */
    static void at(Unfolding u, CharacterId who, String as, FoeId slayer) {
        begin(u, who, as, slayer, 0, false, List.of());
        u.state().effects().first(new Effect.On.OnCharacter(who), RISING).ifPresent(effect -> {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "the dead rises"));
            rise(u, who, effect);
        });
    }

    /** He rises at once where his slayer lives; empty if nobody knows where that is. */
    private static Optional<Foe> rise(Unfolding u, CharacterId who, Effect effect) {
        Foe risen = risen(u, effect);
        Optional<Home> home = home(u.state(), new FoeId(effect.maker()));
        u.emit(new PowerEvent.Rose(who, risen, home.map(Home::level), home.map(Home::room)));
        return home.map(at -> risen);
    }

    private static Foe risen(Unfolding u, Effect effect) {
        Monster kind = u.world().book().monsters().monster(effect.words().getOrDefault(Effect.FORM, "wight"));
        return Bands.plain(u, kind, 1, List.of(), 0).getFirst();
    }

    /** A room where a monster lives. */
    private record Home(String level, String room) {}

    private static Optional<Home> home(CampaignState state, FoeId slayer) {
        for (Map.Entry<String, LevelState> level : state.levels().entrySet()) {
            for (Map.Entry<String, RoomState> room : level.getValue().rooms().entrySet()) {
                if (room.getValue().dwellers().stream().anyMatch(foe -> foe.id().equals(slayer) && !foe.gone())) {
                    return Optional.of(new Home(level.getKey(), room.getKey()));
                }
            }
        }
        return Optional.empty();
    }

    /** Those whom a monster that is destroyed has drained, and who have not risen yet, lie still for good. */
    static void cut(Unfolding u, FoeId slayer) {
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(RISING) && effect.maker().equals(slayer.value()) && effect.number(EATEN) == 0) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its maker is destroyed"));
            }
        }
    }
}
