package org.woodgrain.lab.fights;

import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Faces;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.monsters.Tactics;

/**
 * Where one thread fights the fights of a setting; each has dice of its own, by the seed and its number, and hit points
 * thrown with them.
 */
final class Arena {
    /** A fight that goes on for longer is broken off. */
    static final int MOST_ROUNDS = 1000;

    /** The same for one of the campaign, whose futures are wanted at once. */
    static final int MOST_LIVE_ROUNDS = 200;

    final Matchup matchup;
    final Fight fight;
    final Fates fates;
    final int[] begun;
    private final Setting setting;
    private final Round round;
    private final FastDice dice;
    private final Aftermath aftermath;
    private final Runnable ready;
    private final int[] hitDice;
    private final int[] plus;
    private final int[] part;
    private final int[] sides;
    private final int[] most;
    private final boolean[] given;
    private final int longest;
    private int from;

    Arena(Setting setting, long seed) {
        this(setting, seed, Recorder.NONE, Tale.NONE);
    }

    Arena(Setting setting, long seed, Recorder recorder, Tale tale) {
        this.setting = setting;
        longest = setting.live() ? MOST_LIVE_ROUNDS : MOST_ROUNDS;
        int size = setting.entrants().size();
        begun = new int[size];
        hitDice = new int[size];
        plus = new int[size];
        part = new int[size];
        sides = new int[size];
        most = new int[size];
        given = new boolean[size];
        for (int i = 0; i < size; i++) {
            Vigour vigour = setting.vigour(i);
            hitDice[i] = vigour.dice();
            plus[i] = vigour.plus();
            part[i] = vigour.part();
            sides[i] = vigour.sides();
            most[i] = vigour.most();
            given[i] = vigour.given();
        }
        FastDice own = FastDice.seeded(seed);
        dice = own;
        Faces faces = (side, number) -> own.roll(number);
        Stares stares = new Stares(setting);
        matchup = stares.any() ? setting.matchup(against(setting, stares)) : setting.matchup();
        fight = new Fight(matchup);
        fates = new Fates(size);
        if (setting.conditions().led()) {
            int[] strikers = new int[size];
            Recorder heard = beasts(setting) ? new Witness(recorder, (target, by) -> strikers[target] = by) : recorder;
            Blows hand = new Blows(fight, faces, heard);
            Officers officers = new Officers(setting, fight, stares, hand, begun, strikers, tale);
            round = new Round(fight, faces, heard, officers);
            aftermath = setting.conditions().morale()
                    ? new Nerves(setting, fight, round, officers, fates, begun, tale)
                    : Aftermath.NONE;
            ready = officers::begin;
        } else {
            round = new Round(fight, faces, recorder, Nearest.FOE);
            aftermath = Aftermath.NONE;
            ready = () -> {};
        }
    }

    private static Matchup.Regard against(Setting setting, Stares stares) {
        Matchup.Regard regard = setting.moment().regard();
        return new Matchup.Regard() {
            @Override
            public int toHit(int attacker, int target) {
                return regard.toHit(attacker, target) + stares.onThrow(attacker, target);
            }

            @Override
            public int duel(int attacker, int target) {
                return regard.duel(attacker, target);
            }
        };
    }

    /** Whether any of them turns on whoever struck it last. */
    private static boolean beasts(Setting setting) {
        return setting.entrants().stream()
                .flatMap(each -> each.monster().stream())
                .anyMatch(row -> row.tactics() == Tactics.BEAST);
    }

    /** Makes the fight of a number ready. */
    void open(long number) {
        dice.turnTo(number);
        for (int i = 0; i < begun.length; i++) {
            int points = plus[i];
            for (int d = hitDice[i]; d > 0; d--) {
                points += dice.roll(sides[i]);
            }
            begun[i] = given[i] ? points : hitPoints(points, part[i]);
            fight.hitPoints(i, begun[i]);
        }
        fight.again();
        for (int i = 0; i < begun.length; i++) {
            // nobody regains more than he had, though the most that the dice could give is in the matchup
            fight.scar(i, (given[i] ? setting.vigour(i).scars() : most[i] - begun[i]) - fight.scars(i));
        }
        fates.begin();
        setting.moment().taken().accept(fight);
        from = fight.round();
        ready.run();
        aftermath.begin();
    }

    /** The hit points of one whose hit dice came to a sum, of which he has one part in so many. */
    static int hitPoints(int thrown, int part) {
        return Math.max(1, (thrown + part - 1) / part);
    }

    boolean goesOn() {
        return stand() && rounds() < longest;
    }

    private boolean stand() {
        return fight.ableOf(0) > 0 && fight.ableOf(1) > 0;
    }

    /** Rounds that were fought. */
    int rounds() {
        return fight.round() - from;
    }

    void round() {
        Setting.Moment moment = setting.moment();
        int now = rounds();
        if (now == 0 && moment.alone() != Setting.Moment.NOBODY) {
            round.alone(moment.alone());
        } else {
            boolean begins = now == (moment.alone() == Setting.Moment.NOBODY ? 0 : 1);
            round.fight(begins ? moment.first() : Round.DICE);
        }
        if (stand()) {
            aftermath.after();
        }
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
