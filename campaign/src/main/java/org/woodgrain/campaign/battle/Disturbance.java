package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;

/** What magic and the like does in a round to those who have yet to cast: a wound or a failed save costs them the spell. */
final class Disturbance {
    private Disturbance() {}

    /**
     * Somebody has done something that was no blow.
     *
     * @param by who
     * @param events what came of it
     */
    @Rule({"CC-01", "MA-05"})
    static void of(Fight fight, Field field, int by, List<Event> events) {
        int side = fight.matchup().side(by);
        for (Event event : events) {
            shaken(event)
                    .flatMap(Disturbance::fighter)
                    .flatMap(field::number)
                    .filter(who -> fight.matchup().side(who) != side || event instanceof HarmEvent)
                    .ifPresent(fight::disturb);
        }
    }

    /** Whoever was wounded, or has a spell laid on him. */
    private static Optional<Effect.On> shaken(Event event) {
        if (event instanceof HarmEvent.FoeHurt hurt) {
            return Optional.of(new Effect.On.OnFoe(hurt.foe()));
        }
        if (event instanceof HarmEvent.CharacterHurt hurt) {
            return Optional.of(new Effect.On.OnCharacter(hurt.who()));
        }
        return event instanceof MagicEvent.EffectBegun begun
                ? Optional.of(begun.effect().on())
                : Optional.empty();
    }

    private static Optional<Fighter> fighter(Effect.On on) {
        if (on instanceof Effect.On.OnFoe foe) {
            return Optional.of(new Fighter.Opponent(foe.foe()));
        }
        return on instanceof Effect.On.OnCharacter member
                ? Optional.of(new Fighter.Member(member.character()))
                : Optional.empty();
    }
}
