package org.woodgrain.rules.magic;

import java.util.Optional;
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
        String effect) {

    public boolean reversed() {
        return reverseOf.isPresent();
    }
}
