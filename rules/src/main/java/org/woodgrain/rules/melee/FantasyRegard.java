package org.woodgrain.rules.melee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.FantasyTable;
import org.woodgrain.rules.combat.Skill;

/**
 * Sides that fight by the fantasy table of the miniatures rules where both attacker and target stand on it, and by the
 * matrix where not.
 *
 * @param base what else one adds against another
 * @param table the numbers
 * @param all those who fight, by their numbers
 */
public record FantasyRegard(Matchup.Regard base, FantasyTable table, List<Combatant> all) implements Matchup.Regard {
    private static final int HERO = 4;
    private static final int SUPERHERO = 8;
    private static final int WIZARD = 11;

    /** Types by the ids of monsters, and after those by their kinds. */
    private static final Map<String, String> IDS = Map.ofEntries(
            Map.entry("treant", "ent"),
            Map.entry("troll", "troll-ogre"),
            Map.entry("ogre", "troll-ogre"),
            Map.entry("ghoul", "wight-ghoul"),
            Map.entry("wight", "wight-ghoul"),
            Map.entry("wraith", "wraith"),
            Map.entry("balrog", "balrog"),
            Map.entry("small-roc", "roc"),
            Map.entry("large-roc", "roc"),
            Map.entry("giant-roc", "roc"));

    private static final List<String> KINDS = List.of("lycanthrope", "giant", "elemental", "dragon");

    public FantasyRegard {
        all = List.copyOf(all);
    }

    @Override
    public int toHit(int attacker, int target) {
        return base.toHit(attacker, target);
    }

    @Override
    @Rule("CB-34")
    public int duel(int attacker, int target) {
        return type(all.get(attacker))
                .flatMap(one -> type(all.get(target)).flatMap(other -> table.needed(one, other)))
                .orElse(0);
    }

    /** As what somebody stands on the table; empty if he does not. */
    static Optional<String> type(Combatant who) {
        for (String kind : who.kinds()) {
            if (IDS.containsKey(kind)) {
                return Optional.of(IDS.get(kind));
            }
        }
        for (String kind : KINDS) {
            if (who.kinds().contains(kind)) {
                return Optional.of(kind);
            }
        }
        return who.skill() instanceof Skill.Classed classed ? type(classed) : Optional.empty();
    }

    private static Optional<String> type(Skill.Classed classed) {
        if (classed.characterClass() == CharacterClass.FIGHTING_MAN && classed.level() >= HERO) {
            return Optional.of(classed.level() >= SUPERHERO ? "superhero" : "hero");
        }
        return classed.characterClass() == CharacterClass.MAGIC_USER && classed.level() >= WIZARD
                ? Optional.of("wizard")
                : Optional.empty();
    }
}
