package org.woodgrain.campaign.state;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;

/**
 * A building out of doors, as a mark of the level on which it stands.
 *
 * @param name as the referee calls it, such as {@code keep}
 * @param cell where
 * @param points structural points that it has left; 0 for a ruin
 * @param most that it has when whole
 */
public record Building(String name, Cell cell, int points, int most) {
    /** Structural points that the stoutest has. */
    public static final int MOST = 100;

    private static final String PREFIX = "building|";

    /** One that is whole. */
    public static Building whole(String name, Cell cell, int points) {
        return new Building(name.replace('|', ' ').strip(), cell, points, points);
    }

    public String mark() {
        return PREFIX + name + "|" + cell + "|" + points + "|" + most;
    }

    /** Those that stand on a level, ruins among them. */
    public static List<Building> all(LevelState level) {
        return level.marks(PREFIX).stream().map(Building::read).toList();
    }

    /** The one of that name. */
    public static Optional<Building> named(LevelState level, String name) {
        return all(level).stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private static Building read(String mark) {
        String[] parts = mark.split("\\|", -1);
        String[] at = parts[2].split(",", -1);
        return new Building(
                parts[1],
                new Cell(Integer.parseInt(at[0].strip()), Integer.parseInt(at[1].strip())),
                Integer.parseInt(parts[3]),
                Integer.parseInt(parts[4]));
    }

    /** The level with it in the stead of the one of its name; one without points that never had any is taken away. */
    public LevelState on(LevelState level) {
        LevelState now = level;
        for (Building old : all(level)) {
            now = old.name().equals(name) ? now.withoutTried(old.mark()) : now;
        }
        return most == 0 ? now : now.withTried(mark());
    }

    /** The same when it has lost so many points and stands elsewhere. */
    public Building shaken(int lost, Cell where) {
        return new Building(name, where, Math.max(0, points - lost), most);
    }

    /** As it looks: whole, cracked, or in ruins. */
    public String told() {
        return points == 0 ? "the ruins of a " + name : points < most ? "a cracked " + name : "a " + name;
    }
}
