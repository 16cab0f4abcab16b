package org.woodgrain.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Faces;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * A fight to be fought very often: fighting-men on one side, monsters on the other, hit points thrown anew each time.
 *
 * <p>The same seed gives the same fights. One skirmish is used by one thread.
 */
public final class Skirmish {
    private static final int MOST_ROUNDS = 1000;

    private final Matchup matchup;
    private final Fight fight;
    private final Round round;
    private final FastDice dice;
    private final int[] hitDice;
    private final int[] hitPlus;
    private final int hitSides;

    /**
     * What came of many fights.
     *
     * @param fights how many were fought
     * @param companyWon how many the fighting-men won
     * @param rounds rounds fought in all
     * @param fallen fighting-men slain in all
     */
    public record Tally(long fights, long companyWon, long rounds, long fallen) {}

    private Skirmish(Matchup matchup, int[] hitDice, int[] hitPlus, int hitSides, FastDice dice) {
        this.matchup = matchup;
        this.fight = new Fight(matchup);
        this.dice = dice;
        Faces faces = (side, sides) -> dice.roll(sides);
        this.round = new Round(fight, faces, Recorder.NONE, Nearest.FOE);
        this.hitDice = hitDice;
        this.hitPlus = hitPlus;
        this.hitSides = hitSides;
    }

    /**
     * Fighting-men of the first level in plate mail with shield and sword against monsters, in the open.
     *
     * @param book the tables
     * @param ruleset the rules that are played
     * @param fighters how many
     * @param monster id of the monsters
     * @param number how many
     * @param seed of the dice
     */
    public static Skirmish of(Rulebook book, Ruleset ruleset, int fighters, String monster, int number, long seed) {
        List<Combatant> all = new ArrayList<>();
        List<HitDice> dice = new ArrayList<>();
        for (int i = 0; i < fighters; i++) {
            all.add(veteran(book, ruleset, "fighter " + (i + 1)));
            dice.add(new HitDice(1, 1, 1, 0));
        }
        MonsterFighter ready = new MonsterFighter(ruleset, book.combat());
        Monster kind = book.monsters().monster(monster);
        for (int i = 0; i < number; i++) {
            all.add(ready.ready(
                    kind,
                    kind.name() + " " + (i + 1),
                    1,
                    10,
                    kind.hitDice().dice(),
                    kind.hitDice().dice() * 8,
                    MonsterFighter.Own.PLAIN,
                    Optional.empty(),
                    Combatant.State.FRESH));
            dice.add(kind.hitDice());
        }
        Matchup matchup = Matchup.of(ruleset, book.combat().attack(), Ground.OPEN, all);
        return new Skirmish(
                matchup,
                dice.stream().mapToInt(HitDice::dice).toArray(),
                dice.stream().mapToInt(HitDice::plus).toArray(),
                ruleset.original() ? 6 : 8,
                FastDice.seeded(seed));
    }

    private static Combatant veteran(Rulebook book, Ruleset ruleset, String name) {
        Saver saver = new Saver.Classed(CharacterClass.FIGHTING_MAN, 1);
        List<Integer> saves = new ArrayList<>();
        for (Danger danger : Danger.values()) {
            saves.add(book.combat().saves().needed(ruleset, saver, danger));
        }
        Form sword = Form.blow("sword", 0, Formula.dice(1, 6), Set.of(Matter.WEAPON));
        return new Combatant(
                name,
                0,
                10,
                2,
                7,
                new Guard(2, 3, 0),
                new Skill.Classed(CharacterClass.FIGHTING_MAN, 1),
                saves,
                List.of("men"),
                Size.MAN,
                1,
                List.of(),
                List.of(new Combatant.Way(List.of(sword))),
                Optional.empty(),
                Combatant.State.FRESH);
    }

    /** Fights once; true if the fighting-men won. */
    public boolean fight() {
        for (int i = 0; i < hitDice.length; i++) {
            int sides = matchup.side(i) == 0 ? 6 : hitSides;
            int points = hitPlus[i];
            for (int d = hitDice[i]; d > 0; d--) {
                points += dice.roll(sides);
            }
            fight.hitPoints(i, Math.max(1, points));
        }
        fight.again();
        while (fight.ableOf(0) > 0 && fight.ableOf(1) > 0 && fight.round() < MOST_ROUNDS) {
            round.fight(Round.DICE);
        }
        return fight.ableOf(0) > 0;
    }

    /** Fights many times. */
    public Tally fight(long times) {
        long won = 0;
        long rounds = 0;
        long fallen = 0;
        int fighters = matchup.members(0).length;
        for (long i = 0; i < times; i++) {
            if (fight()) {
                won++;
            }
            rounds += fight.round();
            fallen += fighters - fight.ableOf(0);
        }
        return new Tally(times, won, rounds, fallen);
    }
}
