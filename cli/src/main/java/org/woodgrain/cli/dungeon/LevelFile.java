package org.woodgrain.cli.dungeon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.woodgrain.atlas.file.LevelJson;

/** Reads a level of whatever known format. */
public final class LevelFile {
    private LevelFile() {}

    /** The level in a file. */
    public static LevelJson.Reading read(Path file) throws IOException {
        return LevelJson.read(file.getFileName().toString(), Files.readAllBytes(file));
    }
}
