package org.woodgrain.campaign.sight;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Coming in by the door before which the company stands. */
public final class Threshold {
    private Threshold() {}

    /**
     * The company, which fought its way through the door that it faces, comes in behind its front rank and stands inside
     * the room; nothing if it stands in the room already or before no open way into it.
     */
    @Rule("EX-13")
    public static void comeIn(Unfolding u, String room) {
        if (!(u.state().place() instanceof Place.Underground at)) {
            return;
        }
        Level level = u.world().level(at.level()).orElseThrow();
        Ways ways = new Ways(level, u.state().level(at.level()));
        Cell inside = at.cell().step(at.facing());
        boolean leads = level.room(room)
                .filter(here -> here.cells().contains(inside) && !here.cells().contains(at.cell()))
                .isPresent();
        if (leads && ways.step(at.cell(), at.facing()) == Ways.Step.FREE) {
            u.emit(new DelveEvent.Moved(at.level(), inside, at.facing()));
            Sightings.look(u);
        }
    }
}
