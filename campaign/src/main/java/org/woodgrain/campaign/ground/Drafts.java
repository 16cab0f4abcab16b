package org.woodgrain.campaign.ground;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;

/** Windy places, marked on the map by a feature {@code windy} or a tag of the room. */
public final class Drafts {
    private static final String WINDY = "windy";

    private Drafts() {}

    /** Whether a strong wind blows there. */
    public static boolean windy(Level level, Cell cell) {
        for (Feature feature : level.features()) {
            if (feature.cell().equals(cell) && feature.kind().equals(WINDY)) {
                return true;
            }
        }
        return level.roomAt(cell).map(room -> room.tags().contains(WINDY)).orElse(false);
    }
}
