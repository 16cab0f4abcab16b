package org.woodgrain.journal.json;

import org.woodgrain.atlas.Level;
import org.woodgrain.journal.JournalException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A level as the journal keeps it: all of it, strictly read, the same text for the same level. */
public final class LevelJson {
    private static final JsonMapper MAPPER = GameJson.mapper();

    private LevelJson() {}

    public static String write(Level level) {
        try {
            return MAPPER.writeValueAsString(level);
        } catch (JacksonException e) {
            throw new JournalException("Cannot write the level " + level.id(), e);
        }
    }

    public static Level read(String text) {
        try {
            return MAPPER.readValue(text, Level.class);
        } catch (JacksonException e) {
            throw new JournalException("Cannot read a kept level: " + e.getOriginalMessage(), e);
        }
    }
}
