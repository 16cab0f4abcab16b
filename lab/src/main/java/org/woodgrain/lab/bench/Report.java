package org.woodgrain.lab.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What the benchmarks measured, and how it stands to what is aimed for.
 *
 * @param rates of all benchmarks
 */
public record Report(List<Rate> rates) {
    /** Orders a second of a well-known library on its own delve, and how many times faster we want to be. */
    private static final int OSRLIB = 1067;

    private static final int TIMES = 20;

    /** Fights a second of a bare kernel on the machine and at the time when that library was measured. */
    private static final double KERNEL_THEN = 3_400_000;

    private static final double OF_THE_KERNEL = 0.40;
    private static final double THOUSAND = 1000;
    private static final String ROW = "%-54s %12s %12s %12s %7s";

    /**
     * How often a second something can be done.
     *
     * @param benchmark name of the method, or the kind of command
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
        List<String> lines = new ArrayList<>();
        lines.add(String.format(ROW, "", "a second", "a CPU second", "aimed for", "of it"));
        lines.add(
                aimed("Commands decided and applied, a delve of " + Delve.ORDERS, "command", (double) OSRLIB * TIMES));
        for (CommandKind kind : CommandKind.values()) {
            lines.add(plain("  " + kind.label(), kind.id()));
        }
        lines.add(aimed("Six first-level fighters against four ogres", "engine", OF_THE_KERNEL * rate("bareKernel")));
        lines.add(plain("The same in a bare kernel", "bareKernel"));
        lines.add(plain("A campaign opened by folding 10,000 events", "fold"));
        lines.add(plain("One view of a seat", "view"));
        lines.addAll(rolls());
        lines.addAll(odds());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "Aimed for: commands, %d times the %,d a second of osrlib's delve; fights, %.2f of the bare kernel,"
                        + " now %.2f;",
                TIMES,
                OSRLIB,
                OF_THE_KERNEL,
                rate("engine") / rate("bareKernel")));
        lines.add("dice and odds, the fastest other library that we measured (odds: its first answer in a fresh"
                + " process).");
        double speed = rate("bareKernel") / KERNEL_THEN;
        double then = rate("command") / speed;
        lines.add(String.format(
                Locale.ROOT,
                "By the bare kernel this machine has now %.2f of the speed it had when osrlib was measured (%,.0f"
                        + " fights a second);",
                speed,
                KERNEL_THEN));
        lines.add(String.format(
                Locale.ROOT,
                "at that speed it would be %,.0f commands a CPU second, %.1f times osrlib's, %.2f of the aim.",
                then,
                then / OSRLIB,
                then / OSRLIB / TIMES));
        lines.add(String.format(
                Locale.ROOT, "Opening 10,000 events: %.1f ms. One view: %.3f ms.", millis("fold"), millis("view")));
        return lines;
    }

    private List<String> rolls() {
        return List.of(
                aimed("3d6 read and thrown", "rollOfThreeDice", 803 * THOUSAND),
                aimed("4d6dl1", "rollOfAnAbility", 576 * THOUSAND),
                aimed("10d10!,>=7", "rollOfExplodingCount", 232 * THOUSAND),
                aimed("100d6", "rollOfHundredDice", 260 * THOUSAND),
                aimed("2d20kh1+5", "rollOfTheBetterOfTwo", 376 * THOUSAND));
    }

    /** The aims are thousands of milliseconds, over what the quickest of two other libraries took. */
    private List<String> odds() {
        return List.of(
                aimed("Exact odds of 100d6", "oddsOfHundredDice", THOUSAND / 24),
                aimed("4d6dl1", "oddsOfAnAbility", THOUSAND / 0.48),
                aimed("six scores sorted jointly", "oddsOfSixScores", THOUSAND / 180),
                aimed("1000d6", "oddsOfThousandDice", THOUSAND / 11_066),
                aimed("5d10!kh3", "oddsOfKeepingExploded", THOUSAND / 12),
                aimed("{d4,d6,d8,d10,d12,d20}kh2", "oddsOfMixedDice", THOUSAND / 2.5),
                plain("20d20kh10", "oddsOfKeepingTen"),
                plain("40d12kh7", "oddsOfKeepingSeven"),
                plain("10d10!,>=7", "oddsOfExplodingCount"),
                plain("12d10set", "oddsOfLargestSet"));
    }

    private double millis(String benchmark) {
        return THOUSAND / rate(benchmark);
    }

    private String aimed(String what, String benchmark, double aim) {
        return row(what, benchmark, OptionalDouble.of(aim));
    }

    private String plain(String what, String benchmark) {
        return row(what, benchmark, OptionalDouble.empty());
    }

    private String row(String what, String benchmark, OptionalDouble aim) {
        Rate rate = find(benchmark);
        return String.format(
                        ROW,
                        what,
                        number(rate.byClock()),
                        number(rate.byProcessor()),
                        aim.isPresent() ? number(aim.getAsDouble()) : "",
                        aim.isPresent() ? number(rate.byProcessor() / aim.getAsDouble()) : "")
                .stripTrailing();
    }

    /** Whole from a hundred up, else with two digits after the point. */
    private static String number(double of) {
        return String.format(Locale.ROOT, of < 100 ? "%,.2f" : "%,.0f", of);
    }
}
