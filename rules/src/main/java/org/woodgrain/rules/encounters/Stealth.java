package org.woodgrain.rules.encounters;

import java.util.Collection;
import java.util.function.Predicate;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** How easily monsters surprise others. */
public final class Stealth {
    private static final int HIDDEN = 4;

    private Stealth() {}

    /**
     * Faces of the d6 that surprise those whom they meet; monsters that lie in wait where they live have more.
     *
     * @param wandering whether they are met away from where they live
     * @param waits whether they are where their power of surprise says: "any", "lair", "water"...
     */
    @Rule("CE-06")
    public static int chance(Profile profile, Collection<Monster> kinds, boolean wandering, Predicate<String> waits) {
        int chance = Surprise.Side.USUAL;
        for (Monster kind : kinds) {
            for (Habit.Surprise power : kind.powers(Habit.Surprise.class, profile)) {
                if (waits.test(power.where())) {
                    chance = Math.max(chance, power.upTo());
                }
            }
            boolean hides =
                    kind.powers(Habit.Hides.class, profile).stream().anyMatch(power -> waits.test(power.terrain()));
            if ((hides || kind.has(Habit.Disguise.class, profile)) && !wandering) {
                chance = Math.max(chance, HIDDEN);
            }
        }
        return chance;
    }

    /** Whether one of them is never surprised. */
    @Rule("EN-03")
    public static boolean alert(Profile profile, Collection<Monster> kinds) {
        return kinds.stream()
                .flatMap(kind -> kind.powers(Habit.Sense.class, profile).stream())
                .anyMatch(sense -> sense.kind().equals("alert"));
    }
}
