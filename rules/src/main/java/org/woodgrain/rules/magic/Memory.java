package org.woodgrain.rules.magic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassLevel;

/** What a caster may hold in memory. */
public final class Memory {
    private static final int PERCENT_A_POINT = 5;

    private Memory() {}

    /** Why a choice of spells cannot be held. */
    public sealed interface Fault {
        /** The spell is on no list, or not on the caster's in this form. */
        record NotOpen(String spell) implements Fault {}

        /**
         * More spells of a level than places are left.
         *
         * @param level of the spells
         * @param places that the caster has
         * @param spent places emptied by casting and not refilled yet
         */
        record TooMany(int level, int places, int spent) implements Fault {}

        /** The same spell in two places, where the option forbids it. */
        record Twice(String spell) implements Fault {}
    }

    /**
     * Whether a choice can be held.
     *
     * @param level the caster's row of his class
     * @param chosen ids, one for each place filled; the same one twice fills two places
     * @param spent ids of spells cast whose places are still empty
     * @return the first fault found; empty if the choice is sound
     */
    @Rule({"MA-01", "MA-03", "MA-18"})
    public static Optional<Fault> check(
            SpellTables tables,
            Ruleset ruleset,
            CharacterClass caster,
            ClassLevel level,
            Alignment alignment,
            List<String> chosen,
            List<String> spent) {
        Set<String> seen = new HashSet<>();
        int[] filled = new int[level.spellPlaces().size() + 1];
        int spare = placesWithoutList(tables, caster, level);
        for (String id : chosen) {
            Optional<Spell> spell = tables.find(id).filter(each -> tables.open(each, caster, alignment));
            if (spell.isEmpty()) {
                return Optional.of(new Fault.NotOpen(id));
            }
            if (!seen.add(id) && caster == CharacterClass.MAGIC_USER && ruleset.on(Option.NO_DUPLICATE_SPELLS)) {
                return Optional.of(new Fault.Twice(id));
            }
            int of = spell.get().level();
            int empty = spentOf(tables, spent, of);
            boolean over = of >= filled.length || ++filled[of] > level.places(of) - empty;
            if (over && (level.places(of) == 0 || spare-- <= 0)) {
                return Optional.of(new Fault.TooMany(of, level.places(of), empty));
            }
        }
        return Optional.empty();
    }

    /** The book's spells that a caster can use: whole lists for each level of which he has a place. */
    @Rule({"MA-27", "MA-17"})
    public static List<Spell> known(SpellTables tables, CharacterClass caster, ClassLevel level, Alignment alignment) {
        List<Spell> known = new ArrayList<>();
        for (int of = 1; of <= level.spellPlaces().size(); of++) {
            if (level.places(of) > 0) {
                tables.list(caster, of, alignment).stream()
                        .filter(spell -> spell.invention().isEmpty())
                        .forEach(known::add);
            }
        }
        return known;
    }

    /** The percentage by which a magic-user learns one spell of a list, where a campaign asks for a throw (MA-27). */
    @Rule("MA-27")
    public static int chanceToKnow(int intelligence) {
        return PERCENT_A_POINT * intelligence;
    }

    /** Turns of study or prayer for a choice: one for each level of each spell (MA-04). */
    public static int studyTurns(SpellTables tables, List<String> chosen) {
        return chosen.stream().mapToInt(id -> tables.spell(id).level()).sum();
    }

    /** Places of levels above the lists, which may hold spells of a lower level. */
    @Rule("MA-18")
    private static int placesWithoutList(SpellTables tables, CharacterClass caster, ClassLevel level) {
        int places = 0;
        for (int of = 1; of <= level.spellPlaces().size(); of++) {
            if (tables.list(caster, of).isEmpty()) {
                places += level.places(of);
            }
        }
        return places;
    }

    private static int spentOf(SpellTables tables, List<String> spent, int level) {
        return (int)
                spent.stream().filter(id -> tables.spell(id).level() == level).count();
    }
}
