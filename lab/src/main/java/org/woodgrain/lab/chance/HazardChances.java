package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.math.RoundingMode;
import java.util.List;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Survival;
import org.woodgrain.rules.exploration.Climbing;
import org.woodgrain.rules.exploration.Drowning;
import org.woodgrain.rules.exploration.RoomTraps;

/** Traps, falls, water, wind and shattering changes of the body. */
final class HazardChances {
    private static final int HEIGHT = 200;
    private static final int CLIMB = 300;
    private static final int POINTS = 120;

    static final List<Question> ALL = List.of(
            new Question(
                    "trap",
                    "springing a trap that one crosses",
                    "trap --pole",
                    List.of(when("pole", "a pole prods the ground ahead")),
                    HazardChances::trap),
            new Question(
                    "fall",
                    "dying of a fall",
                    "fall 30 --hit-points 6",
                    List.of(
                            word("feet", "10 to " + HEIGHT, "10"),
                            named("hit-points", "1 to " + POINTS, "4"),
                            when("pit", "into a pit"),
                            when("soft", "into deep water or onto something that yields")),
                    HazardChances::fall),
            new Question(
                    "climb",
                    "climbing by an ability",
                    "climb 13 --modifier -2 --feet 40",
                    List.of(
                            word("score", "3 to 18, the ability that is tried", "10"),
                            named("modifier", "-4 for a hard thing to +4 for an easy one", "0"),
                            named("feet", "10 to " + CLIMB, "10")),
                    HazardChances::climb),
            new Question("pit", "climbing out of a pit alone, without spikes", "pit", List.of(), HazardChances::pit),
            new Question(
                    "drown",
                    "drowning in deep water",
                    "drown plate --shield",
                    List.of(
                            word("armour", "none, leather, chain or plate", "none"),
                            named("load", "0 to 3000 in tenths of a pound, the armour apart", "0"),
                            when("shield", "carries one"),
                            when("rough", "the water is rough"),
                            when("fighting", "there is a fight")),
                    HazardChances::drown),
            new Question("wind", "a gust of wind blowing out a torch", "wind", List.of(), HazardChances::wind),
            new Question(
                    "survive",
                    "living through being raised, changed or turned back from stone",
                    "survive 9",
                    List.of(word("constitution", "3 to 18", "")),
                    HazardChances::survive));

    private HazardChances() {}

    private static ChanceAnswer trap(Facts facts) {
        return facts.holds("pole")
                ? new AnswerBuilder(facts, "a pole prods the ground before a trap")
                        .yesOrNo(
                                RuleOdds.of(dice -> RoomTraps.poleSprings(dice, "")),
                                "the pole sets it off",
                                "it waits for whoever comes")
                        .build()
                : new AnswerBuilder(facts, "somebody crosses a trap")
                        .yesOrNo(RuleOdds.of(dice -> RoomTraps.springs(dice, "")), "it springs", "it does not")
                        .build();
    }

    private static ChanceAnswer fall(Facts facts) {
        int feet = facts.number("feet", 10, HEIGHT);
        int points = facts.number("hit-points", 1, POINTS);
        boolean pit = facts.holds("pit");
        boolean soft = facts.holds("soft");
        RuleOdds<Integer> odds = RuleOdds.of(dice ->
                pit ? RoomTraps.pitFall(dice, facts.profile(), "", feet, soft) : RoomTraps.fall(dice, "", feet, soft));
        return new AnswerBuilder(
                        facts,
                        "a fall of " + feet + " feet" + (pit ? " into a pit" : "") + (soft ? ", softly" : "")
                                + ", with " + points + " hit points")
                .line("it kills", odds, lost -> lost >= points)
                .line("it hurts", odds, lost -> lost > 0 && lost < points)
                .line("it does no harm", odds, lost -> lost == 0)
                .note("The mean loss is "
                        + odds.outcomes()
                                .distribution(lost -> lost)
                                .mean()
                                .decimal()
                                .setScale(2, RoundingMode.HALF_EVEN)
                        + " points.")
                .build();
    }

    private static ChanceAnswer climb(Facts facts) {
        int score = facts.number("score", 3, 18);
        int modifier = facts.number("modifier", -4, 4);
        int feet = facts.number("feet", 10, CLIMB);
        int checks = Climbing.checks(feet);
        RuleOdds<Boolean> odds = RuleOdds.of(dice -> {
            for (int i = 0; i < checks; i++) {
                if (!Climbing.check(dice, "", "climbing", score, modifier)) {
                    return false;
                }
            }
            return true;
        });
        return new AnswerBuilder(
                        facts,
                        "a climb of " + feet + " feet with a score of " + score
                                + (modifier == 0 ? "" : " and a modifier of " + modifier) + ", "
                                + (checks == 1 ? "one check" : checks + " checks"))
                .yesOrNo(odds, "the climb goes well", "the climber falls")
                .rules("HZ-02")
                .build();
    }

    private static ChanceAnswer pit(Facts facts) {
        return new AnswerBuilder(facts, "one turn in a pit without spikes or comrades")
                .yesOrNo(RuleOdds.of(dice -> RoomTraps.climbsOutAlone(dice, "")), "out of it", "still in it")
                .build();
    }

    private static ChanceAnswer drown(Facts facts) {
        Drowning.Swimmer swimmer = new Drowning.Swimmer(
                facts.choice("armour", Drowning.Armor.class),
                facts.holds("shield"),
                facts.number("load", 0, 3000),
                facts.holds("rough"),
                facts.holds("fighting"));
        int chance = facts.book().exploration().drowning().chance(facts.profile(), swimmer, true);
        return new AnswerBuilder(
                        facts,
                        "going into deep water, armour: " + facts.text("armour")
                                + (swimmer.shield() ? " and shield" : ""))
                .yesOrNo(
                        RuleOdds.of(dice -> chance > 0 && Drowning.drowns(dice, facts.profile(), "", chance)),
                        "the water takes its prey",
                        "the head stays above it")
                .rules(Drowning.rule(facts.profile()))
                .build();
    }

    private static ChanceAnswer wind(Facts facts) {
        return new AnswerBuilder(facts, "a gust of wind")
                .yesOrNo(RuleOdds.of(dice -> RoomTraps.windPutsOut(dice, "")), "the torch goes out", "it burns on")
                .build();
    }

    private static ChanceAnswer survive(Facts facts) {
        int score = facts.number("constitution", 3, 18);
        Abilities abilities = Kit.NONE.abilities().with(Ability.CONSTITUTION, score);
        return new AnswerBuilder(facts, "a shattering change of the body, constitution " + score)
                .yesOrNo(RuleOdds.of(dice -> Survival.survives(dice, "", abilities)), "the body stands it", "death")
                .rules("CH-26")
                .build();
    }
}
