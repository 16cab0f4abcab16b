package org.woodgrain.campaign.delve;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.RoomTraps;

/** Windy places, marked on the map by a feature {@code windy} or a tag of the room. */
final class Wind {
    private static final String WINDY = "windy";

    private Wind() {}

    /** Throws for each torch when the company comes into the wind. */
    @Rule("UX-27")
    static void blow(Unfolding u, Level level, Cell from, Cell to) {
        if (!windy(level, to) || windy(level, from)) {
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

    private static boolean windy(Level level, Cell cell) {
        return level.features().stream()
                        .anyMatch(feature ->
                                feature.cell().equals(cell) && feature.kind().equals(WINDY))
                || level.roomAt(cell).map(room -> room.tags().contains(WINDY)).orElse(false);
    }
}
