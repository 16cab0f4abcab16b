package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.wilderness.Evasion;

/** Getting away from those who are met outdoors. */
final class OutdoorChances {
    private static final int MOST = 10_000;
    private static final int FASTEST = 1_000;
    private static final String ON_FOOT = "120";

    private OutdoorChances() {}

    /** The questions, with the tables of the book. */
    static List<Question> all(Evasion tables) {
        return List.of(new Question(
                "evade-outdoors",
                "getting away from those met outdoors before a blow is struck",
                "evade-outdoors 6 '5 hill giant' --possible 8 --woods",
                List.of(
                        word("party", "1 to " + MOST + " people, without their beasts", "6"),
                        word("monsters", "those whom they meet, such as '20 orc'", "orc"),
                        named("met", "1 to " + MOST + " of them, where 60 are not enough", ""),
                        named("possible", "1 to " + MOST + ", the most of them that could appear; by their row", ""),
                        named("surprise", "nobody, unseen (the party, by them) or caught (the party)", "nobody"),
                        named("pace", "10 to " + FASTEST + " feet a turn, of the party's slowest", ON_FOOT),
                        named("pursuers-pace", "10 to " + FASTEST + " feet a turn; by their row if left out", ""),
                        when("woods", "in forest or jungle"),
                        when("dark", "by night, in fog or heavy rain; of the classic rules"),
                        when("tracks", "over fresh snow or mud; of the classic rules")),
                facts -> evade(facts, tables)));
    }

    private static ChanceAnswer evade(Facts facts, Evasion tables) {
        Monster monster = facts.monster("monsters");
        int met = facts.has("met")
                ? facts.number("met", 1, MOST)
                : facts.troop("monsters").number();
        int possible = facts.has("possible") ? facts.number("possible", 1, MOST) : possible(monster, met);
        int pursuit = facts.has("pursuers-pace")
                ? facts.number("pursuers-pace", 10, FASTEST)
                : Math.max(1, Math.max(monster.move(), monster.fly()));
        Evasion.Sides sides = new Evasion.Sides(
                facts.number("party", 1, MOST), met, possible, facts.number("pace", 10, FASTEST), pursuit);
        Evasion.Surprise surprise = switch (facts.text("surprise").toLowerCase(Locale.ROOT)) {
            case "nobody" -> Evasion.Surprise.NOBODY;
            case "unseen" -> Evasion.Surprise.PARTY_UNSEEN;
            case "caught" -> Evasion.Surprise.PARTY_CAUGHT;
            default -> throw facts.wrong("surprise");
        };
        Evasion.Ground ground = new Evasion.Ground(facts.holds("woods"), facts.holds("dark"), facts.holds("tracks"));
        int chance = tables.chance(facts.ruleset(), sides, surprise, ground);
        String noun = monster.name().toLowerCase(Locale.ROOT);
        return new AnswerBuilder(
                        facts,
                        "a party of " + sides.party() + " and " + met + " "
                                + (met == 1 ? noun : Phrases.plural(noun))
                                + (facts.original() ? ", of " + possible + " that there could be" : ""))
                .yesOrNo(
                        RuleOdds.of(dice -> Evasion.thrown(dice, facts.ruleset(), chance)),
                        "the party gets away",
                        "it is pursued")
                .note(
                        surprise == Evasion.Surprise.PARTY_CAUGHT && facts.original()
                                ? "Suitable magic gives the surprised the chance that they would have had otherwise."
                                : "")
                .rules(
                        facts.original()
                                ? List.of("WI-86", "WI-87", "WI-88", "WI-90", "WI-93", "WI-94", "WI-95")
                                : List.of("CE-49", "CE-50", "CE-51", "CE-52", "CE-53", "CE-54", "CE-55"))
                .build();
    }

    private static int possible(Monster monster, int met) {
        return Math.max(met, monster.numbers().original().most());
    }
}
