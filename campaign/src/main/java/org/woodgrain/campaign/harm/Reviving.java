package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Resistance;

/** Monsters whose flesh knits together even when they lie for dead, unless they are burned. */
public final class Reviving {
    /** The kind of effect that one who lies for dead is under. */
    public static final String LYING = "lying";

    /** The number that counts wounds that never close. */
    public static final String SCARS = "scars";

    private static final String FELL = "fell-in";
    private static final String WAIT = "wait";

    private Reviving() {}

    /** It lies for dead, and will stand up after two dice of rounds at the earliest. */
    public static void lies(Unfolding u, FoeId foe) {
        int wait = u.throwing()
                .of("CB-18", "until it stands up")
                .secret()
                .roll(2, 6)
                .total();
        int round = round(u.state());
        Afflictions.begin(
                u,
                new Effect.On.OnFoe(foe),
                LYING,
                "",
                "",
                Effect.Unit.LASTING,
                0,
                Map.of(Effect.HELPLESS, 1, FELL, round, WAIT, wait),
                "CB-18",
                u.throwing().take());
    }

    /** Whether a foe lies for dead but is not. */
    public static boolean lying(CampaignState state, FoeId foe) {
        return of(state, foe).isPresent();
    }

    private static Optional<Effect> of(CampaignState state, FoeId foe) {
        return state.effects().first(new Effect.On.OnFoe(foe), LYING);
    }

    private static int round(CampaignState state) {
        return state.encounter().map(meeting -> meeting.round()).orElse(1);
    }

    /** A round begins: wounds close, and who has waited long enough stands up. */
    public static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().foes()) {
            of(u.state(), foe.id()).ifPresent(effect -> knit(u, foe, effect));
        }
    }

    private static void knit(Unfolding u, Foe foe, Effect effect) {
        Resistance.Regenerate power = u.world()
                .book()
                .monsters()
                .monster(foe.monster())
                .power(Resistance.Regenerate.class, u.state().ruleset().profile())
                .orElseThrow();
        int round = round(u.state());
        int full = foe.maxHitPoints() - foe.number(SCARS);
        int now = foe.hitPoints();
        if (round >= effect.number(FELL) + Math.max(1, power.delay()) && now < full) {
            int points = Math.min(power.points(), full - now);
            now += points;
            u.emit(new BattleEvent.Regained(foe.id(), points, now));
        }
        if (now >= 1 && round >= effect.number(FELL) + effect.number(WAIT)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "it stands up"));
            u.emit(new PowerEvent.Used(foe.id(), "stands", List.of(), List.of()));
        }
    }

    /** Fire was put to one that lies for dead. */
    public static void burned(Unfolding u, Foe foe) {
        u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "burned", "CB-18"));
    }

    /** One that was left lying has stood up, whole but for its burns, before anybody comes again. */
    public static Foe later(Foe foe) {
        int points = Math.max(1, foe.maxHitPoints() - foe.number(SCARS));
        return foe.withHitPoints(points).with(Foe.Standing.ABLE);
    }
}
