package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.word;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.woodgrain.book.hoards.HoardTables;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.treasure.HoardRow;

/** What a treasure is worth. */
final class HoardChances {
    private static final int MOST_LEVEL = 99;
    private static final int MOST_GOLD = 10_000_000;
    private static final List<Integer> LADDER = List.of(1, 100, 500, 1_000, 5_000, 10_000, 25_000, 50_000);

    private HoardChances() {}

    /** The questions, with the types of treasure of the book. */
    static List<Question> all(HoardTables tables) {
        return List.of(new Question(
                "hoard",
                "a treasure being worth so much or more in coin, gems and jewelry",
                "hoard B --at-least 5000",
                List.of(
                        word("what", "a treasure type such as A1 or H, or a level of the dungeon from 1", ""),
                        named("at-least", "1 to " + MOST_GOLD + " gold pieces", "")),
                facts -> hoard(facts, tables)));
    }

    private static ChanceAnswer hoard(Facts facts, HoardTables tables) {
        HoardWorth worth = worth(facts, tables);
        String what = facts.text("what");
        AnswerBuilder answer = new AnswerBuilder(
                facts,
                what.matches("\\d+")
                        ? "a treasure on level " + what + " of the dungeon"
                        : "a treasure of type " + what.toUpperCase(Locale.ROOT));
        TreeSet<Integer> asked = new TreeSet<>(LADDER);
        int first = facts.has("at-least") ? facts.number("at-least", 1, MOST_GOLD) : LADDER.getFirst();
        asked.add(first);
        List<Integer> gold = List.copyOf(asked);
        List<Likelihood> chances = worth.atLeast(gold);
        line(answer, first, chances.get(gold.indexOf(first)));
        for (int i = 0; i < gold.size(); i++) {
            if (gold.get(i) != first) {
                line(answer, gold.get(i), chances.get(i));
            }
        }
        Fraction magic = worth.magic();
        if (!magic.isZero()) {
            answer.line(what.matches("\\d+") ? "a magic find as well" : "magic or maps as well", magic);
        }
        return answer.rules(worth.rules())
                .note("On average it is worth " + decimal(worth.mean()).toPlainString()
                        + " gold pieces; magic is not counted in.")
                .build();
    }

    private static void line(AnswerBuilder answer, int gold, Likelihood chance) {
        answer.line(
                gold == 1 ? "worth anything" : String.format(Locale.ROOT, "worth %,d gold pieces or more", gold),
                chance);
    }

    private static BigDecimal decimal(Fraction fraction) {
        return fraction.decimal().setScale(1, RoundingMode.HALF_EVEN);
    }

    private static HoardWorth worth(Facts facts, HoardTables tables) {
        String what = facts.text("what");
        if (what.matches("\\d+")) {
            int level = facts.number("what", 1, MOST_LEVEL);
            try {
                HoardRow row = facts.book().treasure().dungeon().at(level);
                return HoardWorth.ofLevel(facts.book().treasure(), row);
            } catch (RulesException none) {
                throw facts.wrong("what");
            }
        }
        var types = facts.profile() == Profile.ORIGINAL ? tables.original() : tables.classic();
        return types.entrySet().stream()
                .filter(type -> type.getKey().equalsIgnoreCase(what))
                .findFirst()
                .map(type -> HoardWorth.ofType(facts.book().treasure(), type.getValue()))
                .orElseThrow(() -> new ChanceException("hoard: there is no treasure type \"" + what + "\" in the "
                        + facts.profile().label() + " game; expected a level of the dungeon or one of "
                        + types.keySet().stream()
                                .filter(type -> type.length() <= 2)
                                .collect(Collectors.joining(", "))));
    }
}
