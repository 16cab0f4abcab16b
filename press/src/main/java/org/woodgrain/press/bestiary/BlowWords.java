package org.woodgrain.press.bestiary;

import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.monsters.AttackOption;
import org.woodgrain.rules.monsters.Blow;
import org.woodgrain.rules.monsters.Monster;

/** Blows in words: "two claws for 1d3 each with paralysis". */
final class BlowWords {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private BlowWords() {}

    /** All that a creature may do in a round of the classic game. */
    static String of(Monster monster) {
        return monster.attacks().isEmpty()
                ? "none"
                : monster.attacks().stream().map(BlowWords::option).collect(Collectors.joining("; or "));
    }

    /** So many blows of the original game, which are not told apart. */
    static String plain(int blows, Formula damage) {
        if (damage.toString().equals("0")) {
            return "no blows that wound";
        }
        return number(blows) + (blows == 1 ? " blow for " + damage : " blows for " + damage + " each");
    }

    private static String option(AttackOption option) {
        return option.blows().isEmpty()
                ? "none"
                : Lists.and(option.blows().stream().map(BlowWords::blow).toList());
    }

    private static String blow(Blow blow) {
        String damage = blow.damage().toString();
        boolean several = blow.times() > 1;
        String name = Lists.plain(blow.name());
        return (several ? number(blow.times()) + " " + plural(name) : single(name))
                + (damage.equals("0") ? "" : " for " + damage + (several ? " each" : ""))
                + (blow.effects().isEmpty()
                        ? ""
                        : " with "
                                + Lists.and(blow.effects().stream()
                                        .map(BlowWords::effect)
                                        .toList()));
    }

    /** One blow of a kind; breath is not counted, and snakes on a head strike as one. */
    private static String single(String name) {
        return switch (name) {
            case "breath", "snakes" -> name;
            default -> Phrases.article(name);
        };
    }

    private static String effect(String word) {
        return switch (word) {
            case "attach" -> "a hold that feeds";
            case "constrict" -> "a hold that squeezes";
            case "drain" -> "a drain of life";
            case "drain-strength" -> "a drain of strength";
            case "petrify" -> "petrifaction";
            case "swallow" -> "swallowing";
            default -> Lists.plain(word);
        };
    }

    private static String plural(String name) {
        if (name.equals("hoof")) {
            return "hooves";
        }
        return name.endsWith("s") ? name : name.endsWith("ch") ? name + "es" : name + "s";
    }

    private static String number(int many) {
        return many < NUMBERS.size() ? NUMBERS.get(many) : Integer.toString(many);
    }
}
