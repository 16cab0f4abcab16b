package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** What the company does of itself when a meeting is over. */
public final class Aftermath {
    private Aftermath() {}

    /**
     * After a command that ended a meeting: the company looks about, and a fight in a room is noted, so that a look round
     * right after it costs nothing (UX-06). Does nothing unless a meeting has ended.
     *
     * @param before the state before the command
     */
    @Rule("UX-06")
    public static void settle(Unfolding u, CampaignState before) {
        Optional<Encounter> meeting = before.encounter();
        if (meeting.isEmpty()
                || u.state().encounter().isPresent()
                || u.state().underground().isEmpty()
                || u.state().company().isEmpty()) {
            return;
        }
        Sightings.look(u);
        boolean blows = meeting.get().round() > 0
                || u.since(0).stream().anyMatch(event -> event instanceof BattleEvent.SegmentBegun);
        u.state()
                .underground()
                .flatMap(at -> u.world().level(at.level()).flatMap(level -> level.roomAt(at.cell())))
                .ifPresent(room -> {
                    if (blows || meeting.get().provoked()) {
                        Marks.set(u, Marks.thisTurn(u.state(), "fought", room.id(), ""));
                    }
                });
        if (blows) {
            Recognition.afterFight(u);
        }
        u.state()
                .underground()
                .ifPresent(at -> u.world().level(at.level()).ifPresent(level -> Passing.sense(u, level)));
    }
}
