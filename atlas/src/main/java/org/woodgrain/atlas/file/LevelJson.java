package org.woodgrain.atlas.file;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.text.Findings;
import org.woodgrain.atlas.text.JsonText;
import org.woodgrain.atlas.text.Value;

/** Woodgrain's own level format, {@code level/1}; described in {@code docs/formats/level.md}. */
public final class LevelJson {
    /** The member that names the format. */
    public static final String MARK = "woodgrain";

    /** The version that is written. */
    public static final String VERSION = "level/1";

    private LevelJson() {}

    /**
     * A level that was read.
     *
     * @param level sound in itself
     * @param warnings what was odd but not wrong, one line each
     */
    public record Reading(Level level, List<String> warnings) {
        public Reading {
            warnings = List.copyOf(warnings);
        }
    }

    /** Whether a file says that it is of this format. */
    public static boolean claims(Value whole) {
        return whole instanceof Value.Members members && members.all().containsKey(MARK);
    }

    /**
     * Reads a level.
     *
     * @param file name for messages
     * @throws AtlasException with one line for each fault: file, line, field and what was expected
     */
    public static Reading read(String file, byte[] json) {
        return read(JsonText.read(file, json));
    }

    /** Reads a level from a text. */
    public static Reading read(String file, String json) {
        return read(file, json.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a level from JSON that has been taken apart already. */
    public static Reading read(Value whole) {
        if (!(whole instanceof Value.Members members)) {
            throw new AtlasException(whole.at().says("expected an object, found " + whole.kind()));
        }
        Value version = members.all().get(MARK);
        if (!(version instanceof Value.Text text) || !text.text().equals(VERSION)) {
            throw new AtlasException((version == null ? whole : version)
                    .at()
                    .says("expected \"" + MARK + "\": \"" + VERSION + "\", found "
                            + (version == null ? "no such field" : version.kind())));
        }
        Findings findings = new Findings();
        Level level = new LevelReader(findings).read(members);
        findings.mustBeSound();
        LevelCheck check = LevelCheck.of(level);
        check.errors().forEach(error -> findings.error(whole.at().file() + ": " + error));
        findings.mustBeSound();
        List<String> warnings = new ArrayList<>(findings.warnings());
        check.warnings().forEach(warning -> warnings.add(whole.at().file() + ": " + warning));
        return new Reading(level, warnings);
    }

    /** Writes a level; reading it back gives an equal one. */
    public static String write(Level level) {
        return new LevelWriter(level).write();
    }
}
