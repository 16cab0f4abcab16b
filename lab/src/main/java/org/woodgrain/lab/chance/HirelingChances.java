package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Estate;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.hirelings.Seeking;
import org.woodgrain.rules.hirelings.Terms;

/** Hiring, loyalty and relatives. */
final class HirelingChances {
    private static final int LEAST_LOYALTY = -10;
    private static final int MOST_LOYALTY = 40;
    private static final int MOST_GOLD = 1_000_000;
    private static final Fact CHARISMA = named("charisma", "3 to 18, of the employer", "10");
    private static final List<Fact> OFFER = List.of(
            named("calling", "fighting-man, cleric, magic-user, dwarf, elf or hobbit", "fighting-man"),
            named("gold", "0 to " + MOST_GOLD + " pieces paid down", ""),
            when("magic", "a thing of magic is given with it"),
            when("worship", "a cleric is promised a place of worship"),
            CHARISMA);

    static final List<Question> ALL = List.of(
            new Question(
                    "answers",
                    "anybody answering a search for hirelings",
                    "answers dwarf --by messengers",
                    List.of(
                            word("calling", "fighting-man, cleric, magic-user, dwarf, elf or hobbit", "fighting-man"),
                            named("by", "notices, public-places or messengers", "notices"),
                            named("steps", "0 to 3, how far a public offer goes above the least", "0")),
                    HirelingChances::answers),
            new Question(
                    "hire",
                    "somebody taking an offer of service",
                    "hire --gold 200 --charisma 15",
                    OFFER,
                    HirelingChances::hire),
            new Question(
                    "loyalty",
                    "a hireling coming with a loyalty or more",
                    "loyalty 12 --gold 200 --charisma 15",
                    loyaltyFacts(),
                    HirelingChances::loyalty),
            new Question(
                    "nerve",
                    "a hireling standing fast when he is frightened",
                    "nerve 9",
                    List.of(word("loyalty", LEAST_LOYALTY + " to " + MOST_LOYALTY, "")),
                    HirelingChances::nerve),
            new Question(
                    "heir",
                    "a relative giving back what he has inherited, each month",
                    "heir --charisma 13",
                    List.of(CHARISMA),
                    HirelingChances::heir),
            new Question(
                    "plot",
                    "a relative kept as a hireling plotting, each month",
                    "plot 4",
                    List.of(word("loyalty", LEAST_LOYALTY + " to " + MOST_LOYALTY, "")),
                    HirelingChances::plot));

    private HirelingChances() {}

    private static List<Fact> loyaltyFacts() {
        List<Fact> all = new ArrayList<>();
        all.add(word("at-least", LEAST_LOYALTY + " to " + MOST_LOYALTY, ""));
        all.addAll(OFFER);
        return List.copyOf(all);
    }

    private static ChanceAnswer answers(Facts facts) {
        Calling calling = facts.choice("calling", Calling.class);
        Seeking by = facts.choice("by", Seeking.class);
        int steps = facts.number("steps", 0, 3);
        RuleOdds<Integer> odds = RuleOdds.of(dice -> by.answers(dice, calling, steps));
        AnswerBuilder answer = new AnswerBuilder(facts, "looking for a " + calling.label() + " by " + by.label())
                .line("somebody answers", odds, many -> many > 0);
        for (int many = 1; many <= 3; many++) {
            int number = many;
            answer.line(many == 1 ? "one comes" : many + " come", odds, each -> each == number);
        }
        return answer.line("nobody does", odds, many -> many == 0).build();
    }

    /** An offer and what it adds. */
    private record Offer(Calling calling, Terms terms, int charm, int loyalty, String told) {}

    private static Offer offer(Facts facts) {
        Calling calling = facts.choice("calling", Calling.class);
        boolean magic = facts.holds("magic");
        boolean worship = facts.holds("worship");
        int gold = facts.has("gold") ? facts.number("gold", 0, MOST_GOLD) : Terms.least(calling, magic);
        if (worship && calling != Calling.CLERIC) {
            throw new ChanceException(facts.question().name() + ": --worship is promised to clerics only (NP-11)");
        }
        Abilities employer = Kit.NONE.abilities().with(Ability.CHARISMA, facts.number("charisma", 3, 18));
        var tables = facts.book().characters();
        return new Offer(
                calling,
                new Terms(gold, magic, worship),
                AbilityModifiers.persuasion(tables, facts.ruleset(), employer),
                AbilityModifiers.loyalty(tables, facts.ruleset(), employer),
                "a " + calling.label() + " is offered " + gold + " gold pieces" + (magic ? " and a thing of magic" : "")
                        + (worship ? " and a place of worship" : "") + ", charisma " + employer.charisma());
    }

    private static ChanceAnswer hire(Facts facts) {
        Offer offer = offer(facts);
        AnswerBuilder answer = new AnswerBuilder(facts, offer.told());
        if (offer.terms().tooLittle(offer.calling())) {
            return tooLittle(answer, offer);
        }
        RuleOdds<Answer> odds = RuleOdds.of(dice -> taken(dice, offer));
        return answer.line("he accepts", odds, Answer::accepted)
                .line("gladly, and more loyally", odds, each -> each == Answer.ENTHUSIAST)
                .line("he may be had for more", odds, each -> each == Answer.UNCERTAIN)
                .line("he will hear no more of it", odds, Answer::closed)
                .build();
    }

    private static ChanceAnswer tooLittle(AnswerBuilder answer, Offer offer) {
        return answer.line("he accepts", Fraction.ZERO)
                .note("He does not listen to less than "
                        + Terms.least(offer.calling(), offer.terms().magic()) + " gold pieces.")
                .rules("NP-08")
                .build();
    }

    private static Answer taken(Throws dice, Offer offer) {
        return Answer.to(dice, offer.charm() + offer.terms().adjustment(offer.calling()));
    }

    /** Loyalty is thrown only for those who accept. */
    private static ChanceAnswer loyalty(Facts facts) {
        int least = facts.number("at-least", LEAST_LOYALTY, MOST_LOYALTY);
        Offer offer = offer(facts);
        AnswerBuilder answer = new AnswerBuilder(facts, offer.told());
        if (offer.terms().tooLittle(offer.calling())) {
            return tooLittle(answer, offer);
        }
        RuleOdds<Integer> odds = RuleOdds.of(dice -> {
            Answer taken = taken(dice, offer);
            return taken.accepted()
                    ? Loyalty.onEntering(
                            facts.ruleset(),
                            dice,
                            offer.loyalty(),
                            offer.terms().adjustment(offer.calling()),
                            taken)
                    : Integer.MIN_VALUE;
        });
        Likelihood reached = odds.chance(score -> score >= least);
        Likelihood accepted = odds.chance(score -> score != Integer.MIN_VALUE);
        if (reached instanceof Likelihood.Exact some
                && accepted instanceof Likelihood.Exact all
                && !all.chance().isZero()) {
            answer.line(
                    "of those who accept, with loyalty " + least + " or more",
                    some.chance().over(all.chance()));
        }
        return answer.line("he accepts, with loyalty " + least + " or more", odds, score -> score >= least)
                .line("he accepts", odds, score -> score != Integer.MIN_VALUE)
                .rules(facts.original() ? "NP-26" : "CC-39")
                .note(
                        facts.original()
                                ? ""
                                : "In classic loyalty is the charisma's own figure, more for those who accept gladly.")
                .build();
    }

    private static ChanceAnswer nerve(Facts facts) {
        int loyalty = facts.number("loyalty", LEAST_LOYALTY, MOST_LOYALTY);
        AnswerBuilder answer = new AnswerBuilder(facts, "a hireling of loyalty " + loyalty + " who is frightened");
        if (!facts.original()) {
            return answer.yesOrNo(
                            RuleOdds.of(dice -> Loyalty.stays(dice, "", loyalty)),
                            "he stays",
                            "he flees, and leaves service")
                    .build();
        }
        RuleOdds<Loyalty.Conduct> odds = RuleOdds.of(dice -> Loyalty.inDanger(dice, "", loyalty));
        return answer.line("he stands fast", odds, each -> each == Loyalty.Conduct.STEADY)
                .line("he hangs back for a round", odds, each -> each == Loyalty.Conduct.HANGS_BACK)
                .line("he flees", odds, each -> each == Loyalty.Conduct.FLEES)
                .rules("NP-30")
                .build();
    }

    private static ChanceAnswer heir(Facts facts) {
        Abilities abilities = Kit.NONE.abilities().with(Ability.CHARISMA, facts.number("charisma", 3, 18));
        int charm = AbilityModifiers.loyalty(facts.book().characters(), Ruleset.of(Profile.ORIGINAL), abilities);
        return new AnswerBuilder(
                        facts, "one who has returned, with charisma " + abilities.charisma() + ", asks his heir")
                .yesOrNo(RuleOdds.of(dice -> Estate.yields(dice, charm)), "the heir gives it back", "he keeps it")
                .build();
    }

    private static ChanceAnswer plot(Facts facts) {
        int loyalty = facts.number("loyalty", LEAST_LOYALTY, MOST_LOYALTY);
        return new AnswerBuilder(facts, "a relative of loyalty " + loyalty)
                .yesOrNo(RuleOdds.of(dice -> Estate.plots(dice, loyalty)), "a plot begins", "all is quiet")
                .rules("NP-39")
                .build();
    }
}
