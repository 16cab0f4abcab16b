package org.woodgrain.rules.melee.tactics;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Old hatreds: whom a kind of monster strikes before all others. */
public final class Hatred {
    private Hatred() {}

    /** Whether a monster hates somebody for what he is. */
    public static boolean of(Monster monster, Profile profile, Combatant target) {
        return monster.powers(Habit.Hates.class, profile).stream()
                .flatMap(each -> each.kinds().stream())
                .anyMatch(target.kinds()::contains);
    }
}
