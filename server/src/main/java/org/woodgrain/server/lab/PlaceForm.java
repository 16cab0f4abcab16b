package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.lab.table.Surprise;
import org.woodgrain.lab.table.Venue;

/**
 * Where two sides fight, as it was typed.
 *
 * @param by {@code "arena"}, {@code "table"}, or empty for whatever fits
 * @param room feet across and along, such as {@code 60x160}; may be empty
 * @param surprise {@code "nobody"}, {@code "first"}, {@code "second"} or {@code "dice"}
 */
public record PlaceForm(String by, String room, String surprise) {
    /** The names of what an address may say of it. */
    static final List<String> PARTS = List.of("by", "room", "surprise");

    private static final String NOBODY = "nobody";

    static PlaceForm of(Map<String, String> given) {
        return new PlaceForm(
                given.getOrDefault("by", "").strip(),
                given.getOrDefault("room", "").strip(),
                given.getOrDefault("surprise", NOBODY).strip());
    }

    /** Adds to an address what is not as usual. */
    Query with(Query query) {
        return query.with("by", by).with("room", room).with("surprise", surprise, NOBODY);
    }

    /** Whether nothing was said of it. */
    public boolean usual() {
        return room.isEmpty() && surprise.equals(NOBODY);
    }

    Optional<String> hall() {
        return room.isEmpty() ? Optional.empty() : Optional.of(room);
    }

    Venue.Asked asked(Fields fields) {
        return switch (by) {
            case "" -> Venue.Asked.WHATEVER_FITS;
            case "arena" -> Venue.Asked.ARENA;
            case "table" -> Venue.Asked.TABLE;
            default -> {
                fields.fault("by", "They fight in the arena or at the table.");
                yield Venue.Asked.WHATEVER_FITS;
            }
        };
    }

    Surprise surprised(Fields fields) {
        for (Surprise each : Surprise.values()) {
            if (each.name().equalsIgnoreCase(surprise)) {
                return each;
            }
        }
        fields.fault("surprise", "Surprised is nobody, the first side, the second, or as the dice have it.");
        return Surprise.NOBODY;
    }
}
