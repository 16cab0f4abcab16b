package org.woodgrain.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.atlas.text.Fields;
import org.woodgrain.atlas.text.JsonText;
import org.woodgrain.atlas.text.Value;

/** Reads a level from a file, whatever format it is of. */
public final class LevelFiles {
    /** A level of a few hundred rooms has a tenth of this; more is refused before it is read. */
    public static final long MOST_BYTES = 8_000_000;

    private static final String OWN = "Woodgrain level";

    private LevelFiles() {}

    /** A level and how it came in. */
    public record Taken(Level level, ImportReport report) {}

    /**
     * Reads a file.
     *
     * @throws ExchangeException if it is too large, cannot be read, is not JSON or of no known format
     */
    public static Taken read(Path file) {
        String name = String.valueOf(file.getFileName());
        try {
            if (!Files.isRegularFile(file)) {
                throw new ExchangeException(file + ": there is no such file");
            }
            mustBeSmall(name, Files.size(file));
            return read(name, Files.readAllBytes(file));
        } catch (IOException broken) {
            throw new ExchangeException(file + ": cannot be read: " + broken.getMessage(), broken);
        }
    }

    /** Reads the bytes of a file, as they were sent. */
    public static Taken read(String name, byte[] bytes) {
        mustBeSmall(name, bytes.length);
        try {
            return take(name, JsonText.read(name, bytes));
        } catch (AtlasException broken) {
            throw new ExchangeException(String.valueOf(broken.getMessage()), broken);
        }
    }

    /** Refuses a file for its size alone, so that nobody waits for it to be read. */
    public static void mustBeSmall(String name, long bytes) {
        if (bytes > MOST_BYTES) {
            throw new ExchangeException(
                    name + ": " + megabytes(bytes) + " is too large for a level; the most is " + megabytes(MOST_BYTES));
        }
    }

    private static String megabytes(long bytes) {
        return (bytes + 500_000) / 1_000_000 + " MB";
    }

    private static Taken take(String name, Value whole) {
        if (LevelJson.claims(whole)) {
            LevelJson.Reading reading = LevelJson.read(whole);
            return new Taken(reading.level(), count(reading));
        }
        if (OnePageDungeon.claims(whole)) {
            return OnePageDungeon.read(name, whole);
        }
        String found = whole instanceof Value.Members members
                ? "an object with "
                        + (members.all().isEmpty()
                                ? "no members"
                                : String.join(", ", members.all().keySet()))
                : whole.kind();
        throw new ExchangeException(name + ": no known format; expected a Woodgrain level with \"" + LevelJson.MARK
                + "\" or a One Page Dungeon with \"rects\", found " + shorten(found));
    }

    private static String shorten(String text) {
        int most = 120;
        return text.length() <= most ? text : text.substring(0, most) + "...";
    }

    private static ImportReport count(LevelJson.Reading reading) {
        Level level = reading.level();
        SortedMap<String, Integer> doors = new TreeMap<>();
        for (Door door : level.doors().values()) {
            doors.merge(Fields.written(door.kind()), 1, Integer::sum);
        }
        int notes = (int)
                level.rooms().stream().filter(room -> !room.sight().isEmpty()).count();
        return new ImportReport(OWN, level.rooms().size(), 0, doors, notes, reading.warnings());
    }
}
