package org.woodgrain.campaign.bands;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Monsters that take other shapes: some go about as people until they take their own, some fly off as bats. */
public final class Guises {
    /** On so much of a die it is met in the shape of a person. */
    static final int AS_PERSON = 3;

    private Guises() {}

    /** Whether it may go about in the shape of a person. */
    public static boolean person(Monster kind, Profile profile) {
        return takes(kind, profile, "any");
    }

    /** Whether it may fly as a bat. */
    public static boolean bat(Monster kind, Profile profile) {
        return takes(kind, profile, "bat");
    }

    private static boolean takes(Monster kind, Profile profile, String shape) {
        return kind.powers(Habit.Shape.class, profile).stream()
                .anyMatch(each -> each.as().equals(shape));
    }
}
