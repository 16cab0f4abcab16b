package org.woodgrain.campaign.ground;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.Rule;

/** How long the company has rested in the rooms and passages of a level, as marks of the level. */
public final class Stays {
    /** Rests shorter than this, an hour, teach nobody a place. */
    public static final int LEAST = 6;

    private static final String PREFIX = "stayed|";

    private Stays() {}

    /** The mark of a rest of so many turns that began in a turn, counted from the first day. */
    public static String mark(Level level, Cell cell, int began, int turns) {
        return PREFIX + place(level, cell) + "|" + began + "|" + turns;
    }

    /** Whether rests there make up a whole day. */
    @Rule("SP-45")
    public static boolean studied(Level level, LevelState state, Cell cell) {
        return state.marks(PREFIX + place(level, cell) + "|").stream()
                        .mapToInt(mark -> Integer.parseInt(mark.substring(mark.lastIndexOf('|') + 1)))
                        .sum()
                >= Clock.TURNS_IN_DAY;
    }

    private static String place(Level level, Cell cell) {
        return level.roomAt(cell).map(Room::id).orElse(LevelState.square(cell));
    }
}
