package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.spells.Charms;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;

/** Opens meetings, and takes them on when something was done in them. */
public final class Meetings {
    private Meetings() {}

    /**
     * Opens a meeting with monsters that are placed: surprise, distance, dropped things, and the monsters' free segment
     * if they have one (EN-36, CE-02). Does nothing if all of them are dead or gone, or if the company has parted from
     * them in peace this very turn.
     *
     * @param foes who is met, with their hit points
     * @param room the room they live in; empty if they live in none
     * @param cell where they stand
     * @param approach how the sides come upon each other
     */
    public static void begin(Unfolding u, List<Foe> foes, Optional<String> room, Cell cell, Approach approach) {
        List<Foe> strangers = foes.stream().filter(foe -> !Charms.joins(u, foe)).toList();
        if (strangers.size() < foes.size()) {
            begin(u, strangers, room, cell, approach);
        } else if (u.state().encounter().isEmpty()
                && foes.stream().anyMatch(foe -> !foe.gone())
                && !Peace.kept(u, foes)) {
            Opening.placed(u, foes, room, cell, approach);
        }
    }

    /** Whether the company has parted from all of them in peace, so that they do not hide from it. */
    public static boolean partedFrom(List<Foe> foes) {
        return Peace.known(foes);
    }

    /** Opens the meeting with the wanderers of the state; does nothing if there are none or a meeting is on already. */
    public static void beginWanderers(Unfolding u) {
        if (u.state().encounter().isEmpty()) {
            u.state().wanderers().ifPresent(wanderers -> Arrival.of(u, wanderers));
        }
    }

    /**
     * Takes the meeting on after the company has done something outside the rounds of a fight that takes a round, such
     * as casting a spell: the warning or the free segment is used up, and the monsters make up their mind. Does nothing
     * if no meeting is on.
     */
    public static void acted(Unfolding u) {
        Optional<Encounter.Phase> phase = u.state().encounter().map(Encounter::phase);
        if (phase.isPresent()) {
            switch (phase.get()) {
                case WARNED -> Arrival.atHand(u);
                case FREE_SEGMENT, INTENT, PARLEY -> Temper.answer(u);
                case BATTLE -> Aftermath.of(u);
                case ROUT, PURSUIT, YIELDED -> {}
            }
        }
    }
}
