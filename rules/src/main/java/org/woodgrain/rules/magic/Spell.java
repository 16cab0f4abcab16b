package org.woodgrain.rules.magic;

import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * A spell as the book has it.
 *
 * @param id rule id, such as {@code "SP-08"}
 * @param name as printed
 * @param caster whose list it stands on
 * @param level spell level
 * @param number place in its list, which serves for random choice; 0 for a reversed form
 * @param reverseOf id of the spell of which it is the reversed form
 * @param reach how far
 * @param lasting how long
 * @param area what it fills or touches, in words
 * @param save what saves against it, in words; {@code none} if nothing does
 * @param effect what it does, in words
 * @param concentration whether it lasts only while its caster keeps his mind on it and ends when that is broken (MA-11)
 * @param dispel whether Dispell Magic ends it (SP-122)
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
        Dispel dispel) {

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

    public boolean reversed() {
        return reverseOf.isPresent();
    }
}
