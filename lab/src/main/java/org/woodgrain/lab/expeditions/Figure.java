package org.woodgrain.lab.expeditions;

import org.woodgrain.rules.equipment.Coins;

/**
 * A figure to be found out: one count divided by another, both summed over all campaigns.
 *
 * @param name by which programs know it: {@code level.2}
 * @param label in words
 * @param group under which heading it stands
 * @param unit what it is
 * @param above the count that is divided
 * @param below the count that divides it
 */
public record Figure(String name, String label, Group group, Unit unit, String above, String below) {
    /** Headings, in the order in which they are shown. */
    public enum Group {
        SURVIVAL("Still alive"),
        LEVELS("Levels reached by the first company"),
        REWARD("A session, on average"),
        CAUSES("Lost to"),
        DEPTHS("Lost by level of the dungeon"),
        CLASSES("Lost by class"),
        RANKS("Lost by level of the character");

        private final String label;

        Group(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /** What a figure is. */
    public enum Unit {
        /** A part of one. */
        SHARE(1),
        /** So many for each of what divides. */
        EACH(1),
        /** So many in a hundred of what divides. */
        HUNDRED(100),
        /** Copper pieces, shown in gold pieces. */
        GOLD(1.0 / Coins.GOLD);

        private final double factor;

        Unit(double factor) {
            this.factor = factor;
        }

        double factor() {
            return factor;
        }
    }
}
