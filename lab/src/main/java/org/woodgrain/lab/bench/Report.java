package org.woodgrain.lab.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the benchmarks measured, and how it stands to what is aimed for.
 *
 * @param rates of all benchmarks
 */
public record Report(List<Rate> rates) {
    /** Orders a second of a well-known library on its own delve, and how many times faster we want to be. */
    private static final int OSRLIB = 1067;

    private static final int TIMES = 20;
    private static final double OF_THE_KERNEL = 0.40;

    /**
     * How often a second something can be done.
     *
     * @param benchmark name of the method
     * @param byClock a second of the clock
     * @param byProcessor a second of processor time
     */
    public record Rate(String benchmark, double byClock, double byProcessor) {}

    public Report {
        rates = List.copyOf(rates);
    }

    /** The rate of one benchmark a second of processor time. */
    public double rate(String benchmark) {
        return find(benchmark).byProcessor();
    }

    private Rate find(String benchmark) {
        return rates.stream()
                .filter(rate -> rate.benchmark().equals(benchmark))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no benchmark " + benchmark));
    }

    /** The report in lines. */
    public List<String> lines() {
        double commands = rate("command");
        double ratio = rate("engine") / rate("bareKernel");
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "%-52s %14s %14s", "", "a second", "a CPU second"));
        lines.add(row("Commands decided and applied, a delve of " + Delve.ORDERS, "command"));
        lines.add(row("Six first-level fighters against four ogres", "engine"));
        lines.add(row("The same in a bare kernel", "bareKernel"));
        lines.add(row("A campaign opened by folding 10,000 events", "fold"));
        lines.add(row("One view of a seat", "view"));
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "Commands: %.1f times the %,d a second of the reference; aimed for: %d times.",
                commands / OSRLIB,
                OSRLIB,
                TIMES));
        lines.add(String.format(Locale.ROOT, "Engine to bare kernel: %.2f; aimed for: %.2f.", ratio, OF_THE_KERNEL));
        lines.add(String.format(
                Locale.ROOT, "Opening 10,000 events: %.1f ms. One view: %.3f ms.", millis("fold"), millis("view")));
        lines.addAll(odds());
        lines.addAll(rolls());
        return lines;
    }

    /** Dice read and thrown, beside the fastest library that we know. */
    private List<String> rolls() {
        return List.of(
                "Dice read and thrown, thousands a CPU second (the fastest other library that we measured): "
                        + String.join(
                                ", ", thrown("3d6", "rollOfThreeDice", 803), thrown("4d6dl1", "rollOfAnAbility", 576))
                        + ",",
                String.join(
                                ", ",
                                thrown("ten exploding d10 counted", "rollOfExplodingCount", 232),
                                thrown("100d6", "rollOfHundredDice", 260),
                                thrown("2d20kh1+5", "rollOfTheBetterOfTwo", 376))
                        + ".");
    }

    private String thrown(String expression, String benchmark, int other) {
        return String.format(Locale.ROOT, "%s %,.0f (%d)", expression, rate(benchmark) / 1000, other);
    }

    /** The exact odds of some questions, in the time that each takes. */
    private List<String> odds() {
        return List.of(
                "Exact odds, in milliseconds: "
                        + String.join(
                                ", ",
                                took("1000d6", "oddsOfThousandDice"),
                                took("20d20kh10", "oddsOfKeepingTen"),
                                took("40d12kh7", "oddsOfKeepingSeven"))
                        + ",",
                String.join(
                                ", ",
                                took("ten exploding d10 counted", "oddsOfExplodingCount"),
                                took("the largest set of 12d10", "oddsOfLargestSet"),
                                took("six scores sorted", "oddsOfSixScores"))
                        + ".");
    }

    private String took(String question, String benchmark) {
        return String.format(Locale.ROOT, "%s %.2f", question, millis(benchmark));
    }

    private double millis(String benchmark) {
        return 1000 / rate(benchmark);
    }

    private String row(String what, String benchmark) {
        Rate rate = find(benchmark);
        return String.format(Locale.ROOT, "%-52s %,14.0f %,14.0f", what, rate.byClock(), rate.byProcessor());
    }
}
