package org.woodgrain.server.lab;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.rules.Profile;

/** Reads the fields of a form, and gathers what is wrong with each of them. */
final class Fields {
    private final Map<String, String> faults = new LinkedHashMap<>();

    /** A whole number within bounds; the least if it is none. */
    long number(String field, String text, long least, long most) {
        if (text.matches("-?\\d{1,18}") && Long.parseLong(text) >= least && Long.parseLong(text) <= most) {
            return Long.parseLong(text);
        }
        faults.put(
                field,
                String.format(Locale.ROOT, "\"%s\" is no whole number from %,d to %,d.", shortened(text), least, most));
        return least;
    }

    /** The seed of dice in the field {@code seed}; 1 if it is none. */
    long seed(String text) {
        if (text.matches("-?\\d{1,18}")) {
            return Long.parseLong(text);
        }
        faults.put("seed", "\"" + shortened(text) + "\" is no seed; that is a whole number of at most 18 digits.");
        return 1;
    }

    /** A profile; the original if it is none. */
    Profile profile(String field, String text) {
        for (Profile each : Profile.values()) {
            if (each.name().equalsIgnoreCase(text)) {
                return each;
            }
        }
        faults.put(field, "There are the profiles original and classic, and no \"" + shortened(text) + "\".");
        return Profile.ORIGINAL;
    }

    /** What is read of a field; empty if that is not understood. */
    <T> Optional<T> read(String field, Supplier<T> reader) {
        try {
            return Optional.of(reader.get());
        } catch (FightsException unread) {
            fault(field, String.valueOf(unread.getMessage()));
            return Optional.empty();
        }
    }

    /** Says of a field what is wrong. */
    void fault(String field, String message) {
        faults.put(field, sentence(message));
    }

    Map<String, String> faults() {
        return faults;
    }

    boolean fine() {
        return faults.isEmpty();
    }

    /** A message as a sentence of its own. */
    static String sentence(String message) {
        String capital =
                message.isEmpty() ? message : message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1);
        return capital.matches(".*[.?!]") ? capital : capital + ".";
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }
}
