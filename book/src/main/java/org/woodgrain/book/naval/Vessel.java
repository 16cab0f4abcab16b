package org.woodgrain.book.naval;

import java.util.OptionalInt;
import org.woodgrain.book.Row;
import org.woodgrain.rules.Formula;

/**
 * A kind of vessel; speeds are inches a turn, empty where it cannot go so.
 *
 * @param rowing slow, cruising and fast under oars
 * @param running speed under sail before the wind
 * @param broad with the wind on the beam
 * @param quarter close to the wind
 * @param beating against it
 * @param hull points of damage it bears
 * @param openSea whether it may leave the coast
 * @param deck its length in feet
 */
public record Vessel(
        String id,
        String type,
        Rowing rowing,
        Sailing running,
        Sailing broad,
        Sailing quarter,
        Sailing beating,
        Size size,
        Formula hull,
        boolean openSea,
        int price,
        int deck,
        String note) {

    /** How big it is, for catapults and boarders. */
    public enum Size {
        LARGE,
        SMALL,
        BOAT,
        RAFT
    }

    /** Speeds under oars. */
    public record Rowing(OptionalInt slow, OptionalInt cruise, OptionalInt fast) {}

    /** Speeds in a light and in a fresh breeze. */
    public record Sailing(OptionalInt light, OptionalInt fresh) {
        static Sailing read(Row row, String how) {
            return new Sailing(row.optionalInteger(how + "-light"), row.optionalInteger(how + "-fresh"));
        }
    }

    static Vessel read(Row row) {
        return new Vessel(
                row.text("id"),
                row.text("type"),
                new Rowing(
                        row.optionalInteger("oar-slow"),
                        row.optionalInteger("oar-cruise"),
                        row.optionalInteger("oar-fast")),
                Sailing.read(row, "run"),
                Sailing.read(row, "broad"),
                Sailing.read(row, "quarter"),
                Sailing.read(row, "beat"),
                row.choice("size", Size.class),
                row.dice("hull-points"),
                row.flag("open-sea"),
                row.integer("price-gp"),
                row.integer("deck-ft-ruling"),
                row.raw("note"));
    }
}
