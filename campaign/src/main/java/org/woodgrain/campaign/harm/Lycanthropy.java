package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;

/** Those whom a were-beast has bitten badly become as it is, some days later. */
public final class Lycanthropy {
    /** The kind of effect that the bitten are under. */
    public static final String LYCANTHROPY = "lycanthropy";

    /** The number that says that belladonna has been tried. */
    public static final String TREATED = "treated";

    private static final int HOUR = 6;
    private static final String BITTEN = "bitten";
    private static final String BITES = "were-bites";
    private static final String POINTS = "points";

    private Lycanthropy() {}

    /** A natural blow of one has taken points; more than half of all in one fight is enough. */
    public static void bitten(Unfolding u, CharacterId id, Monster by, FoeId foe, int points) {
        Effect.On on = new Effect.On.OnCharacter(id);
        Adventurer who = u.state().adventurer(id).orElseThrow();
        if (points <= 0 || !who.living() || find(u, on, LYCANTHROPY).isPresent()) {
            return;
        }
        Optional<Effect> before = find(u, on, BITES);
        int all = points + before.map(effect -> effect.number(POINTS)).orElse(0);
        before.ifPresentOrElse(
                effect -> u.emit(new MagicEvent.EffectChanged(effect.id(), POINTS, all, "")),
                () -> Afflictions.begin(
                        u,
                        on,
                        BITES,
                        "",
                        foe.value(),
                        Effect.Unit.ENCOUNTER,
                        0,
                        Map.of(POINTS, all),
                        "CB-26",
                        List.of()));
        if (all * 2 > who.maxHitPoints()) {
            infect(u, id, by, foe);
        }
    }

    private static void infect(Unfolding u, CharacterId id, Monster by, FoeId foe) {
        int days = u.throwing()
                .of("CB-26", "days until he is one of them")
                .secret()
                .roll(2, 12)
                .total();
        SortedMap<String, String> words = new TreeMap<>(Map.of(Effect.FORM, by.id()));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        LYCANTHROPY,
                        "",
                        new Effect.On.OnCharacter(id),
                        foe.value(),
                        Effect.Unit.DAYS,
                        days,
                        new TreeMap<>(Map.of(BITTEN, now(u.state()))),
                        words,
                        true),
                "CB-26",
                u.throwing().take()));
    }

    /** The disease in one who was bitten within the hour and has not yet been treated for it. */
    public static Optional<Effect> fresh(CampaignState state, CharacterId who) {
        return state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                .filter(effect -> effect.kind().equals(LYCANTHROPY))
                .filter(effect -> effect.number(TREATED) == 0 && now(state) - effect.number(BITTEN) <= HOUR)
                .findFirst();
    }

    private static int now(CampaignState state) {
        return state.clock().day() * Clock.TURNS_IN_DAY + state.clock().turn();
    }

    private static Optional<Effect> find(Unfolding u, Effect.On on, String kind) {
        return u.state().effectsOn(on).stream()
                .filter(effect -> effect.kind().equals(kind))
                .findFirst();
    }

    /** The days are over: he is one of them, and gone. */
    static void ranOut(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCharacter on
                && u.state()
                        .adventurer(on.character())
                        .filter(Adventurer::living)
                        .isPresent()) {
            Rising.rise(u, on.character(), effect);
        }
    }
}
