package org.woodgrain.lab.figures;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.lab.fights.Duel;
import org.woodgrain.lab.fights.DuelEnd;

/** A duel and what comes of it, to be printed. */
public final class DuelFigures implements WorkedOut {
    /** Decimal places that are shown. */
    private static final int PLACES = 15;
    /** A fraction with more characters is for programs, not for people. */
    private static final int READABLE = 100;

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal SELDOM = new BigDecimal("0.00005");

    private final Duel duel;
    private final String by;
    private final DuelEnd<BigDecimal> end;
    private final Optional<DuelEnd<Fraction>> exact;

    /**
     * Works it out.
     *
     * @param by by what is fought, as told
     */
    public DuelFigures(Duel duel, String by) {
        this.duel = duel;
        this.by = by;
        end = duel.end();
        exact = duel.exact();
    }

    @Override
    public String label(int side) {
        return duel.label(side);
    }

    @Override
    public String by() {
        return by;
    }

    @Override
    public BigDecimal win(int side) {
        return end.wins().get(side);
    }

    @Override
    public BigDecimal both() {
        return end.both();
    }

    @Override
    public List<BigDecimal> left(int side) {
        return end.left().get(side);
    }

    @Override
    public String leftOf() {
        return "hit points";
    }

    @Override
    public List<Row> rows() {
        return List.of(
                row("A wins", end.wins().get(0), exact.map(each -> each.wins().get(0))),
                row("B wins", end.wins().get(1), exact.map(each -> each.wins().get(1))),
                row("both fall", end.both(), exact.map(DuelEnd::both)),
                row("rounds on average", end.rounds(), exact.map(DuelEnd::rounds)),
                lost("hit points that A loses", 0),
                lost("hit points that B loses", 1));
    }

    private Row lost(String what, int side) {
        return row(what, duel.lost(end, side), exact.map(each -> duel.lostExactly(each, side)));
    }

    private static Row row(String what, BigDecimal number, Optional<Fraction> exact) {
        return new Row(
                what,
                places(number),
                exact.map(Fraction::toString)
                        .filter(text -> text.length() <= READABLE)
                        .orElse(""));
    }

    @Override
    public List<String> text() {
        List<String> lines = new ArrayList<>();
        lines.add("A: " + duel.label(0));
        lines.add("B: " + duel.label(1));
        lines.add("Worked out by the " + by);
        lines.add("");
        lines.add("A wins    "
                + chance(end.wins().get(0), exact.map(each -> each.wins().get(0))));
        lines.add("B wins    "
                + chance(end.wins().get(1), exact.map(each -> each.wins().get(1))));
        lines.add("both fall " + chance(end.both(), exact.map(DuelEnd::both)));
        lines.add("Rounds: " + places(end.rounds()) + " on average");
        lines.add("Hit points lost: A " + places(duel.lost(end, 0)) + ", B " + places(duel.lost(end, 1))
                + " on average, of those that they have");
        for (int side = 0; side < 2; side++) {
            lines.add("");
            lines.add(Outcome.letter(side) + " wins with so many hit points left:");
            lines.addAll(left(end.left().get(side)));
        }
        lines.add("");
        lines.add("Hand to hand and to the end, without morale, missiles, spells or flight; each strikes with all the");
        lines.add("blows of his first way of attacking. Hit points are those that the dice give.");
        return lines;
    }

    private static List<String> left(List<BigDecimal> chances) {
        List<String> lines = new ArrayList<>();
        for (int points = 1; points < chances.size(); points++) {
            if (chances.get(points).compareTo(SELDOM) >= 0) {
                lines.add(String.format(
                        Locale.ROOT,
                        "  %3d %7s%%",
                        points,
                        chances.get(points).multiply(HUNDRED).setScale(2, RoundingMode.HALF_EVEN)));
            }
        }
        return lines.isEmpty() ? List.of("  never") : lines;
    }

    private static String chance(BigDecimal chance, Optional<Fraction> exact) {
        String fraction = exact.map(Fraction::toString)
                .filter(text -> text.length() <= READABLE && text.contains("/"))
                .map(text -> "  = " + text)
                .orElse("");
        return places(chance) + fraction;
    }

    private static String places(BigDecimal number) {
        return decimal(number).toPlainString();
    }

    @Override
    public Map<String, Object> named() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("by", by);
        all.put("A", duel.label(0));
        all.put("B", duel.label(1));
        put(all, "A.win", end.wins().get(0), exact.map(each -> each.wins().get(0)));
        put(all, "B.win", end.wins().get(1), exact.map(each -> each.wins().get(1)));
        put(all, "both.fall", end.both(), exact.map(DuelEnd::both));
        put(all, "rounds.mean", end.rounds(), exact.map(DuelEnd::rounds));
        for (int side = 0; side < 2; side++) {
            int which = side;
            put(
                    all,
                    Outcome.letter(side) + ".lost.mean",
                    duel.lost(end, side),
                    exact.map(each -> duel.lostExactly(each, which)));
        }
        for (int side = 0; side < 2; side++) {
            List<BigDecimal> left = end.left().get(side);
            for (int points = 1; points < left.size(); points++) {
                all.put(Outcome.letter(side) + ".left." + points, decimal(left.get(points)));
            }
        }
        return all;
    }

    private static void put(Map<String, Object> all, String name, BigDecimal value, Optional<Fraction> exact) {
        all.put(name, decimal(value));
        exact.ifPresent(fraction -> all.put(name + ".exact", fraction.toString()));
    }

    private static BigDecimal decimal(BigDecimal number) {
        return number.setScale(PLACES, RoundingMode.HALF_EVEN);
    }
}
