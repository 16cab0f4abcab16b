package org.woodgrain.rules.combat;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SaveAs;
import org.woodgrain.rules.monsters.Trait;

/** On which row somebody saves. */
public sealed interface Saver {
    /** A class and the level at which its row is read; four higher for dwarves and hobbits (CB-31). */
    record Classed(CharacterClass characterClass, int level) implements Saver {}

    /** The better of several rows, as an elf has, or a monster that casts spells. */
    record Best(List<Saver> rows) implements Saver {
        public Best {
            rows = List.copyOf(rows);
        }
    }

    /** An ordinary man without a class. */
    record Ordinary() implements Saver {}

    /** A monster by its hit dice in the classic table. */
    record Dice(int dice) implements Saver {}

    /** The row of a monster in the profile that is played. */
    @Rule({"CB-31", "CB-32", "CC-50", "CC-52"})
    static Saver of(Ruleset ruleset, Monster monster) {
        return of(ruleset, monster, Optional.empty(), Optional.empty());
    }

    /**
     * The row of a monster that may differ from its kind.
     *
     * @param dice its own hit dice
     * @param level its own level, if it is of class
     */
    static Saver of(Ruleset ruleset, Monster monster, Optional<HitDice> dice, Optional<Integer> level) {
        return ruleset.original()
                ? original(monster, ruleset, dice.orElse(monster.hitDice()), level)
                : classic(monster, dice, level);
    }

    private static Saver original(Monster monster, Ruleset ruleset, HitDice dice, Optional<Integer> own) {
        Optional<Trait.Classed> classed = monster.power(Trait.Classed.class, ruleset.profile());
        if (classed.isPresent()) {
            return new Classed(
                    classed.get().characterClass(), own.orElse(classed.get().level()));
        }
        int level = fighterLevel(dice);
        Optional<Trait.Saves> saves = monster.power(Trait.Saves.class, ruleset.profile());
        if (saves.isPresent()) {
            Trait.Saves row = saves.get();
            return row.characterClass().isPresent()
                    ? new Classed(row.characterClass().get(), row.level())
                    : new Classed(CharacterClass.FIGHTING_MAN, level + row.level());
        }
        Saver fighter = new Classed(CharacterClass.FIGHTING_MAN, level);
        return monster.has(Trait.Casts.class, ruleset.profile())
                        || monster.has(Trait.DragonSpells.class, ruleset.profile())
                ? new Best(List.of(fighter, new Classed(CharacterClass.MAGIC_USER, level)))
                : fighter;
    }

    private static int fighterLevel(HitDice dice) {
        return Math.max(1, dice.roundedUp());
    }

    /** The row named; a monster with more or fewer dice than its kind saves as so many dice more or fewer. */
    private static Saver classic(Monster monster, Optional<HitDice> own, Optional<Integer> level) {
        int more = own.map(dice -> dice.dice() - monster.hitDice().dice()).orElse(0);
        return switch (monster.saveAs()) {
            case SaveAs.Human human -> more > 0 ? new Dice(1 + more) : new Ordinary();
            case SaveAs.Dice dice -> new Dice(Math.max(1, dice.dice() + more));
            case SaveAs.Classed classed ->
                new Classed(
                        classed.characterClass(),
                        level.orElse(Math.max(1, classed.level() + more)) + (classed.raised() ? 4 : 0));
        };
    }
}
