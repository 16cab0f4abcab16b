package org.woodgrain.campaign.sight;

import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.captives.Rescue;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** Lets the company look about from where it stands. */
public final class Sightings {
    private Sightings() {}

    /**
     * Adds what is seen to the map of the company, and tells of a room when the company stands in it for the first time.
     * Does nothing in town.
     *
     * @return the cells that were not known before
     */
    public static SortedSet<Cell> look(Unfolding u) {
        TreeSet<Cell> fresh = new TreeSet<>();
        if (!(u.state().place() instanceof Place.Underground at)) {
            return fresh;
        }
        Level level = u.world().level(at.level()).orElseThrow();
        SortedSet<Cell> known = u.state().level(at.level()).seen();
        for (Cell cell : Lighting.visible(level, u.state(), at.cell())) {
            if (!known.contains(cell)) {
                fresh.add(cell);
            }
        }
        if (!fresh.isEmpty()) {
            u.emit(new DelveEvent.Seen(at.level(), fresh));
        }
        level.roomAt(at.cell()).map(Room::id).ifPresent(room -> {
            if (!u.state().level(at.level()).room(room).visited() && Lighting.anySees(u.state())) {
                u.emit(new DelveEvent.RoomEntered(at.level(), room));
            }
            if (Lighting.anySees(u.state())) {
                Rescue.from(u, at.level(), room);
            }
        });
        return fresh;
    }
}
