package org.woodgrain.rules.characters;

import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/**
 * The rank at which a character of high level fights in battles of miniatures; man to man the attack matrix decides
 * without it.
 *
 * @param since the level with which it began
 * @param name the rank, empty where the sources only say that it does not change
 */
@Rule("CH-70")
public record FightingCapability(int since, String name) {

    /**
     * The capability of a level beyond the lists, as far as the sources follow it; empty below and above, and in the classic
     * profile.
     */
    public static Optional<FightingCapability> of(Ruleset rules, CharacterClass in, int level) {
        if (rules.classic()) {
            return Optional.empty();
        }
        return switch (in) {
            case FIGHTING_MAN ->
                switch (level) {
                    case 10, 11 -> unnamed(10);
                    case 12, 13 -> Optional.of(new FightingCapability(12, "Superhero +2"));
                    default -> Optional.empty();
                };
            case MAGIC_USER ->
                switch (level) {
                    case 16, 17, 18 -> unnamed(16);
                    case 19 -> Optional.of(new FightingCapability(19, "Wizard +3"));
                    default -> Optional.empty();
                };
            case CLERIC ->
                switch (level) {
                    case 10, 11, 12 -> unnamed(10);
                    case 13, 14, 15, 16 -> Optional.of(new FightingCapability(13, "Superhero"));
                    case 17 -> unnamed(17);
                    default -> Optional.empty();
                };
        };
    }

    private static Optional<FightingCapability> unnamed(int since) {
        return Optional.of(new FightingCapability(since, ""));
    }
}
