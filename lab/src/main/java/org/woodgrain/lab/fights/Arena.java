package org.woodgrain.lab.fights;

import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.melee.Faces;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.monsters.HitDice;

/**
 * Where one thread fights the fights of a setting; each has dice of its own, by the seed and its number, and hit points
 * thrown with them.
 */
final class Arena {
    /** A fight that goes on for longer is broken off. */
    static final int MOST_ROUNDS = 1000;

    final Matchup matchup;
    final Fight fight;
    final int[] begun;
    private final Round round;
    private final FastDice dice;
    private final int[] hitDice;
    private final int[] plus;
    private final int[] part;
    private final int[] sides;
    private final int[] most;

    Arena(Setting setting, long seed, Recorder recorder) {
        matchup = setting.matchup();
        fight = new Fight(matchup);
        FastDice own = FastDice.seeded(seed);
        dice = own;
        Faces faces = (side, number) -> own.roll(number);
        round = new Round(fight, faces, recorder, Nearest.FOE);
        int size = matchup.size();
        begun = new int[size];
        hitDice = new int[size];
        plus = new int[size];
        part = new int[size];
        sides = new int[size];
        most = new int[size];
        for (int i = 0; i < size; i++) {
            HitDice thrown = setting.outfit().hitDice(setting.kind(i));
            hitDice[i] = thrown.dice();
            plus[i] = thrown.plus();
            part[i] = thrown.part();
            sides[i] = setting.outfit().hitSides(setting.kind(i));
            most[i] = setting.outfit().most(setting.kind(i));
        }
    }

    /** Makes the fight of a number ready. */
    void open(long number) {
        dice.turnTo(number);
        for (int i = 0; i < begun.length; i++) {
            int points = plus[i];
            for (int d = hitDice[i]; d > 0; d--) {
                points += dice.roll(sides[i]);
            }
            begun[i] = hitPoints(points, part[i]);
            fight.hitPoints(i, begun[i]);
        }
        fight.again();
        for (int i = 0; i < begun.length; i++) {
            // nobody regains more than he had, though the most that the dice could give is in the matchup
            fight.scar(i, most[i] - begun[i] - fight.scars(i));
        }
    }

    /** The hit points of one whose hit dice came to a sum, of which he has one part in so many. */
    static int hitPoints(int thrown, int part) {
        return Math.max(1, (thrown + part - 1) / part);
    }

    boolean goesOn() {
        return fight.ableOf(0) > 0 && fight.ableOf(1) > 0 && fight.round() < MOST_ROUNDS;
    }

    void round() {
        round.fight(Round.DICE);
    }

    /** Fights the fight of a number to its end. */
    void fight(long number) {
        open(number);
        while (goesOn()) {
            round();
        }
    }

    /** The side that won; {@link Tally#NEITHER} if both are down or it was broken off. */
    int winner() {
        boolean first = fight.ableOf(0) > 0;
        return first == fight.ableOf(1) > 0 ? Tally.NEITHER : first ? 0 : 1;
    }
}
