package org.woodgrain.rules.monsters;

import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.characters.CharacterClass;

/** The row on which a creature saves in the classic profile (CC-50). */
public sealed interface SaveAs {
    /** As a normal human. */
    record Human() implements SaveAs {}

    /** As a monster of so many hit dice. */
    record Dice(int dice) implements SaveAs {}

    /** As a character; {@code raised} for dwarves and hobbits, who save four levels higher (CB-31). */
    record Classed(CharacterClass characterClass, int level, boolean raised) implements SaveAs {}

    /**
     * Reads {@code NH}, {@code HD 4}, {@code F3}, {@code MU5}, {@code C2}, and {@code D1 H1 E1 T1} for dwarf, hobbit,
     * elf and thief, who save as fighting-men.
     *
     * @throws RulesException if the text is none of these
     */
    static SaveAs parse(String text) {
        if (text.equals("NH")) {
            return new Human();
        }
        if (text.startsWith("HD ")) {
            return new Dice(Integer.parseInt(text.substring(3)));
        }
        int digits = 0;
        while (digits < text.length() && !Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        if (digits == text.length()) {
            throw new RulesException("no save row: \"" + text + "\"");
        }
        int level = Integer.parseInt(text.substring(digits));
        return switch (text.substring(0, digits)) {
            case "F", "E", "T" -> new Classed(CharacterClass.FIGHTING_MAN, level, false);
            case "D", "H" -> new Classed(CharacterClass.FIGHTING_MAN, level, true);
            case "MU" -> new Classed(CharacterClass.MAGIC_USER, level, false);
            case "C" -> new Classed(CharacterClass.CLERIC, level, false);
            default -> throw new RulesException("no save row: \"" + text + "\"");
        };
    }
}
