package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.encounters.Reaction;
import org.woodgrain.rules.encounters.Strength;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.monsters.Monster;

/** Getting away from monsters underground. */
final class PursuitChances {
    private static final int MOST = 1_000;
    private static final int MOST_GOLD = 1_000_000;
    private static final int BLIND = 6;
    private static final Strength STRONGER = new Strength(1, 2);
    private static final Strength WEAKER = new Strength(2, 1);

    static final List<Question> ALL = List.of(new Question(
            "evade",
            "shaking off monsters that run after the company underground",
            "evade food '3 wolf' --rations 3",
            List.of(
                    word(
                            "by",
                            "turning (a corner, door or stairs), secret-door, oil, food, treasure or reaction",
                            "turning"),
                    word("monsters", "those who run, such as '4 orc'", "orc"),
                    named("rations", "1 to " + MOST + ", thrown down", ""),
                    named("gold", "1 to " + MOST_GOLD + " pieces' worth, thrown down", "")),
            PursuitChances::evade));

    private PursuitChances() {}

    private static ChanceAnswer evade(Facts facts) {
        Troop troop = facts.troop("monsters");
        Monster monster = facts.monster("monsters");
        Pursuers pursuers =
                Pursuers.of(facts.profile(), Collections.nCopies(troop.number(), monster), monster.intelligence());
        AnswerBuilder answer = new AnswerBuilder(facts, "with " + Told.of(troop) + " behind the company");
        switch (facts.text("by").toLowerCase(Locale.ROOT)) {
            case "turning", "corner", "door", "stairs" -> turning(facts, answer, pursuers);
            case "secret-door" -> secretDoor(facts, answer, pursuers);
            case "oil" -> oil(facts, answer, pursuers);
            case "food" -> food(facts, answer, pursuers);
            case "treasure", "gold" -> treasure(facts, answer, pursuers);
            case "reaction" -> reaction(facts, answer);
            default -> throw facts.wrong("by");
        }
        return answer.note(pursuers.relentless() ? "They never give up of themselves." : "")
                .build();
    }

    private static void turning(Facts facts, AnswerBuilder answer, Pursuers pursuers) {
        if (!facts.original()) {
            RuleOdds<Integer> rounds = RuleOdds.of(dice -> Pursuit.trail(dice, pursuers));
            answer.line("they give up at once when they see nobody", rounds, each -> each == 0);
            for (int round = 1; round <= BLIND; round++) {
                int many = round;
                answer.line(
                        "they follow blindly for " + many + (many == 1 ? " round" : " rounds"),
                        rounds,
                        each -> each == many);
            }
            answer.rules("CE-35");
            return;
        }
        answer.yesOrNo(
                RuleOdds.of(dice -> !pursuers.relentless() && !Pursuit.pastTurning(dice, pursuers)),
                "they lose the company at a corner, door or stairs",
                "they follow past it");
    }

    private static void secretDoor(Facts facts, AnswerBuilder answer, Pursuers pursuers) {
        answer.yesOrNo(
                RuleOdds.of(dice -> !pursuers.relentless() && !Pursuit.pastSecretDoor(dice)),
                "they lose the company at a secret door",
                "they follow through it");
        answer.note(
                facts.original() ? "" : "In the classic game sight alone decides; this is the throw of the original.");
    }

    private static void oil(Facts facts, AnswerBuilder answer, Pursuers pursuers) {
        RuleOdds<Pursuit.Oil> odds = RuleOdds.of(dice -> Pursuit.oil(facts.profile(), dice, pursuers));
        answer.line("burning oil stops them", odds, each -> each == Pursuit.Oil.STOPS)
                .line("it holds them up until it has burned down", odds, each -> each == Pursuit.Oil.DELAYS)
                .line("it does not hold them", odds, each -> each == Pursuit.Oil.NOTHING)
                .rules(facts.original() ? "EN-30" : "CE-38");
    }

    private static void food(Facts facts, AnswerBuilder answer, Pursuers pursuers) {
        int rations = facts.has("rations") ? facts.number("rations", 1, MOST) : pursuers.number();
        answer.yesOrNo(
                        RuleOdds.of(dice -> Pursuit.foodStops(facts.profile(), dice, pursuers, rations)),
                        "they stop for " + rations + (rations == 1 ? " ration" : " rations"),
                        "they run on")
                .rules(facts.original() ? "EN-31" : "CE-37");
    }

    private static void treasure(Facts facts, AnswerBuilder answer, Pursuers pursuers) {
        int gold = facts.has("gold")
                ? facts.number("gold", 1, MOST_GOLD)
                : facts.original() ? 10 * pursuers.number() : pursuers.number();
        answer.yesOrNo(
                        RuleOdds.of(dice -> Pursuit.treasureStops(
                                facts.profile(), dice, pursuers, Math.multiplyExact(gold, Coins.GOLD))),
                        "they stop for " + gold + " gold pieces' worth",
                        "they run on")
                .rules(facts.original() ? "EN-32" : "CE-36");
    }

    /** Whether they run after the company at all. */
    private static void reaction(Facts facts, AnswerBuilder answer) {
        if (facts.original()) {
            throw new ChanceException("evade: in the original game monsters always run after the company, unless it is"
                    + " plainly stronger; expected another way, such as turning or food");
        }
        RuleOdds<Integer> score = RuleOdds.of(Reaction::pursuitScore);
        answer.line("they let it go", score, each -> !Reaction.pursues(each, STRONGER))
                .line("they run after it, whoever is the stronger", score, each -> Reaction.pursues(each, WEAKER))
                .line(
                        "they run after it if they are the stronger",
                        score,
                        each -> Reaction.pursues(each, STRONGER) && !Reaction.pursues(each, WEAKER));
    }
}
