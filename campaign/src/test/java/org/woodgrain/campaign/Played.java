package org.woodgrain.campaign;

import org.woodgrain.rules.Profile;

/** Under which profile the test that is running is played. */
public final class Played {
    static final ScopedValue<Profile> PROFILE = ScopedValue.newInstance();

    private Played() {}

    /** The profile whose turn it is; the original one in a class that does not say {@link UnderBothProfiles}. */
    public static Profile profile() {
        return PROFILE.orElse(Profile.ORIGINAL);
    }

    /** Whether it is the classic profile's turn. */
    public static boolean classic() {
        return profile() == Profile.CLASSIC;
    }

    /** The one of two figures that the profile has. */
    public static <T> T either(T original, T classic) {
        return classic() ? classic : original;
    }
}
