package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.magic.CrystalGaze;
import org.woodgrain.rules.magic.Planes;
import org.woodgrain.rules.treasure.MagicClass;
import org.woodgrain.rules.treasure.MagicFinds;
import org.woodgrain.rules.treasure.MagicItem;
import org.woodgrain.rules.treasure.TreasureTables;

/** What magic finds are, and what magic tells. */
final class FindChances {
    private static final int MOST_LEVEL = 36;
    private static final int MOST_MILES = 1_000;

    static final List<Question> ALL = List.of(
            new Question(
                    "item",
                    "a magic find being an item of a class, or one of a name",
                    "item 'sword +1'",
                    List.of(word(
                            "what",
                            "a class (sword, armor, misc-weapon, potion, scroll, ring, wand-staff, misc-magic) or a part of"
                                    + " a name",
                            "sword")),
                    FindChances::item),
            new Question(
                    "plane",
                    "asking the powers of a higher plane",
                    "plane 8 --level 12",
                    List.of(
                            word("plane", Planes.LOWEST + " to " + Planes.HIGHEST, Integer.toString(Planes.LOWEST)),
                            named("level", "1 to " + MOST_LEVEL + ", of the caster", "9")),
                    FindChances::plane),
            new Question(
                    "crystal-ball",
                    "a crystal ball showing what its user looks for",
                    "crystal-ball --knowledge described --miles 20",
                    List.of(
                            named("knowledge", "seen, described or unknown", "seen"),
                            named("miles", "0 to " + MOST_MILES, "0"),
                            Fact.when("spells", "spells about it hinder the sight")),
                    FindChances::crystal));

    private FindChances() {}

    private static ChanceAnswer item(Facts facts) {
        TreasureTables tables = facts.book().treasure();
        String what = facts.text("what").toLowerCase(Locale.ROOT);
        Predicate<MagicItem> wanted = wanted(tables, facts, what);
        RuleOdds<String> rows = RuleOdds.of(dice -> MagicFinds.row(tables, dice));
        RuleOdds<Boolean> item = RuleOdds.of(dice -> MagicFinds.isItem(tables, dice));
        AnswerBuilder answer = new AnswerBuilder(facts, "a magic find, looked at for \"" + what + "\"")
                .line(
                        "a find is such an item",
                        both(item.chance(each -> each), rows.chance(row -> wanted.test(tables.item(row)))))
                .line("of items alone", rows, row -> wanted.test(tables.item(row)))
                .line("a find is a map", item, each -> !each);
        rows.outcomes().possible().stream()
                .map(tables::item)
                .filter(wanted)
                .sorted(Comparator.comparing(MagicItem::name))
                .forEach(each -> answer.line("of items: " + each.name(), rows, each.id()::equals));
        return answer.build();
    }

    /** Whether it is an item and which are thrown one after the other. */
    private static Likelihood both(Likelihood one, Likelihood other) {
        return one instanceof Likelihood.Exact first && other instanceof Likelihood.Exact second
                ? new Likelihood.Exact(first.chance().times(second.chance()))
                : one;
    }

    private static Predicate<MagicItem> wanted(TreasureTables tables, Facts facts, String what) {
        for (MagicClass each : MagicClass.values()) {
            if (each.key().equals(what.replace(' ', '-'))) {
                return item -> item.magicClass() == each;
            }
        }
        Predicate<MagicItem> named =
                item -> item.name().toLowerCase(Locale.ROOT).contains(what);
        if (tables.items().values().stream().noneMatch(named)) {
            throw facts.wrong("what");
        }
        return named;
    }

    private static ChanceAnswer plane(Facts facts) {
        int plane = facts.number("plane", Planes.LOWEST, Planes.HIGHEST);
        int level = facts.number("level", 1, MOST_LEVEL);
        RuleOdds<Planes.Answer> odds = RuleOdds.of(dice -> Planes.answer(dice, plane));
        return new AnswerBuilder(facts, "asking on plane " + plane + ", by a caster of level " + level)
                .line("he keeps his reason", RuleOdds.of(dice -> Planes.maddens(dice, "", plane, level)), mad -> !mad)
                .line("an answer is true", odds, each -> each == Planes.Answer.TRUE)
                .line("it is false", odds, each -> each == Planes.Answer.FALSE)
                .line("it is not known", odds, each -> each == Planes.Answer.UNKNOWN)
                .rules("SP-55")
                .build();
    }

    private static ChanceAnswer crystal(Facts facts) {
        int chance = CrystalGaze.chance(
                facts.number("miles", 0, MOST_MILES),
                facts.choice("knowledge", CrystalGaze.Knowledge.class),
                facts.holds("spells"),
                false);
        return new AnswerBuilder(facts, "gazing into a crystal ball for what is " + facts.text("knowledge"))
                .yesOrNo(RuleOdds.of(dice -> CrystalGaze.shows(dice, "", chance)), "it is shown", "mist")
                .build();
    }
}
