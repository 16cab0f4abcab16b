package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Stings;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Creatures that fear fire: struck by it, they hold or make off. */
final class FireFright {
    private FireFright() {}

    /** Fire has touched one that lives. */
    static void of(Unfolding u, Fight fight, int number, FoeId id, Monster kind) {
        Stings.by(u, id, kind, Matter.FIRE.label());
        Optional<Habit.FearsFire> fear =
                kind.power(Habit.FearsFire.class, u.state().ruleset().profile());
        if (fear.isEmpty()) {
            return;
        }
        int rating = fear.get().morale() == 0 ? kind.morale() : fear.get().morale();
        String rule = u.state().ruleset().original() ? "NP-22" : "CC-30";
        boolean holds = u.throwing()
                .of(rule, "courage before fire")
                .secret()
                .atMost(rating)
                .roll(2, 6)
                .success();
        if (!holds) {
            u.emit(new PowerEvent.MadeOff(
                    id, "flees from the fire", rule, u.throwing().take()));
            fight.leave(number);
        }
    }
}
