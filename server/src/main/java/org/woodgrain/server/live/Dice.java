package org.woodgrain.server.live;

import java.util.List;
import org.woodgrain.rules.Roll;

/** Thrown dice in words. */
public final class Dice {
    private Dice() {}

    /** What the dice make, where adding them up says more than the faces: "= 7"; else empty. */
    public static String sum(Roll roll) {
        boolean plain = roll.faces().size() == 1 && roll.modifier() == 0 && roll.multiplier() == 1;
        return plain ? "" : "= " + roll.total();
    }

    /** What was needed: "5 or more"; empty when nothing was. */
    public static String need(Roll roll) {
        return switch (roll.test()) {
            case NONE -> "";
            case AT_LEAST -> roll.target() + " or more";
            case AT_MOST -> roll.target() + " or less";
        };
    }

    /** Whose throw it was and what for. */
    public static String title(Roll roll) {
        return roll.by().isEmpty() ? roll.purpose() : roll.by() + ", " + roll.purpose();
    }

    /** Whether all of them were thrown openly. */
    public static boolean open(List<Roll> rolls) {
        return rolls.stream().noneMatch(Roll::secret);
    }
}
