package org.woodgrain.press.odds;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The style sheet that all charts share; its colours can be changed by the variables that begin with {@code --odds-}. */
public final class OddsStyle {
    /** How many kinds of lines there are. */
    static final int INKS = 5;

    private OddsStyle() {}

    /** The style sheet. */
    public static String sheet() {
        try (InputStream in = OddsStyle.class.getResourceAsStream("odds.css")) {
            if (in == null) {
                throw new IllegalStateException("odds.css is not in the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
