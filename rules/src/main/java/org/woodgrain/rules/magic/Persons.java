package org.woodgrain.rules.magic;

import java.util.Set;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Who counts as a person for spells that charm or hold persons. */
public final class Persons {
    private static final Set<String> NAMED =
            Set.of("sprite", "pixie", "nixie", "dryad", "kobold", "goblin", "orc", "hobgoblin", "gnoll");

    private Persons() {}

    /** Whether a monster is of the kind: men, the peoples, and the small folk and goblin kinds that the book names. */
    @Rule("SP-07")
    public static boolean valid(Monster monster) {
        return !monster.undead()
                && (monster.isKind("men") || monster.isKind("demihuman") || NAMED.contains(monster.id()));
    }

    /** Whether it looks like one to those who do not know better. */
    @Rule({"SP-07", "SP-115"})
    public static boolean seems(Monster monster, Profile profile) {
        return valid(monster) || monster.has(Habit.Disguise.class, profile);
    }
}
