package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;

/** Opens meetings, and takes them on when something was done in them. */
public final class Meetings {
    private Meetings() {}

    /**
     * Opens a meeting with monsters that are placed: surprise, distance, dropped things, and the monsters' free segment
     * if they have one (EN-36, CE-02). Does nothing if no foe can act or is helpless here.
     *
     * @param foes who is met, with their hit points
     * @param room the room they live in; empty if they live in none
     * @param cell where they stand
     * @param approach how the sides come upon each other
     */
    public static void begin(Unfolding u, List<Foe> foes, Optional<String> room, Cell cell, Approach approach) {
        if (foes.stream().allMatch(Foe::gone)) {
            return;
        }
        u.emit(new MeetingEvent.MeetingBegun(
                Encounter.begun(foes, room, cell, Encounter.Phase.INTENT, approach.pushers()), "EN-36"));
    }

    /** Opens the meeting with the wanderers of the state; does nothing if there are none or a meeting is on already. */
    public static void beginWanderers(Unfolding u) {}

    /**
     * Takes the meeting on after the company has done something outside the rounds of a fight that takes a round, such
     * as casting a spell: the warning or the free segment is used up, and the monsters make up their mind.
     */
    public static void acted(Unfolding u) {}
}
