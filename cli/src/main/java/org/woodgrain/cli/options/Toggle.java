package org.woodgrain.cli.options;

import java.util.Locale;

/** On or off. */
public enum Toggle {
    ON,
    OFF;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
