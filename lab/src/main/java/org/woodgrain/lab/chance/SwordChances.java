package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.swords.Bearer;
import org.woodgrain.rules.swords.Bearing;
import org.woodgrain.rules.swords.Contest;
import org.woodgrain.rules.swords.SwordMind;
import org.woodgrain.rules.swords.WillTables;

/** A sword's will against that of its bearer. */
final class SwordChances {
    private static final int LEAST_SCORE = 3;
    private static final int BEST_SCORE = 18;
    private static final int MOST_POINTS = 200;
    private static final int MOST_LEVEL = 20;

    private SwordChances() {}

    /** The questions, with the tables of the book. */
    static List<Question> all(WillTables tables) {
        return List.of(new Question(
                "sword-will",
                "a sword with a will of its own having its way",
                "sword-will key --mind 12 --egoism 9 --abilities 2 --intelligence 10 --strength 14 --level 4",
                List.of(
                        word(
                                "when",
                                "key (its pride or purpose hangs on it), stress (a fight begins, flight, dividing"
                                        + " treasure), everyday, or taken-up (somebody takes it up)",
                                "key"),
                        named("mind", "7 to 12, the sword's intelligence; duller ones have no will", "10"),
                        named("egoism", "1 to 12; a die of twelve if it is not known", ""),
                        named("abilities", "0 to 4, its extraordinary abilities", "0"),
                        named("intelligence", "3 to 18, of the bearer", "10"),
                        named("strength", "3 to 18, of the bearer", "10"),
                        named("level", "1 to " + MOST_LEVEL + ", of the bearer as a fighter", "1"),
                        named("lost", "0 to " + MOST_POINTS + " hit points that he has lost", "0"),
                        named("hit-points", "1 to " + MOST_POINTS + ", that he has when whole", "8"),
                        when("tired", "he lacks rest, or has just fled"),
                        when("strained", "magic has charmed, frightened or possessed him since he last rested")),
                facts -> will(facts, tables)));
    }

    private static ChanceAnswer will(Facts facts, WillTables tables) {
        int intelligence = facts.number("mind", SwordMind.DULLEST, SwordMind.MOST);
        int egoism = facts.has("egoism") ? facts.number("egoism", 1, SwordMind.MOST) : 0;
        int abilities = facts.number("abilities", 0, SwordMind.MOST_ABILITIES);
        int most = facts.number("hit-points", 1, MOST_POINTS);
        int lost = facts.number("lost", 0, MOST_POINTS);
        if (lost >= most) {
            throw new ChanceException("sword-will: whoever has lost " + lost + " of " + most
                    + " hit points bears no sword; expected fewer lost than he has");
        }
        Bearer bearer = new Bearer(
                "",
                facts.number("intelligence", LEAST_SCORE, BEST_SCORE),
                facts.number("strength", LEAST_SCORE, BEST_SCORE),
                Bearing.of(lost, most, facts.holds("tired"), facts.holds("strained")));
        int level = facts.number("level", 1, MOST_LEVEL);
        AnswerBuilder answer = new AnswerBuilder(facts, about(intelligence, egoism, abilities, bearer, level, tables));
        switch (facts.text("when").toLowerCase(Locale.ROOT)) {
            case "taken-up" -> takenUp(answer, intelligence, egoism, abilities, bearer, tables);
            case "key", "stress", "everyday" -> {
                Contest.Situation situation = facts.choice("when", Contest.Situation.class);
                RuleOdds<Contest.Winner> odds = RuleOdds.of(dice -> Contest.lasting(
                        dice, tables, mind(dice, intelligence, egoism, abilities), bearer, level, situation));
                answer.line("the sword has its way", odds, each -> each == Contest.Winner.SWORD)
                        .line("the bearer has his", odds, each -> each == Contest.Winner.BEARER)
                        .rules("SW-49", "SW-52")
                        .note("A lead of six in egoism over level settles everything, one of two to five all but what"
                                + " is of great moment.");
            }
            default -> throw facts.wrong("when");
        }
        return answer.build();
    }

    private static void takenUp(
            AnswerBuilder answer, int intelligence, int egoism, int abilities, Bearer bearer, WillTables tables) {
        RuleOdds<Boolean> odds = RuleOdds.of(dice -> {
            SwordMind sword = mind(dice, intelligence, egoism, abilities);
            return Contest.masters(sword.total(), bearer.total(dice, tables));
        });
        answer.yesOrNo(odds, "the sword is his master at once", "he keeps his own mind")
                .rules("SW-10", "SW-50", "SW-51");
    }

    /** The mind asked for; its egoism is thrown for if it is not known. */
    private static SwordMind mind(Throws dice, int intelligence, int egoism, int abilities) {
        int will = egoism > 0
                ? egoism
                : dice.of("SW-45", "the sword's egoism").roll(1, SwordMind.MOST).total();
        return new SwordMind(intelligence, will, abilities);
    }

    private static String about(
            int intelligence, int egoism, int abilities, Bearer bearer, int level, WillTables tables) {
        WillTables.Change change = tables.change(bearer.bearing());
        String sword = egoism > 0
                ? "a sword of egoism " + egoism + ", in all " + new SwordMind(intelligence, egoism, abilities).total()
                : "a sword of unknown egoism, in all " + (intelligence + abilities) + " + 1d12";
        return sword + ", and a bearer of level " + level + ", in all " + (bearer.intelligence() + bearer.strength())
                + (change.sign() > 0 ? " + " : " - ") + change.dice();
    }
}
