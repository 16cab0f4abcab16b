package org.woodgrain.rules.characters;

import java.util.List;
import org.woodgrain.rules.RulesException;

/**
 * What each score changes in the classic profile (CH-31).
 *
 * @param bands every band of every column
 */
public record ClassicModifiers(List<Band> bands) {

    /** A column of the table. */
    public enum Column {
        /** Melee attack and damage. */
        MELEE("melee"),
        OPEN_DOORS("open-doors-in-6"),
        MAGIC_SAVES("magic-saves"),
        ARMOUR_CLASS("ac"),
        MISSILE("missile"),
        INITIATIVE("initiative"),
        HIT_POINTS("hit-points"),
        REACTION("npc-reaction"),
        RETAINERS("max-retainers"),
        LOYALTY("retainer-loyalty");

        private final String key;

        Column(String key) {
            this.key = key;
        }

        /** The name in the table's file. */
        public String key() {
            return key;
        }
    }

    /** One band of scores in a column. */
    public record Band(Column column, int low, int high, int value) {}

    public ClassicModifiers {
        bands = List.copyOf(bands);
        for (Column column : Column.values()) {
            for (int score = 3; score <= 18; score++) {
                find(bands, column, score);
            }
        }
    }

    /** The value of a column for a score; scores beyond 3 to 18 read the nearest end. */
    public int of(Column column, int score) {
        return find(bands, column, Math.clamp(score, 3, 18));
    }

    private static int find(List<Band> bands, Column column, int score) {
        List<Band> hits = bands.stream()
                .filter(band -> band.column() == column && score >= band.low() && score <= band.high())
                .toList();
        if (hits.size() != 1) {
            throw new RulesException(column.key() + " has " + hits.size() + " values for a score of " + score);
        }
        return hits.getFirst().value();
    }
}
