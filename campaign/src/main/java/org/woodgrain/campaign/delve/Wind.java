package org.woodgrain.campaign.delve;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.ground.Drafts;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.RoomTraps;

/** What the wind of windy places does. */
final class Wind {
    private Wind() {}

    /** Throws for each torch when the company comes into the wind. */
    @Rule("UX-27")
    static void blow(Unfolding u, Level level, Cell from, Cell to) {
        if (!Drafts.windy(level, to) || Drafts.windy(level, from)) {
            return;
        }
        for (Light light : u.state().lights()) {
            if (!light.lantern()) {
                boolean out = RoomTraps.windPutsOut(u.throwing(), Crew.name(u.state(), light.bearer()));
                u.emit(new DelveEvent.Gust(
                        light.bearer(), light.source(), out, u.throwing().take()));
            }
        }
    }
}
