package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.List;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Arrival;
import org.woodgrain.rules.magic.Research;
import org.woodgrain.rules.magic.Turning;
import org.woodgrain.rules.magic.TurningTable;

/** Turning undead, teleporting and research. */
final class MagicChances {
    private static final int SPELL_LEVELS = 6;
    private static final int MOST_GOLD = 1_000_000;

    static final List<Question> ALL = List.of(
            new Question(
                    "turn",
                    "a cleric turning undead",
                    "turn cleric/3 '4 zombie'",
                    List.of(
                            word("cleric", "a cleric and his level, such as cleric/3", "cleric/1"),
                            word("undead", "undead of one kind, such as '4 zombie'", "skeleton")),
                    MagicChances::turn),
            new Question(
                    "teleport",
                    "arriving safely by teleport",
                    "teleport general",
                    List.of(word("knowledge", "none, general or studied: how well the place is known", "general")),
                    MagicChances::teleport),
            new Question(
                    "research",
                    "finding a new spell",
                    "research 2 --gold 8000",
                    List.of(
                            word("level", "1 to " + SPELL_LEVELS + ", of the spell", "1"),
                            named("gold", "pieces spent, 1 to " + MOST_GOLD, "")),
                    MagicChances::research));

    private MagicChances() {}

    private static ChanceAnswer turn(Facts facts) {
        if (!(facts.troop("cleric").kind() instanceof Kind.Classed cleric)
                || cleric.characterClass() != CharacterClass.CLERIC) {
            throw facts.wrong("cleric");
        }
        Troop troop = facts.troop("undead");
        String row = TurningTable.row(facts.monster("undead"), facts.profile())
                .orElseThrow(() -> new ChanceException("turn: " + Told.of(troop) + " is not undead"));
        TurningTable.Entry entry = facts.book().spells().turning().entry(facts.ruleset(), row, cleric.level());
        RuleOdds<Turning.Result> odds = RuleOdds.of(dice -> Turning.attempt(dice, entry, ""));
        int many = troop.number();
        boolean destroyed = entry instanceof TurningTable.Entry.Destroyed;
        String fate = destroyed ? "destroyed" : "turned";
        AnswerBuilder answer = new AnswerBuilder(
                facts, "a cleric of level " + cleric.level() + " against " + Told.of(troop) + told(entry));
        if (many == 1) {
            answer.line("it is " + fate, odds, result -> result.number() > 0);
        } else {
            answer.line("some are " + fate, odds, result -> result.number() > 0)
                    .line(
                            (many == 2 ? "both are " : "all " + many + " are ") + fate,
                            odds,
                            result -> result.number() >= many);
        }
        return answer.line("nothing happens", odds, result -> result.number() == 0)
                .rules("CH-86")
                .rules(
                        switch (entry) {
                            case TurningTable.Entry.AtLeast least -> List.of("CH-87");
                            case TurningTable.Entry.Turned turned -> List.of("CH-88");
                            case TurningTable.Entry.Destroyed gone -> List.of("CH-89");
                            case TurningTable.Entry.Nothing nothing -> List.of("CH-90");
                        })
                .build();
    }

    private static String told(TurningTable.Entry entry) {
        return switch (entry) {
            case TurningTable.Entry.AtLeast least -> ", needing " + least.needed() + " on two dice";
            case TurningTable.Entry.Turned turned -> ", without a throw";
            case TurningTable.Entry.Destroyed destroyed -> ", without a throw";
            case TurningTable.Entry.Nothing nothing -> ", beyond his power";
        };
    }

    private static ChanceAnswer teleport(Facts facts) {
        Arrival.Knowledge knowledge = facts.choice("knowledge", Arrival.Knowledge.class);
        RuleOdds<Arrival.Outcome> odds = RuleOdds.of(dice -> Arrival.thrown(dice, "", knowledge));
        return new AnswerBuilder(
                        facts,
                        "teleporting to a place "
                                + switch (knowledge) {
                                    case NONE -> "that is guessed at";
                                    case GENERAL -> "seen once";
                                    case STUDIED -> "known well";
                                })
                .line("the arrival is safe", odds, each -> each == Arrival.Outcome.SAFE)
                .line("too high, and a fall", odds, each -> each == Arrival.Outcome.HIGH)
                .line("too low, which is death", odds, each -> each == Arrival.Outcome.LOW)
                .line("death at once", odds, each -> each == Arrival.Outcome.DEAD)
                .build();
    }

    private static ChanceAnswer research(Facts facts) {
        int level = facts.number("level", 1, SPELL_LEVELS);
        int gold = facts.has("gold") ? facts.number("gold", 1, MOST_GOLD) : Research.investment(level);
        int chance = Research.chance(level, gold);
        return new AnswerBuilder(facts, "the search for a spell of level " + level + " for " + gold + " gold pieces")
                .yesOrNo(
                        RuleOdds.of(dice -> Research.finds(dice, "", "", chance)),
                        "it is found",
                        "gold and weeks are lost")
                .note("Each whole " + Research.investment(level) + " gold pieces buy a share of the chance; more than "
                        + Research.most(level) + " buys nothing.")
                .rules("MA-23")
                .build();
    }
}
