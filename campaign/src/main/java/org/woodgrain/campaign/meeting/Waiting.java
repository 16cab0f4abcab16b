package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The company stands ready while the others act. */
final class Waiting {
    private Waiting() {}

    /** If they come at it from a distance it strikes first, and the better; if they stand close they act first. */
    @Rule("NP-44")
    static void of(Unfolding u) {
        Phase before = phase(u);
        Time.round(u);
        Meetings.acted(u);
        boolean ready = before == Phase.INTENT || before == Phase.PARLEY;
        if (ready && u.state().encounter().isPresent() && phase(u) == Phase.BATTLE) {
            Encounter meeting = u.state().encounter().get();
            if (meeting.round() == 0) {
                boolean charged = meeting.distance() > Closing.REACH;
                u.emit(new MeetingEvent.FirstGiven(charged, charged, "NP-44"));
            }
        }
    }

    private static Phase phase(Unfolding u) {
        return u.state().encounter().map(Encounter::phase).orElse(Phase.WARNED);
    }
}
