package org.woodgrain.rules.magic;

import java.util.List;
import java.util.stream.IntStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.magic.Manufacture.Work;

/** The books of a caster: one for each level of spells that he can use. */
public final class SpellBooks {
    private SpellBooks() {}

    /** Whether a caster has use for the book of a spell level. */
    public static boolean used(SpellTables tables, CharacterClass caster, ClassLevel level, int of) {
        return of >= 1
                && of <= level.spellPlaces().size()
                && level.places(of) > 0
                && !tables.list(caster, of).isEmpty();
    }

    /** The levels of which a caster has use for a book. */
    public static List<Integer> levels(SpellTables tables, CharacterClass caster, ClassLevel level) {
        return IntStream.rangeClosed(1, level.spellPlaces().size())
                .filter(of -> used(tables, caster, level, of))
                .boxed()
                .toList();
    }

    /** The gold and weeks that writing books of these levels anew takes. */
    @Rule({"MA-28", "MA-29"})
    public static Work copying(List<Integer> levels) {
        int gold = levels.stream().mapToInt(Research::investment).sum();
        int weeks = levels.stream().mapToInt(Integer::intValue).sum();
        return new Work(gold, weeks, levels.size());
    }
}
