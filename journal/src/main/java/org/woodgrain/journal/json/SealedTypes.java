package org.woodgrain.journal.json;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.woodgrain.campaign.event.Event;

/** The records that a sealed interface permits, and the names they have in JSON. */
final class SealedTypes {
    private SealedTypes() {}

    /** All records below a sealed type, in the order in which they are permitted. */
    static Set<Class<?>> recordsOf(Class<?> type) {
        Set<Class<?>> found = new LinkedHashSet<>();
        collect(type, found);
        return found;
    }

    /**
     * The simple name. Events have their part of the game before it and their version after it, {@code delve.Moved/1};
     * the version is 1 unless the name itself ends in {@code V2} and so on.
     */
    static String name(Class<?> type) {
        String name = type.getSimpleName();
        if (!Event.class.isAssignableFrom(type)) {
            return name;
        }
        int digits = name.length();
        while (digits > 0 && Character.isDigit(name.charAt(digits - 1))) {
            digits--;
        }
        boolean versioned = digits > 1 && digits < name.length() && name.charAt(digits - 1) == 'V';
        String version = versioned ? name.substring(0, digits - 1) + "/" + name.substring(digits) : name + "/1";
        return part(type) + version;
    }

    private static String part(Class<?> event) {
        Class<?> around = event.getEnclosingClass();
        return around == null
                ? ""
                : around.getSimpleName().replaceFirst("Event$", "").toLowerCase(Locale.ROOT) + ".";
    }

    private static void collect(Class<?> type, Set<Class<?>> found) {
        if (type.isRecord()) {
            found.add(type);
        } else if (type.isSealed()) {
            for (Class<?> permitted : Objects.requireNonNull(type.getPermittedSubclasses())) {
                collect(permitted, found);
            }
        }
    }
}
