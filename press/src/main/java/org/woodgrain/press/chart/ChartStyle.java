package org.woodgrain.press.chart;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.woodgrain.press.odds.OddsStyle;

/** The style sheet of all charts, those of odds among them. */
public final class ChartStyle {
    private ChartStyle() {}

    /** The style sheet. */
    public static String sheet() {
        try (InputStream in = ChartStyle.class.getResourceAsStream("chart.css")) {
            if (in == null) {
                throw new IllegalStateException("chart.css is not in the program");
            }
            return OddsStyle.sheet() + new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
