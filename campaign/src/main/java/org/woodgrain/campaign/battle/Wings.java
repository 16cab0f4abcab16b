package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Creatures that can stay in the air for so many turns and must then rest on the ground. */
final class Wings {
    /** The number of rounds for which one has flown since it rested. */
    static final String FLOWN = "flown";

    /** The number of rounds for which it must still rest. */
    static final String RESTS = "rests-its-wings";

    private Wings() {}

    /** A round begins: it counts, and those who have flown long enough come down. */
    static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            limit(u.state(), kind).ifPresent(limit -> round(u, foe, limit));
        }
    }

    private static Optional<Habit.FlightLimit> limit(CampaignState state, Monster kind) {
        return kind.power(Habit.FlightLimit.class, state.ruleset().profile());
    }

    private static void round(Unfolding u, Foe foe, Habit.FlightLimit limit) {
        int turn = Clock.TURN / Clock.round(u.state().ruleset().profile());
        if (foe.number(RESTS) > 0) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), RESTS, foe.number(RESTS) - 1));
        } else if (foe.number(FLOWN) >= limit.turns() * turn) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), FLOWN, 0));
            u.emit(new BattleEvent.FoeMarked(foe.id(), RESTS, limit.rest() * turn));
            u.emit(new PowerEvent.Used(foe.id(), "lands", List.of(), List.of()));
        } else {
            u.emit(new BattleEvent.FoeMarked(foe.id(), FLOWN, foe.number(FLOWN) + 1));
        }
    }

    /** Feet in a turn at which a monster flies now; 0 if it cannot, rests its wings, or a storm keeps it down. */
    static int fly(CampaignState state, FoeId id, Monster kind) {
        boolean rests =
                Names.foe(state, id).filter(foe -> foe.number(RESTS) > 0).isPresent();
        return rests || kind.fly() > 0 && Outdoors.grounds(state) ? 0 : kind.fly();
    }
}
