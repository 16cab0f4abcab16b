package org.woodgrain.lab.fights;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.rules.melee.Matchup;

/** One against one to the end, worked out and not thrown. */
public final class Duel {
    /** Sums of fractions in a chain that are still done at once. */
    private static final long FEW = 3_000;

    private final Duellist one;
    private final Duellist other;
    private final Order order;

    private Duel(Duellist one, Duellist other, Order order) {
        if (one.harm().most() == 0 && other.harm().most() == 0) {
            throw new FightsException("this duel cannot end: neither can harm the other");
        }
        this.one = one;
        this.other = other;
        this.order = order;
    }

    /**
     * The duel that the engine would fight.
     *
     * @throws FightsException if more than two fight, or one has a power that is more than its blows, or it has no end
     */
    public static Duel of(Setting setting) {
        if (setting.size(0) != 1 || setting.size(1) != 1) {
            throw new FightsException("a duel is one against one; simulate has more fight each other");
        }
        Matchup matchup = setting.matchup();
        UnknownPowers.refuse(matchup);
        return new Duel(duellist(setting, 0), duellist(setting, 1), Order.of(matchup));
    }

    private static Duellist duellist(Setting setting, int who) {
        int foe = setting.vigour(1 - who).most();
        return new Duellist(
                setting.side(who).getFirst().label(),
                hitPoints(setting, who),
                new BlowOdds(setting.matchup()).round(who, 1 - who, foe));
    }

    /** The hit points with which somebody begins. */
    static Points hitPoints(Setting setting, int who) {
        Vigour vigour = setting.vigour(who);
        Points thrown = Points.dice(vigour.dice(), vigour.sides());
        List<Fraction> chances = Points.zeros(vigour.most() + 1);
        for (int sum = 0; sum <= thrown.most(); sum++) {
            Points.add(
                    chances,
                    Arena.hitPoints(sum + vigour.plus(), vigour.part()),
                    thrown.chances().get(sum));
        }
        return new Points(chances);
    }

    /**
     * A duel of nothing but given numbers.
     *
     * @param one as {@link GivenSide} reads it
     * @param other the same
     * @throws FightsException if one of them cannot be read, or it has no end
     */
    public static Duel given(String one, String other, Order order) {
        return new Duel(GivenSide.read(one), GivenSide.read(other), order);
    }

    /** A side as told. */
    public String label(int side) {
        return (side == 0 ? one : other).label();
    }

    public Order order() {
        return order;
    }

    /** The hit points that a side loses on average; no more than it has. */
    public BigDecimal lost(DuelEnd<BigDecimal> end, int side) {
        BigDecimal left = BigDecimal.ZERO;
        for (int points = 1; points < end.left().get(side).size(); points++) {
            left = left.add(end.left().get(side).get(points).multiply(BigDecimal.valueOf(points)));
        }
        return Decimals.ARITHMETIC.of(hitPoints(side)).subtract(left);
    }

    /** The same as a fraction. */
    public Fraction lostExactly(DuelEnd<Fraction> end, int side) {
        return hitPoints(side).minus(mean(end.left().get(side)));
    }

    private Fraction hitPoints(int side) {
        return mean((side == 0 ? one : other).hitPoints().chances());
    }

    private static Fraction mean(List<Fraction> chances) {
        Fraction mean = Points.ZERO;
        for (int points = 1; points < chances.size(); points++) {
            mean = Exact.ARITHMETIC.plus(mean, chances.get(points).times(Points.share(points, 1)));
        }
        return mean;
    }

    /** What comes of it, in decimals good to far more than 12 digits. */
    public DuelEnd<BigDecimal> end() {
        return Chain.follow(Decimals.ARITHMETIC, one, other, order);
    }

    /** What comes of it as fractions; empty where these would be too long to be of use. */
    public Optional<DuelEnd<Fraction>> exact() {
        long states = (long) one.hitPoints().most() * other.hitPoints().most();
        return states * (one.harm().most() + other.harm().most()) > FEW
                ? Optional.empty()
                : Optional.of(Chain.follow(Exact.ARITHMETIC, one, other, order));
    }
}
