package org.woodgrain.lab.figures;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.lab.fights.Melee;
import org.woodgrain.lab.fights.MeleeEnd;

/** A small melee and what comes of it, to be printed. */
public final class MeleeFigures implements WorkedOut {
    /** Decimal places that are shown. */
    private static final int PLACES = 12;

    private static final double HUNDRED = 100;

    private final Melee melee;
    private final String by;
    private final MeleeEnd end;

    /**
     * Works it out.
     *
     * @param by by what is fought, as told
     */
    MeleeFigures(Melee melee, String by) {
        this.melee = melee;
        this.by = by;
        end = melee.end();
    }

    @Override
    public String label(int side) {
        return melee.label(side);
    }

    @Override
    public String by() {
        return by;
    }

    @Override
    public BigDecimal win(int side) {
        return decimal(end.wins().get(side));
    }

    @Override
    public BigDecimal both() {
        return decimal(end.both());
    }

    @Override
    public List<BigDecimal> left(int side) {
        List<BigDecimal> left = new ArrayList<>();
        for (int many = 0; many <= melee.size(side); many++) {
            left.add(decimal(end.fallen().get(side).get(melee.size(side) - many)));
        }
        return left;
    }

    @Override
    public String leftOf() {
        return "fighters";
    }

    @Override
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>(List.of(
                row("A wins", end.wins().get(0)),
                row("B wins", end.wins().get(1)),
                row("nobody is left", end.both()),
                row("rounds on average", end.rounds()),
                row("hit points that A loses", end.lost().get(0)),
                row("hit points that B loses", end.lost().get(1))));
        for (int who = 0; who < end.slain().size(); who++) {
            rows.add(row(melee.names().get(who) + " is slain", end.slain().get(who)));
        }
        return rows;
    }

    private static Row row(String what, double number) {
        return new Row(what, places(number), "");
    }

    @Override
    public List<String> text() {
        List<String> lines = new ArrayList<>();
        lines.add("A: " + melee.label(0));
        lines.add("B: " + melee.label(1));
        lines.add("Worked out by the " + by);
        lines.add("");
        lines.add("A wins          " + places(end.wins().get(0)));
        lines.add("B wins          " + places(end.wins().get(1)));
        lines.add("nobody is left  " + places(end.both()));
        lines.add("Rounds: " + places(end.rounds()) + " on average");
        lines.add("Hit points lost: A " + places(end.lost().get(0)) + ", B "
                + places(end.lost().get(1)) + " on average, of those that they have");
        int who = 0;
        for (int side = 0; side < 2; side++) {
            lines.add("");
            for (int many = 0; many <= melee.size(side); many++) {
                lines.add(String.format(
                        Locale.ROOT,
                        "%s  %d slain %8s",
                        Outcome.letter(side),
                        many,
                        percent(end.fallen().get(side).get(many))));
            }
            for (int i = 0; i < melee.size(side); i++, who++) {
                lines.add(String.format(
                        Locale.ROOT,
                        "   %-26s slain in %8s",
                        melee.names().get(who),
                        percent(end.slain().get(who))));
            }
        }
        lines.add("");
        lines.add(
                "In the open, hand to hand and to the end; each strikes whoever stands opposite with all the blows of");
        lines.add("his first way of attacking, as simulate --plain has it. Every figure is good to 12 places.");
        return lines;
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%.2f%%", HUNDRED * chance);
    }

    @Override
    public Map<String, Object> named() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("by", by);
        all.put("A", melee.label(0));
        all.put("B", melee.label(1));
        all.put("A.win", win(0));
        all.put("B.win", win(1));
        all.put("both.fall", both());
        all.put("rounds.mean", decimal(end.rounds()));
        for (int side = 0; side < 2; side++) {
            all.put(Outcome.letter(side) + ".lost.mean", decimal(end.lost().get(side)));
        }
        for (int side = 0; side < 2; side++) {
            for (int many = 0; many <= melee.size(side); many++) {
                all.put(
                        Outcome.letter(side) + ".losses." + many,
                        decimal(end.fallen().get(side).get(many)));
            }
        }
        for (int who = 0; who < end.slain().size(); who++) {
            all.put("slain." + melee.names().get(who), decimal(end.slain().get(who)));
        }
        return all;
    }

    private static String places(double number) {
        return decimal(number).toPlainString();
    }

    private static BigDecimal decimal(double number) {
        return new BigDecimal(number).setScale(PLACES, RoundingMode.HALF_EVEN);
    }
}
