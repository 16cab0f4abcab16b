package org.woodgrain.rules.exploration;

import java.util.Set;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Resistance;

/** What a listener hears of creatures. */
public final class Noises {
    private static final Set<String> SILENT_KINDS = Set.of("ooze", "plant", "construct");

    private Noises() {}

    /** Creatures that make no sound: the undead, slimes and molds, made things, and gargoyles at rest. */
    @Rule({"UX-22", "CD-19"})
    public static boolean silent(Monster monster) {
        return monster.undead()
                || monster.tags().stream().anyMatch(tag -> tag.power() instanceof Resistance.Incorporeal)
                || monster.id().equals("gargoyle")
                || monster.kinds().stream().anyMatch(SILENT_KINDS::contains);
    }

    /** The kind of sound they make, which is all that a listener learns (CD-16). */
    public static String of(Monster monster) {
        if (monster.isKind("insect")) {
            return "a dry scratching";
        }
        if (monster.isKind("reptile") || monster.isKind("dragon")) {
            return "a slow scraping";
        }
        if (monster.isKind("giant") || monster.size().ordinal() > 2) {
            return "heavy footsteps";
        }
        return monster.intelligence() == Intelligence.INTELLIGENT ? "voices" : "shuffling";
    }
}
