package org.woodgrain.campaign.ground;

import java.util.Comparator;
import java.util.List;
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

    /** The mark by which the referee lets spells be regained on a level on a day. */
    public static String studyMark(int day) {
        return "study|" + day;
    }

    /** Whether a rest of at least so many turns there, begun anew by no other doing, has ended on the present day. */
    @Rule("MA-04")
    public static boolean restedToday(Level level, LevelState state, Cell cell, Clock now, int least) {
        List<int[]> rests = state.marks(PREFIX + place(level, cell) + "|").stream()
                .map(mark -> mark.split("\\|", -1))
                .map(parts ->
                        new int[] {Integer.parseInt(parts[parts.length - 2]), Integer.parseInt(parts[parts.length - 1])
                        })
                .sorted(Comparator.comparingInt((int[] rest) -> rest[0]))
                .toList();
        int began = 0;
        int end = -1;
        for (int[] rest : rests) {
            // the turn in which somebody last did something goes by before a rest is counted
            began = rest[0] <= end + 1 && end >= 0 ? began : rest[0];
            end = Math.max(end, rest[0] + rest[1]);
            if (end - began >= least && end >= now.day() * Clock.TURNS_IN_DAY) {
                return true;
            }
        }
        return false;
    }

    private static String place(Level level, Cell cell) {
        return level.roomAt(cell).map(Room::id).orElse(LevelState.square(cell));
    }
}
