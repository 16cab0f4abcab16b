package org.woodgrain.rules.magic;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * A spell as the book has it.
 *
 * @param id rule id, such as {@code "SP-08"}, or that of an {@link Invention}
 * @param name as printed
 * @param caster whose list it stands on
 * @param level spell level
 * @param number place in its list, which serves for random choice; 0 for a reversed form and for what is kept secret
 * @param reverseOf id of the spell of which it is the reversed form
 * @param reach how far
 * @param lasting how long
 * @param area what it fills or touches, in words
 * @param save what saves against it, in words; {@code none} if nothing does
 * @param effect what it does, in words
 * @param concentration whether it lasts only while its caster keeps his mind on it and ends when that is broken (MA-11)
 * @param dispel whether Dispell Magic ends it (SP-122)
 * @param invention what makes it one of a campaign's own; empty for the spells of the book
 */
public record Spell(
        String id,
        String name,
        CharacterClass caster,
        int level,
        int number,
        Optional<String> reverseOf,
        Reach reach,
        Lasting lasting,
        String area,
        String save,
        String effect,
        boolean concentration,
        Dispel dispel,
        Optional<Invention> invention) {

    /** How Dispell Magic deals with a spell. */
    @Rule({"SP-113", "SP-122"})
    public enum Dispel {
        /** It cannot be dispelled. */
        NO,
        /** By a throw for each creature or thing on which it lies. */
        EACH,
        /** By one throw for all on whom one casting lies. */
        TOGETHER,
        /** Always, without a throw. */
        ALWAYS;

        /** Reads the column of the table of spells. */
        public static Dispel parse(String text) {
            if (text.startsWith("no")) {
                return NO;
            }
            if (text.startsWith("yes, always")) {
                return ALWAYS;
            }
            boolean together = text.contains("whole group") || text.contains("all of one casting");
            return together ? TOGETHER : EACH;
        }
    }

    /** The id under which it stands in books and memories. */
    public String key() {
        return invention.map(Invention::id).orElse(id);
    }

    /** How many times its model's figure it has. */
    public int times(Figure figure) {
        return invention.filter(own -> own.doubled().contains(figure)).isPresent() ? 2 : 1;
    }

    /** The spell as it is cast: under the id of the listed spell as which it works. */
    public Spell working() {
        return new Spell(
                Invention.model(id),
                name,
                caster,
                level,
                number,
                reverseOf,
                reach,
                lasting,
                area,
                save,
                effect,
                concentration,
                dispel,
                invention);
    }

    /**
     * A spell invented on the pattern of this one.
     *
     * @param key its id
     * @param by whose list it belongs to
     * @param place in its list; 0 while it is secret
     */
    @Rule("MA-22")
    public Spell invented(
            String key, String called, CharacterClass by, int of, int place, String does, SortedSet<Figure> doubled) {
        return new Spell(
                key,
                called,
                by,
                of,
                place,
                Optional.empty(),
                doubled.contains(Figure.RANGE) ? reach.doubled() : reach,
                doubled.contains(Figure.DURATION) ? lasting.doubled() : lasting,
                area,
                save,
                does,
                concentration,
                dispel,
                Optional.of(new Invention(key, doubled)));
    }

    /** One that works as no listed spell: the referee says what comes of each casting. */
    @Rule("MA-22")
    public static Spell unlike(String key, String called, CharacterClass caster, int of, int place, String does) {
        return new Spell(
                key,
                called,
                caster,
                of,
                place,
                Optional.empty(),
                new Reach(Reach.Kind.WORDS, 0, 0, "as the referee says"),
                new Lasting(Lasting.Kind.WORDS, Formula.fixed(0), false, 1, "as the referee says"),
                "as the referee says",
                "as the referee says",
                does,
                false,
                Dispel.NO,
                Optional.of(new Invention(key, new TreeSet<>())));
    }

    /** The figures of a power that is like no listed spell, by the rule of the thing that has it. */
    public static Spell power(String rule, String called, int inches) {
        return new Spell(
                rule,
                called,
                CharacterClass.MAGIC_USER,
                1,
                0,
                Optional.empty(),
                new Reach(Reach.Kind.INCHES, inches, 0, inches + "in"),
                new Lasting(Lasting.Kind.WORDS, Formula.fixed(0), false, 1, "as its rule says"),
                "as its rule says",
                "as its rule says",
                called,
                false,
                Dispel.NO,
                Optional.empty());
    }

    public boolean reversed() {
        return reverseOf.isPresent();
    }
}
