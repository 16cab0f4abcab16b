package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Charms;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Members under the charm of one whom the company parts from: they go where it goes, unless their comrades hold them. */
@Rule("SP-07")
final class Beguiled {
    private static final Set<String> FIELD = Set.of("victory", "driven-off");
    private static final int TO_HOLD_ONE = 2;

    private Beguiled() {}

    /**
     * A meeting ends. Where the company keeps the field, two who are themselves hold one who would run after his charmer;
     * where it goes its way or is put to flight, he stays with those who charmed him.
     */
    static void part(Unfolding u, Encounter meeting, String how) {
        List<Adventurer> drawn = u.state().company().stream()
                .filter(who -> !u.state().helpless(who.id()) && drawn(u.state(), meeting, who))
                .toList();
        int hands = FIELD.contains(how) ? holders(u.state(), drawn) / TO_HOLD_ONE : 0;
        drawn.stream().skip(hands).forEach(who -> u.emit(new MeetingEvent.LedAway(who.id())));
    }

    /** Whether the one who charmed him is at large, or stands there yet. */
    private static boolean drawn(CampaignState state, Encounter meeting, Adventurer who) {
        return meeting.foes().stream()
                .filter(foe -> Charms.charmed(state, who.id(), foe.id()))
                .anyMatch(foe -> switch (foe.standing()) {
                    case ABLE, FLED -> foe.number("captive") == 0;
                    case DEAD, HELPLESS, SURRENDERED, CHARMED -> false;
                });
    }

    private static int holders(CampaignState state, List<Adventurer> drawn) {
        return (int) state.company().stream()
                .filter(who -> !drawn.contains(who) && !state.helpless(who.id()) && !Casting.charmed(state, who))
                .count();
    }

    /** Those who have charmed one that went with them are met again, and he is with them. */
    static void met(Unfolding u) {
        for (Adventurer who : Charms.gone(u.state())) {
            u.state().encounter().stream()
                    .flatMap(meeting -> meeting.able().stream())
                    .filter(foe -> Charms.charmed(u.state(), who.id(), foe.id()))
                    .findFirst()
                    .ifPresent(foe -> u.emit(new MeetingEvent.FoundAgain(who.id(), foe.id())));
        }
    }
}
