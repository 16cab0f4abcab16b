package org.woodgrain.rules.magic;

import java.util.Locale;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.time.Season;

/** The eight operations of weather. */
public enum WeatherChange {
    RAIN,
    STOP_RAIN,
    COLD_WAVE,
    HEAT_WAVE,
    TORNADO,
    STOP_TORNADO,
    DEEP_CLOUDS,
    CLEAR_SKY;

    /** The word for it, as {@code cold-wave}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The operation of a word. */
    public static Optional<WeatherChange> of(String word) {
        for (WeatherChange each : values()) {
            if (each.word().equals(word)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Why a season cannot have it, as a sentence without a full stop; empty if it can. */
    @Rule("SP-72")
    public String against(Season season) {
        boolean never = switch (this) {
            case COLD_WAVE -> season == Season.SUMMER;
            case HEAT_WAVE, TORNADO -> season == Season.WINTER;
            case RAIN, STOP_RAIN, STOP_TORNADO, DEEP_CLOUDS, CLEAR_SKY -> false;
        };
        return never ? "no " + word().replace('-', ' ') + " comes in " + season.label() : "";
    }
}
