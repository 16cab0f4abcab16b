package org.woodgrain.campaign.delve;

import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** Doors that magic has opened. */
public final class SprungDoors {
    private SprungDoors() {}

    /** What is seen and met through a door when the company stands before it; from farther off only what is seen. */
    public static void look(Unfolding u, Edge edge) {
        boolean near = u.state()
                .underground()
                .map(Place.Underground::cell)
                .filter(edge::touches)
                .isPresent();
        if (near) {
            DoorWork.sprung(u, edge);
        } else if (u.state().underground().isPresent()) {
            Sightings.look(u);
        }
    }
}
