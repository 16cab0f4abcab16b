package org.woodgrain.campaign.ground;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;

/** Ground that is mud by nature, marked on the map by a feature {@code mud} or a tag of the room. */
public final class Mud {
    private static final String MUD = "mud";

    private Mud() {}

    /** Whether a square was drawn as mud. */
    public static boolean natural(Level level, Cell cell) {
        // asked for at every step
        for (Feature feature : level.features()) {
            if (feature.kind().equals(MUD) && feature.cell().equals(cell)) {
                return true;
            }
        }
        return level.roomAt(cell).map(room -> room.tags().contains(MUD)).orElse(false);
    }

    /** Whether there is such ground anywhere on a level. */
    public static boolean any(Level level) {
        return level.features().stream().anyMatch(feature -> feature.kind().equals(MUD))
                || level.rooms().stream().anyMatch(room -> room.tags().contains(MUD));
    }
}
