package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.HitOdds;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.SavingThrow;
import org.woodgrain.rules.encounters.Morale;

/** Blows, saving throws and morale. */
final class FightChances {
    private static final int BONUS = 10;

    /** What a man wears to be of an armour class. */
    private static final Map<String, String> ARMOUR = Map.of(
            "9", "",
            "8", " shield",
            "7", " leather",
            "6", " leather shield",
            "5", " chain",
            "4", " chain shield",
            "3", " plate",
            "2", " plate shield");

    static final List<Question> ALL = List.of(
            new Question(
                    "hit",
                    "hitting hand to hand",
                    "hit 'fighter/3 sword' 'chain shield'",
                    List.of(
                            word("attacker", "who strikes, such as fighter/3, 'cleric/1 mace' or ogre", "fighter/1"),
                            word(
                                    "target",
                                    "an armour class from 2 to 9, armour such as 'chain shield', or somebody such as orc",
                                    "9")),
                    FightChances::hit),
            new Question(
                    "save",
                    "a saving throw",
                    "save fighter/4 spells --bonus 1",
                    List.of(
                            word("who", "somebody of a class, such as dwarf/3, or a monster", "fighter/1"),
                            word("against", "death, wands, paralysis, stone, breath or spells", "spells"),
                            named("bonus", "-" + BONUS + " to " + BONUS + ", added to the die", "0")),
                    FightChances::save),
            new Question(
                    "morale",
                    "monsters losing heart in a fight",
                    "morale orc --outnumbered",
                    List.of(
                            word("monster", "a monster by its name, or in classic a rating from 2 to 12", "orc"),
                            when("outnumbered", "two can fight against each of them (original)"),
                            when("winning", "theirs is the lesser share out of action"),
                            when("losing", "theirs is the larger share out of action (classic)"),
                            when("leader-slain", "their leader has fallen (classic)"),
                            when("lair", "they fight in their lair (classic)"),
                            named("dice", "-4 to 4, added for what they are (original)", "0")),
                    FightChances::morale));

    private FightChances() {}

    private static ChanceAnswer hit(Facts facts) {
        Troop attacker = facts.troop("attacker");
        Troop target = target(facts);
        Setting setting = setting(facts, attacker, target);
        List<HitOdds.Blow> blows = HitOdds.of(setting);
        AnswerBuilder answer =
                new AnswerBuilder(facts, Told.of(attacker) + " against " + Told.of(target) + ", from the front");
        if (blows.size() > 1) {
            Fraction missed = Fraction.ONE;
            for (HitOdds.Blow blow : blows) {
                missed = missed.times(Fraction.ONE.minus(blow.hits()));
            }
            answer.line("one blow of the round or more hits", Fraction.ONE.minus(missed));
        }
        for (HitOdds.Blow blow : blows) {
            answer.line(blow.name() + " hits", blow.hits());
        }
        if (blows.size() == 1) {
            answer.line("it misses", Fraction.ONE.minus(blows.getFirst().hits()));
        }
        return answer.rules(facts.original() ? "CB-02" : "CC-42").build();
    }

    private static Setting setting(Facts facts, Troop attacker, Troop target) {
        try {
            return new Setting(
                    facts.book(),
                    facts.ruleset(),
                    List.of(new Troop(1, attacker.kind(), attacker.kit())),
                    List.of(new Troop(1, target.kind(), target.kit())));
        } catch (FightsException unfit) {
            throw new ChanceException("hit: " + unfit.getMessage());
        }
    }

    /** A man in armour, by its class or its words, or somebody. */
    private static Troop target(Facts facts) {
        String text = facts.text("target");
        String worn = ARMOUR.get(text);
        if (worn != null) {
            return facts.troop("target", "fighter/1" + worn);
        }
        return text.matches("(?i)(plate|chain|leather|shield)[a-z -]*")
                ? facts.troop("target", "fighter/1 " + text)
                : facts.troop("target");
    }

    private static ChanceAnswer save(Facts facts) {
        Troop troop = facts.troop("who");
        Danger danger = facts.choice("against", Danger.class);
        int bonus = facts.number("bonus", -BONUS, BONUS);
        Saver saver = switch (troop.kind()) {
            case Kind.Classed classed ->
                new Saver.Classed(
                        classed.characterClass(),
                        Peoples.saveLevel(
                                classed.race(), new Career(classed.characterClass(), classed.level(), 0, List.of())));
            case Kind.Beast beast -> Saver.of(facts.ruleset(), beast.monster(), Optional.empty(), Optional.empty());
        };
        int needed = facts.book().combat().saves().needed(facts.ruleset(), saver, danger);
        return new AnswerBuilder(
                        facts,
                        Told.of(troop) + " saves against " + facts.text("against") + ", needing " + needed
                                + (bonus == 0 ? "" : " with " + (bonus > 0 ? "+" : "") + bonus))
                .yesOrNo(
                        RuleOdds.of(dice -> SavingThrow.made(
                                dice.of(facts.original() ? "CB-23" : "CC-50", "saving"), needed, bonus)),
                        "the save is made",
                        "it fails")
                .rules("CB-25")
                .note(
                        troop.kind() instanceof Kind.Beast
                                ? "Powers of the kind that resist magic or add to saves are not counted."
                                : "")
                .build();
    }

    private static ChanceAnswer morale(Facts facts) {
        return facts.original() ? originalMorale(facts) : classicMorale(facts);
    }

    private static ChanceAnswer originalMorale(Facts facts) {
        Morale.Standing standing =
                new Morale.Standing(facts.holds("outnumbered"), facts.holds("winning"), facts.number("dice", -4, 4));
        RuleOdds<Morale.Outcome> odds =
                RuleOdds.of(dice -> Morale.original(dice, "", standing).outcome());
        return new AnswerBuilder(facts, "monsters that have cause to lose heart")
                .line("they break", odds, each -> each == Morale.Outcome.BREAK)
                .line("they fall back for a round", odds, each -> each == Morale.Outcome.FALL_BACK)
                .line("they fight on", odds, each -> each == Morale.Outcome.FIGHT_ON)
                .note("The original game has no ratings: the throw is the same for every kind, but for --dice.")
                .build();
    }

    private static ChanceAnswer classicMorale(Facts facts) {
        String text = facts.text("monster");
        int printed = text.matches("\\d+")
                ? facts.number("monster", 2, 12)
                : facts.monster("monster").morale();
        Morale.Situation situation = new Morale.Situation(
                facts.holds("losing"), facts.holds("winning"), facts.holds("leader-slain"), facts.holds("lair"));
        int rating = Morale.rating(printed, situation.modifier());
        AnswerBuilder answer = new AnswerBuilder(
                facts,
                (text.matches("\\d+") ? "monsters" : text) + " with a morale of " + printed
                        + (rating == printed ? "" : ", now " + rating));
        if (!Morale.checks(printed)) {
            RuleOdds<Boolean> sure = RuleOdds.of(dice -> printed <= 2);
            return answer.yesOrNo(sure, "they break", "they fight on")
                    .rules(printed <= 2 ? "CC-28" : "CC-29")
                    .note("Such a rating is never checked.")
                    .build();
        }
        RuleOdds<Morale.Outcome> odds =
                RuleOdds.of(dice -> Morale.classic(dice, "", rating).outcome());
        return answer.line("they break", odds, each -> each == Morale.Outcome.BREAK)
                .line("they fight on", odds, each -> each == Morale.Outcome.FIGHT_ON)
                .build();
    }
}
