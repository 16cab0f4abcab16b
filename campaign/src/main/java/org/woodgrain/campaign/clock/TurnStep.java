package org.woodgrain.campaign.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.tricks.Tricks;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Resting;

/**
 * What happens when the fourth quarter of a turn is used, in this order.
 *
 * <p>The classic check stands at the head of the next turn, which is the same moment.
 */
enum TurnStep {
    DOORS,
    COUNTERS,
    LIGHTS,
    SPELLS,
    FOOD,
    WORN,
    TRICKS,
    WIND,
    WANDERERS;

    @Rule({"UX-33", "CD-01", "CD-04"})
    static void endTurn(Unfolding u) {
        boolean restless =
                u.state().company().stream().anyMatch(member -> member.rest().stirred());
        for (TurnStep each : values()) {
            each.take(u, restless);
        }
    }

    /**
     * Takes the step.
     *
     * @param restless whether any member did something in the turn
     */
    private void take(Unfolding u, boolean restless) {
        switch (this) {
            case DOORS -> FallingDoors.check(u);
            case COUNTERS -> {
                Recovery.turnEnding(u);
                count(u);
            }
            case LIGHTS -> BurningDown.check(u);
            case SPELLS -> Expiry.turnEnded(u);
            case FOOD -> Feeding.check(u);
            case WORN -> Wearing.check(u);
            case TRICKS -> Tricks.turnEnded(u);
            case WIND -> Breeze.morning(u);
            case WANDERERS -> WanderingDie.cast(u, restless);
        }
    }

    /** Every counter falls by one, and rest or activity is counted for each member. */
    private static void count(Unfolding u) {
        SortedMap<CharacterId, Rest> rests = new TreeMap<>();
        List<CharacterId> due = new ArrayList<>();
        for (Adventurer member : u.state().company()) {
            Rest rest = member.rest();
            Resting before = new Resting(rest.active(), rest.owed(), rest.weary());
            Resting after = before.afterTurn(rest.stirred());
            rests.put(member.id(), new Rest(after.active(), after.owed(), after.weary(), false));
            if (after.due() && !before.due()) {
                due.add(member.id());
            }
        }
        int turn = u.state().expedition().map(Expedition::turn).orElse(1);
        u.emit(new ClockEvent.TurnEnded(turn, rests));
        if (!due.isEmpty()) {
            u.emit(new ClockEvent.RestFallsDue(due));
        }
    }
}
