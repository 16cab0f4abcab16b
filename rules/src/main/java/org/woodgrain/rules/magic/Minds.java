package org.woodgrain.rules.magic;

import java.util.List;
import java.util.Set;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Which creatures have a mind that magic can work on. */
public final class Minds {
    private static final List<String> KINDS = List.of("construct", "ooze", "plant");
    private static final List<String> INSECTS = List.of("giant-ant", "giant-beetle", "giant-centipede");
    private static final Set<String> DEAD = Set.of("skeleton", "zombie");
    private static final String TREANT = "treant";

    private Minds() {}

    /** Whether it has no mind at all, so that confusion, illusion, images and fear do nothing to it. */
    @Rule("SP-116")
    public static boolean mindless(Monster monster) {
        return DEAD.contains(monster.id())
                || INSECTS.stream().anyMatch(monster.id()::startsWith)
                || KINDS.stream().anyMatch(monster::isKind) && !monster.id().equals(TREANT);
    }

    /** Whether it has no thoughts that could be read or bound: the mindless, and all undead and elementals too. */
    @Rule("SP-116")
    public static boolean thoughtless(Monster monster) {
        return mindless(monster) || monster.undead() || monster.isKind("elemental");
    }

    /**
     * Whether a spell on the mind finds no hold on it.
     *
     * @param effect as the monster table calls it: {@code sleep}, {@code charm}, {@code hold}; its own word decides alone
     */
    @Rule("SP-116")
    public static boolean withstands(Monster monster, String effect, Profile profile) {
        return monster.immuneTo(effect, profile) || thoughtless(monster);
    }
}
