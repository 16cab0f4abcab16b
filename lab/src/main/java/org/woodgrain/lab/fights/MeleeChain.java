package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.woodgrain.dice.odds.Fraction;

/**
 * A small melee as a chain of states, each the hit points of all who fight when a round begins. Hit points never grow, so
 * that the states are gone through once, from the most to the least; to stay in one is a geometric series. Only positive
 * numbers are added and multiplied, so that hardly a digit is lost.
 */
final class MeleeChain {
    private final List<Line> lines;
    /** What each side does to the other. */
    private final List<Onslaught> onslaughts;

    private final double first;
    private final double second;
    private final double together;
    /** Chances to come to a state when a round begins, by states of the first side and of the second. */
    private final double[][] comes;
    /** The second side has struck before the first in a round, and the first has not yet. */
    private final double[][] secondStruck;

    private double both;
    private double rounds;
    private final double[] wins = new double[2];
    private final double[] left = new double[2];
    private final double[][] fallen;
    private final double[][] slain;

    private MeleeChain(List<Line> lines, List<Onslaught> onslaughts, Order order) {
        this.lines = lines;
        this.onslaughts = onslaughts;
        first = value(order.first());
        second = value(order.second());
        together = value(order.together());
        comes = new double[lines.get(0).states()][lines.get(1).states()];
        secondStruck = new double[lines.get(0).states()][lines.get(1).states()];
        fallen = new double[][] {
            new double[lines.get(0).members() + 1], new double[lines.get(1).members() + 1]
        };
        slain = new double[][] {
            new double[lines.get(0).members()], new double[lines.get(1).members()]
        };
    }

    private static double value(Fraction fraction) {
        return fraction.numerator().doubleValue() / fraction.denominator().doubleValue();
    }

    /** What comes of it. */
    static MeleeEnd follow(List<Line> lines, List<Onslaught> onslaughts, Order order) {
        return new MeleeChain(lines, onslaughts, order).follow();
    }

    private MeleeEnd follow() {
        Line one = lines.get(0);
        Line other = lines.get(1);
        for (int a = one.states() - 1; a >= 0; a--) {
            row(a, new double[other.states()], new double[1 << other.members()][other.states()]);
        }
        List<Double> lost = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            double begun = 0;
            for (int state = 0; state < lines.get(side).states(); state++) {
                begun += lines.get(side).begin(state) * lines.get(side).left(state);
            }
            lost.add(begun - left[side]);
        }
        return new MeleeEnd(
                list(wins),
                both,
                rounds,
                lost,
                List.of(list(fallen[0]), list(fallen[1])),
                Stream.concat(list(slain[0]).stream(), list(slain[1]).stream()).toList());
    }

    private static List<Double> list(double[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /**
     * Goes through all states of the second side.
     *
     * @param firstStruck the first side has struck before the second in a round, and the second has not yet
     * @param chosen the same where both strike at once, by who of the second side stood when all chose
     */
    private void row(int a, double[] firstStruck, double[][] chosen) {
        Line other = lines.get(1);
        int attackers = lines.get(0).standing(a);
        for (int b = other.states() - 1; b >= 0; b--) {
            int foes = other.standing(b);
            if (attackers == 0 || foes == 0) {
                end(a, b, comes[a][b] + lines.get(0).begin(a) * other.begin(b));
            } else {
                begin(a, b, firstStruck, chosen);
            }
            finishFirst(a, b, firstStruck[b]);
            finishSecond(a, b, secondStruck[a][b]);
            for (int stood = 0; stood < chosen.length; stood++) {
                if (chosen[stood][b] > 0) {
                    finishBoth(a, b, stood, chosen[stood][b]);
                }
            }
        }
    }

    /** All rounds that begin in a state in which both still stand. */
    private void begin(int a, int b, double[] firstStruck, double[][] chosen) {
        int attackers = lines.get(0).standing(a);
        int foes = lines.get(1).standing(b);
        Onslaught.Outcome toSecond = onslaughts.get(0).byTurns(attackers, b);
        Onslaught.Outcome toFirst = onslaughts.get(1).byTurns(foes, a);
        double missesSecond = same(toSecond, b);
        double missesFirst = same(toFirst, a);
        double came = comes[a][b]
                + lines.get(0).begin(a) * lines.get(1).begin(b)
                + firstStruck[b] * missesFirst
                + secondStruck[a][b] * missesSecond;
        for (int stood = 0; stood < chosen.length; stood++) {
            if (chosen[stood][b] > 0) {
                came += chosen[stood][b] * same(onslaughts.get(1).atOnce(stood, foes, attackers, a), a);
            }
        }
        double here = came / (1 - missesFirst * missesSecond);
        rounds += here;
        add(firstStruck, toSecond, here * first);
        if (together > 0) {
            add(chosen[foes], onslaughts.get(0).atOnce(attackers, attackers, foes, b), here * together);
        }
        for (int i = 0; i < toFirst.size(); i++) {
            secondStruck[toFirst.state(i)][b] += here * second * toFirst.chance(i);
        }
    }

    private static void add(double[] chances, Onslaught.Outcome outcome, double chance) {
        for (int i = 0; i < outcome.size(); i++) {
            chances[outcome.state(i)] += chance * outcome.chance(i);
        }
    }

    /** The chance that nothing changes. */
    private static double same(Onslaught.Outcome outcome, int state) {
        return outcome.state(0) == state ? outcome.chance(0) : 0;
    }

    /** The second side strikes back, unless nobody of it is left. */
    private void finishFirst(int a, int b, double chance) {
        if (chance > 0) {
            int foes = lines.get(1).standing(b);
            if (foes == 0) {
                end(a, b, chance);
            } else {
                toFirst(a, b, chance, onslaughts.get(1).byTurns(foes, a));
            }
        }
    }

    private void finishBoth(int a, int b, int stood, double chance) {
        toFirst(
                a,
                b,
                chance,
                onslaughts
                        .get(1)
                        .atOnce(stood, lines.get(1).standing(b), lines.get(0).standing(a), a));
    }

    private void toFirst(int a, int b, double chance, Onslaught.Outcome outcome) {
        boolean over = lines.get(1).standing(b) == 0;
        for (int i = 0; i < outcome.size(); i++) {
            int to = outcome.state(i);
            if (over) {
                end(to, b, chance * outcome.chance(i));
            } else if (to != a) {
                comes[to][b] += chance * outcome.chance(i);
            }
        }
    }

    /** The first side strikes back, unless nobody of it is left. */
    private void finishSecond(int a, int b, double chance) {
        if (chance > 0) {
            int attackers = lines.get(0).standing(a);
            if (attackers == 0) {
                end(a, b, chance);
                return;
            }
            Onslaught.Outcome outcome = onslaughts.get(0).byTurns(attackers, b);
            for (int i = 0; i < outcome.size(); i++) {
                if (outcome.state(i) != b) {
                    comes[a][outcome.state(i)] += chance * outcome.chance(i);
                }
            }
        }
    }

    private void end(int a, int b, double chance) {
        if (chance == 0) {
            return;
        }
        int[] states = {a, b};
        boolean nobody = true;
        for (int side = 0; side < 2; side++) {
            Line line = lines.get(side);
            int standing = line.standing(states[side]);
            fallen[side][line.members() - Integer.bitCount(standing)] += chance;
            left[side] += chance * line.left(states[side]);
            for (int i = 0; i < line.members(); i++) {
                slain[side][i] += (standing & 1 << i) == 0 ? chance : 0;
            }
            if (standing != 0) {
                wins[side] += chance;
                nobody = false;
            }
        }
        both += nobody ? chance : 0;
    }
}
