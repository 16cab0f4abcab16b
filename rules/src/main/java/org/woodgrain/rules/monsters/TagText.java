package org.woodgrain.rules.monsters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.characters.CharacterClass;

/** A tag as written: a name and its parameters, the profile taken off. */
record TagText(String name, List<String> parameters, Optional<Profile> only) {
    TagText {
        parameters = List.copyOf(parameters);
    }

    static TagText read(String text) {
        int open = text.indexOf('(');
        if (open < 0) {
            return new TagText(text, List.of(), Optional.empty());
        }
        if (!text.endsWith(")")) {
            throw new RulesException("tag \"" + text + "\" is not closed");
        }
        List<String> parameters = new ArrayList<>(
                List.of(text.substring(open + 1, text.length() - 1).split(",", -1)));
        Optional<Profile> only = switch (parameters.getLast()) {
            case "original" -> Optional.of(Profile.ORIGINAL);
            case "classic" -> Optional.of(Profile.CLASSIC);
            default -> Optional.empty();
        };
        if (only.isPresent()) {
            parameters.removeLast();
        }
        return new TagText(text.substring(0, open), parameters, only);
    }

    int size() {
        return parameters.size();
    }

    String text(int index) {
        if (index >= parameters.size()) {
            throw new RulesException("tag \"" + name + "\" lacks its parameter " + (index + 1));
        }
        return parameters.get(index);
    }

    String textOr(int index, String otherwise) {
        return index < parameters.size() ? parameters.get(index) : otherwise;
    }

    int number(int index) {
        try {
            return Integer.parseInt(text(index));
        } catch (NumberFormatException e) {
            throw new RulesException("tag \"" + name + "\" needs a number as parameter " + (index + 1), e);
        }
    }

    int numberOr(int index, int otherwise) {
        return index < parameters.size() ? number(index) : otherwise;
    }

    List<String> list(int index) {
        return List.of(text(index).split("\\|", -1));
    }

    Formula dice(int index) {
        return MonsterText.formula(text(index));
    }

    /** Dice, or nothing when the parameter is the given word. */
    Optional<Formula> diceUnless(int index, String word) {
        return text(index).equals(word) ? Optional.empty() : Optional.of(dice(index));
    }

    CharacterClass characterClass(int index) {
        return switch (text(index)) {
            case "F" -> CharacterClass.FIGHTING_MAN;
            case "MU" -> CharacterClass.MAGIC_USER;
            case "C", "AC" -> CharacterClass.CLERIC;
            default -> throw new RulesException("tag \"" + name + "\": no class \"" + text(index) + "\"");
        };
    }
}
