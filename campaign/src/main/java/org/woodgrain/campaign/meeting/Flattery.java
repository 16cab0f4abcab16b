package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Dragons that talk are vain: whoever flatters them in a tongue that they know is granted a parley. */
final class Flattery {
    private static final int TALKS = 1;

    private Flattery() {}

    /** Whether these words win them over without a throw. */
    static boolean works(Host host, MeetingCommand.Talk talk, boolean understood) {
        return talk.manner() == Manner.FLATTERY
                && understood
                && !host.able().isEmpty()
                && host.able().stream()
                        .allMatch(foe -> foe.number(Marks.TALKS) == TALKS
                                && host.monster(foe).has(SpecialAttack.Dragon.class, host.profile()));
    }

    static void parley(Unfolding u) {
        String rule = u.state().ruleset().original() ? "EN-35" : "CE-16";
        Temper.made(u, Talk.Mood.CALM, 0, rule);
        if (u.state().encounter().orElseThrow().phase() != Encounter.Phase.PARLEY) {
            u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.PARLEY, rule));
        }
    }
}
