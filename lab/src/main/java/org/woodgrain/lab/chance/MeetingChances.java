package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.List;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.encounters.Reaction;
import org.woodgrain.rules.encounters.Sighting;
import org.woodgrain.rules.encounters.Stealth;
import org.woodgrain.rules.encounters.Stir;
import org.woodgrain.rules.encounters.Surprise;
import org.woodgrain.rules.encounters.WanderingCheck;
import org.woodgrain.rules.monsters.Monster;

/** Meeting monsters. */
final class MeetingChances {
    private static final int FEET = 400;

    static final List<Question> ALL = List.of(
            new Question(
                    "wander",
                    "wandering monsters coming at a check",
                    "wander --noise --profile classic",
                    List.of(
                            named("usual", "1 to 5 in six, the chance of the place", "1"),
                            when("noise", "there was a noise since the last check (classic)"),
                            when("bright", "a bright light or four torches burn (classic)"),
                            when("hidden", "the company rests dark and out of the way (classic)")),
                    MeetingChances::wander),
            new Question(
                    "surprise",
                    "who is surprised when the company meets monsters",
                    "surprise 'large spider' --sudden",
                    List.of(
                            word("monster", "a monster by its name", "orc"),
                            when("sudden", "at a door just opened, or in classic a blind corner"),
                            when("dark", "the company carries no light"),
                            when("aware", "the company has heard or seen them"),
                            when("noise", "they have heard or await the company"),
                            when("their-light", "they carry a light"),
                            when("wandering", "they are met away from where they live")),
                    MeetingChances::surprise),
            new Question(
                    "distance",
                    "how far off the sides are when they meet",
                    "distance --at-least 50",
                    List.of(
                            named("at-least", "10 to " + FEET + " feet", "50"),
                            when("surprised", "one side is surprised"),
                            named("open", "10 to " + FEET + " feet of open stretch", Integer.toString(FEET))),
                    MeetingChances::distance),
            new Question(
                    "drops",
                    "a member who is surprised dropping what he holds",
                    "drops",
                    List.of(),
                    MeetingChances::drops),
            new Question(
                    "reaction",
                    "how monsters take to the company",
                    "reaction --modifier 1",
                    List.of(
                            named("modifier", "-9 to 9, all that speaks for and against it", "0"),
                            named("throw", "1 to 3, which throw of the meeting it is", "1")),
                    MeetingChances::reaction));

    private MeetingChances() {}

    private static ChanceAnswer wander(Facts facts) {
        Stir stir = new Stir(facts.holds("noise"), facts.holds("bright"), facts.holds("hidden"));
        int usual = facts.number("usual", 1, 5);
        return new AnswerBuilder(facts, "one check for wandering monsters, usually " + usual + " in 6")
                .yesOrNo(
                        RuleOdds.of(dice -> WanderingCheck.comes(facts.profile(), dice, usual, stir)),
                        "they come",
                        "nothing comes")
                .note(
                        facts.original() && !stir.equals(Stir.QUIET)
                                ? "In the original game neither noise, light nor hiding changes the chance."
                                : "")
                .build();
    }

    private static ChanceAnswer surprise(Facts facts) {
        Troop troop = facts.troop("monster");
        List<Monster> kinds = List.of(facts.monster("monster"));
        boolean wandering = facts.holds("wandering");
        int stealth = Stealth.chance(
                facts.profile(), kinds, wandering, where -> where.equals("any") || where.equals("dark") || !wandering);
        Surprise.Side company = new Surprise.Side(facts.holds("aware"), !facts.holds("dark"), true, false, stealth);
        Surprise.Side foes = new Surprise.Side(
                facts.holds("noise"),
                facts.holds("their-light"),
                true,
                Stealth.alert(facts.profile(), kinds),
                Surprise.Side.USUAL);
        boolean sudden = facts.holds("sudden");
        RuleOdds<Surprise.Result> odds = RuleOdds.of(dice -> Surprise.of(facts.profile(), dice, company, foes, sudden));
        return new AnswerBuilder(
                        facts,
                        "the company " + (company.lit() ? "with a light" : "in the dark") + " meets "
                                + Told.of(troop) + (sudden ? " at a door just opened" : "")
                                + (wandering ? ", wandering" : ", at home"))
                .line("the company alone is surprised", odds, Surprise.Result::onlyCompany)
                .line("they alone are surprised", odds, Surprise.Result::onlyFoes)
                .line("both are, which helps nobody", odds, result -> result.company() && result.foes())
                .line("nobody is", odds, result -> !result.company() && !result.foes())
                .rules(facts.original() ? "EN-02" : "CE-04")
                .note(
                        stealth > Surprise.Side.USUAL
                                ? "They surprise others on " + stealth + " in 6, as they lie in wait."
                                : "")
                .note(
                        company.lit() && !sudden
                                ? "Whoever could see the company's light is not surprised; --sudden is for doors."
                                : "")
                .build();
    }

    private static ChanceAnswer distance(Facts facts) {
        int least = facts.number("at-least", 10, FEET);
        boolean surprised = facts.holds("surprised");
        int open = facts.number("open", 10, FEET);
        RuleOdds<Integer> odds = RuleOdds.of(dice -> Sighting.feet(facts.profile(), dice, surprised, open, 0));
        AnswerBuilder answer = new AnswerBuilder(
                facts, "the distance at which the sides meet" + (surprised ? ", one of them surprised" : ""));
        answer.line("at least " + least + " feet", odds, feet -> feet >= least);
        odds.outcomes().possible().stream().sorted().forEach(feet -> answer.line(feet + " feet", odds, feet::equals));
        return answer.build();
    }

    private static ChanceAnswer drops(Facts facts) {
        return new AnswerBuilder(facts, "a member who is surprised")
                .yesOrNo(
                        RuleOdds.of(dice -> Surprise.drops(dice, "")),
                        "he drops something",
                        "he holds on to everything")
                .note(facts.original() ? "" : "Asked for in the original game only.")
                .build();
    }

    private static ChanceAnswer reaction(Facts facts) {
        int modifier = facts.number("modifier", -9, 9);
        int number = facts.number("throw", 1, 3);
        RuleOdds<Reaction> odds = RuleOdds.of(
                dice -> Reaction.of(facts.profile(), dice, modifier, number).reaction());
        AnswerBuilder answer = new AnswerBuilder(
                facts, "throw " + number + " for a reaction, modifier " + (modifier > 0 ? "+" : "") + modifier);
        return answer.line(
                        "they let the company be, or better",
                        odds,
                        each -> each == Reaction.CALM || each == Reaction.FRIENDLY)
                .line("they attack", odds, each -> each == Reaction.ATTACK)
                .line("they threaten", odds, each -> each == Reaction.THREATEN)
                .line("they wait", odds, each -> each == Reaction.UNCERTAIN)
                .line("they let the company pass", odds, each -> each == Reaction.CALM)
                .line("they are friendly", odds, each -> each == Reaction.FRIENDLY)
                .rules(facts.original() ? "EN-35" : "CE-16")
                .build();
    }
}
