package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
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

    /** The number of days for which he will be ill before he changes. */
    private static final String ILL_FOR = "ill-for";

    private static final int WEAK = -2;
    static final int MASTER = 11;

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

    /** The days until the change are thrown in secret; from half of them on he is ill. */
    private static void infect(Unfolding u, CharacterId id, Monster by, FoeId foe) {
        int days = u.throwing()
                .of("CB-26", "days until the change")
                .secret()
                .roll(2, 12)
                .total();
        Map<String, Integer> numbers = Map.of(BITTEN, now(u.state()), ILL_FOR, days - days / 2);
        begin(u, id, "", by.id(), foe.value(), days / 2, numbers, u.throwing().take());
    }

    private static void begin(
            Unfolding u,
            CharacterId id,
            String label,
            String form,
            String maker,
            int days,
            Map<String, Integer> numbers,
            List<Roll> rolls) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        LYCANTHROPY,
                        label,
                        new Effect.On.OnCharacter(id),
                        maker,
                        Effect.Unit.DAYS,
                        days,
                        new TreeMap<>(numbers),
                        new TreeMap<>(Map.of(Effect.FORM, form)),
                        true),
                "CB-26",
                rolls));
    }

    /** Whether Cure Disease reaches it: a cleric of the eleventh level does, and any within a day of the bite. */
    @Rule("SP-91")
    public static boolean curable(CampaignState state, Effect effect, int level) {
        return !effect.kind().equals(LYCANTHROPY)
                || level >= MASTER
                || now(state) - effect.number(BITTEN) <= Clock.TURNS_IN_DAY;
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
        return u.state().effects().first(on, kind);
    }

    /** Half the days are over and he falls ill; or all of them, and he is one of them. */
    static void ranOut(Unfolding u, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnCharacter on)
                || u.state()
                        .adventurer(on.character())
                        .filter(Adventurer::living)
                        .isEmpty()) {
            return;
        }
        int more = effect.number(ILL_FOR);
        if (more > 0) {
            begin(
                    u,
                    on.character(),
                    "ill",
                    effect.word(Effect.FORM),
                    effect.maker(),
                    more,
                    Map.of(
                            BITTEN,
                            effect.number(BITTEN),
                            TREATED,
                            effect.number(TREATED),
                            Afflictions.TO_HIT,
                            WEAK,
                            Maladies.NO_HEALING,
                            1),
                    List.of());
        } else {
            Turning.into(u, on.character(), effect);
        }
    }
}
