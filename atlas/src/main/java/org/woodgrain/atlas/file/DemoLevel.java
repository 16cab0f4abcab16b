package org.woodgrain.atlas.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.atlas.Level;

/** The level that comes with the program: the Salt Priory, for six characters of the first level. */
public final class DemoLevel {
    private static final String FILE = "salt-priory.json";

    private DemoLevel() {}

    /** The level, read afresh. */
    public static Level load() {
        return LevelJson.read(FILE, bytes()).level();
    }

    /** The file as it can be handed out, to learn the format from. */
    public static byte[] bytes() {
        try (InputStream in = DemoLevel.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new AtlasException(FILE + " is not in the program");
            }
            return in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
