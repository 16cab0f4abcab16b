package org.woodgrain.exchange;

import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.LevelCheck;
import org.woodgrain.atlas.text.Value;

/**
 * Takes in the JSON of the One Page Dungeon generator: rectangles of floor with openings between them, and notes.
 *
 * <p>Wide rectangles become rooms, narrow ones passages unless a note stands in them. All rooms are left to the rules to
 * stock; the notes become what is seen there. The numbers of the openings are: 0 a passage, 1 a door, 2 an archway, 3 the
 * stairs in, 4 a portcullis, 5 a door locked with a key, 6 a door secret from the near side, 7 a barred door, 8 stairs
 * down, 9 a door with steps.
 */
public final class OnePageDungeon {
    private static final String FORMAT = "One Page Dungeon";

    private OnePageDungeon() {}

    /** Whether JSON looks like this format. */
    static boolean claims(Value whole) {
        return whole instanceof Value.Members members && members.all().containsKey("rects");
    }

    /**
     * Makes a level of it.
     *
     * @param name of the file; its stem names the level when the file has no title
     * @throws ExchangeException if there is no floor in it
     */
    static LevelFiles.Taken read(String name, Value whole) {
        if (!(whole instanceof Value.Members members)) {
            throw new ExchangeException(whole.at().says("expected an object, found " + whole.kind()));
        }
        Loose loose = new Loose();
        DungeonPage page = DungeonPage.read(members, loose);
        if (page.blocks().isEmpty()) {
            throw new ExchangeException(name + ": no floor; expected rectangles in \"rects\"");
        }
        LevelMaker maker = new LevelMaker(page, loose);
        Level level = maker.make(name);
        LevelCheck check = LevelCheck.of(level);
        check.errors().forEach(error -> loose.warnings().add(name + ": " + error));
        check.warnings().forEach(warning -> loose.warnings().add(name + ": " + warning));
        SortedMap<String, Integer> doors = new TreeMap<>();
        page.gaps().forEach(gap -> doors.merge(gap.opening().words(), 1, Integer::sum));
        return new LevelFiles.Taken(
                level,
                new ImportReport(
                        FORMAT,
                        level.rooms().size(),
                        maker.corridors(),
                        doors,
                        page.notes().size(),
                        loose.warnings()));
    }
}
