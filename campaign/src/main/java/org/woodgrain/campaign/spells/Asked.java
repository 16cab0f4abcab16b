package org.woodgrain.campaign.spells;

import java.util.List;

/**
 * One of the things that a caster is asked when he casts or directs a spell outside the rounds of a fight.
 *
 * @param name by which the answer is known
 * @param label as shown
 * @param how what kind of answer it is
 * @param aims among which he chooses; empty if he does not choose
 * @param preset what is chosen beforehand; may be empty
 */
public record Asked(String name, String label, How how, List<Aim> aims, String preset) {
    /** The name of the answer that says at whom or what; its value holds all that the others do not say. */
    public static final String TARGET = "target";

    /** The name of the answer that sets a place of the map instead. */
    public static final String PLACE = "place";

    /** The names of the answers that give a way and how far. */
    public static final String WAY = "way";

    public static final String FEET = "feet";

    /** The name of the answer that says a kind of creature. */
    public static final String KIND = "kind";

    /** What kind of answer. */
    public enum How {
        CHOICE,
        NUMBER,
        /** A square of the map, which may be left out. */
        SQUARE
    }

    public Asked {
        aims = List.copyOf(aims);
    }

    /** A choice among aims. */
    static Asked choice(String name, String label, List<Aim> aims) {
        return new Asked(name, label, How.CHOICE, aims, aims.getFirst().value());
    }

    /** A place in sight instead of what is chosen. */
    static Asked place() {
        return new Asked(PLACE, "Or a place on the map", How.SQUARE, List.of(), "");
    }
}
