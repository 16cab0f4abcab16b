package org.woodgrain.campaign.state;

import java.util.List;
import org.woodgrain.atlas.Cell;

/**
 * A dead body or a statue that was alive, as a mark of the level on which it lies.
 *
 * @param statue whether it is of stone
 * @param cell where
 * @param monster its kind
 * @param hitPoints that it had when it turned to stone, 0 for a body
 * @param foe its id, so that no two marks are the same
 */
public record Remains(boolean statue, Cell cell, String monster, int hitPoints, FoeId foe) {
    private static final String BODY = "body|";
    private static final String STATUE = "statue|";

    /** The number of a monster that says that it leaves no body. */
    public static final String NO_BODY = "no-body";

    public String mark() {
        return (statue ? STATUE : BODY) + cell + "|" + monster + "|" + hitPoints + "|" + foe;
    }

    /** What a mark tells of; the mark must be one of these. */
    public static Remains of(String mark) {
        String[] parts = mark.split("\\|", -1);
        String[] at = parts[1].split(",", -1);
        return new Remains(
                mark.startsWith(STATUE),
                new Cell(Integer.parseInt(at[0].strip()), Integer.parseInt(at[1].strip())),
                parts[2],
                Integer.parseInt(parts[3]),
                new FoeId(parts[4]));
    }

    /** The bodies that lie on a level. */
    public static List<Remains> bodies(LevelState level) {
        return level.marks(BODY).stream().map(Remains::of).toList();
    }

    public static List<Remains> statues(LevelState level) {
        return level.marks(STATUE).stream().map(Remains::of).toList();
    }
}
