package org.woodgrain.campaign.spells;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;

/** How high a place is. */
public final class Ceilings {
    private static final int PASSAGE = 10;
    private static final int ROOM = 20;
    private static final Pattern TAG = Pattern.compile("ceiling-(\\d+)");

    /** More than anybody can rise. */
    private static final int SKY = 10_000;

    private Ceilings() {}

    /** Feet up to which one can rise where he is: to the ceiling, or as high as he likes under the open sky. */
    @Rule({"SP-10", "SP-19"})
    static int room(World world, CampaignState state, String level, Cell cell) {
        return Outdoors.now(state, level).open()
                ? SKY
                : world.level(level).map(map -> feet(map, cell)).orElse(SKY);
    }

    /** Feet to the ceiling: what the tag {@code ceiling-N} of a room says, else ten in a passage and twenty in a room. */
    @Rule({"SP-10", "MA-19"})
    public static int feet(Level level, Cell cell) {
        return level.roomAt(cell).map(Ceilings::feet).orElse(PASSAGE);
    }

    private static int feet(Room room) {
        for (String tag : room.tags()) {
            Matcher matcher = TAG.matcher(tag);
            if (matcher.matches()) {
                return Integer.parseInt(matcher.group(1));
            }
        }
        return ROOM;
    }
}
