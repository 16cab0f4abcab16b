package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.woodgrain.dice.odds.Fraction;

/**
 * A duel as a chain of states, each the hit points that both have left when a round begins. Hit points never grow, so
 * that the states are gone through once, from the most to the least; to stay in one is a geometric series.
 *
 * @param <N> the numbers that it is reckoned with
 */
final class Chain<N> {
    private final Arithmetic<N> by;
    private final N zero;
    /** Chances of harm, and of at least so much. */
    private final List<List<N>> harm = new ArrayList<>();

    private final List<List<N>> slays = new ArrayList<>();
    private final List<List<N>> begin = new ArrayList<>();
    private final int[] most = new int[2];

    private Chain(Arithmetic<N> by, Duellist one, Duellist other) {
        this.by = by;
        this.zero = by.of(Points.ZERO);
        add(one, other);
        add(other, one);
    }

    private void add(Duellist one, Duellist foe) {
        harm.add(one.harm().chances().stream().map(by::of).toList());
        slays.add(slays(one.harm(), foe.hitPoints().most()));
        most[begin.size()] = one.hitPoints().most();
        begin.add(one.hitPoints().chances().stream().map(by::of).toList());
    }

    /** What comes of it. */
    static <N> DuelEnd<N> follow(Arithmetic<N> by, Duellist one, Duellist other, Order order) {
        Fraction stays =
                one.harm().chances().getFirst().times(other.harm().chances().getFirst());
        return new Chain<>(by, one, other).follow(by.of(Points.ONE.minus(stays)), order);
    }

    private List<N> slays(Points points, int foe) {
        List<N> all = new ArrayList<>();
        Fraction less = Points.ZERO;
        for (int left = 0; left <= foe; left++) {
            all.add(by.of(Points.ONE.minus(less)));
            less = left <= points.most()
                    ? Exact.ARITHMETIC.plus(less, points.chances().get(left))
                    : less;
        }
        return all;
    }

    private DuelEnd<N> follow(N moves, Order order) {
        N first = by.of(order.first());
        N second = by.of(order.second());
        N together = by.of(order.together());
        N afterFirst = by.plus(first, together);
        N afterSecond = by.plus(second, together);
        List<List<N>> at = square();
        List<List<N>> firstStruck = square();
        List<List<N>> left = List.of(zeros(most[0]), zeros(most[1]));
        N both = zero;
        N rounds = zero;
        for (int a = most[0]; a > 0; a--) {
            for (int b = most[1]; b > 0; b--) {
                N wounded = alongRow(at.get(a), b);
                N came = by.plus(
                        by.times(begin.get(0).get(a), begin.get(1).get(b)),
                        by.plus(
                                downColumn(firstStruck, a, b),
                                by.times(wounded, harm.get(1).getFirst())));
                N here = by.over(came, moves);
                at.get(a).set(b, here);
                firstStruck
                        .get(a)
                        .set(b, by.plus(wounded, by.times(here, harm.get(0).getFirst())));
                N secondStruck =
                        by.plus(downColumn(at, a, b), by.times(here, harm.get(1).getFirst()));
                N slain = slays.get(0).get(b);
                N slayer = slays.get(1).get(a);
                rounds = by.plus(rounds, here);
                both = by.plus(both, by.times(together, by.times(here, by.times(slain, slayer))));
                add(left.get(0), a, by.times(slain, mix(first, here, afterSecond, secondStruck)));
                add(
                        left.get(1),
                        b,
                        by.times(
                                slayer,
                                mix(second, here, afterFirst, firstStruck.get(a).get(b))));
            }
        }
        return new DuelEnd<>(List.of(sum(left.get(0)), sum(left.get(1))), both, rounds, left);
    }

    private N mix(N chance, N one, N otherwise, N other) {
        return by.plus(by.times(chance, one), by.times(otherwise, other));
    }

    private void add(List<N> all, int place, N more) {
        all.set(place, by.plus(all.get(place), more));
    }

    /** What the first side brings here by wounds, from states in which the second had more. */
    private N alongRow(List<N> row, int b) {
        List<N> chances = harm.get(0);
        N sum = zero;
        for (int points = 1; points < chances.size() && b + points <= most[1]; points++) {
            sum = by.plus(sum, by.times(row.get(b + points), chances.get(points)));
        }
        return sum;
    }

    /** What the second side brings here by wounds, from states in which the first had more. */
    private N downColumn(List<List<N>> from, int a, int b) {
        List<N> chances = harm.get(1);
        N sum = zero;
        for (int points = 1; points < chances.size() && a + points <= most[0]; points++) {
            sum = by.plus(sum, by.times(from.get(a + points).get(b), chances.get(points)));
        }
        return sum;
    }

    private N sum(List<N> all) {
        return all.stream().reduce(zero, by::plus);
    }

    private List<N> zeros(int upTo) {
        return new ArrayList<>(Collections.nCopies(upTo + 1, zero));
    }

    private List<List<N>> square() {
        List<List<N>> rows = new ArrayList<>();
        for (int a = 0; a <= most[0]; a++) {
            rows.add(zeros(most[1]));
        }
        return rows;
    }
}
