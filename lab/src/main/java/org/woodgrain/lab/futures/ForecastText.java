package org.woodgrain.lab.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A forecast in lines, for a terminal. */
public final class ForecastText {
    private static final int NAME = 24;
    private static final double RARE = 0.0005;

    private ForecastText() {}

    /** What may come of it, the likeliest first things first. */
    public static List<String> of(Forecast forecast) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "If this fight goes on, in %,d futures of it:", forecast.fights()));
        lines.add(chance("the company wins", forecast.company()));
        lines.add(chance("its foes win", forecast.foes()));
        if (forecast.neither().share() >= RARE) {
            lines.add(chance("neither does", forecast.neither()));
        }
        lines.add(String.format(
                Locale.ROOT,
                "  It takes %.1f more rounds on average; half are over within %d.",
                forecast.rounds(),
                forecast.roundsHalf()));
        lines.add("  The company loses " + losses(forecast.sides().getFirst()) + "; its foes "
                + losses(forecast.sides().getLast()) + ".");
        for (Forecast.Losses side : forecast.sides()) {
            for (Forecast.One one : side.each()) {
                lines.add(String.format(
                        Locale.ROOT, "    %-" + NAME + "s slain in %6s", one.name(), percent(one.dies())));
            }
        }
        lines.add("  " + leftOut(forecast));
        return lines;
    }

    /** Slain and gone on average: "1.2, and 0.4 flee". */
    public static String losses(Forecast.Losses side) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%.1f", side.slain()));
        more(text, side.fled(), "flee");
        more(text, side.surrendered(), "surrender");
        more(text, side.helpless(), "lie helpless");
        return text.toString();
    }

    private static void more(StringBuilder text, double many, String what) {
        if (many >= 0.05) {
            text.append(String.format(Locale.ROOT, ", and %.1f %s", many, what));
        }
    }

    /** What nobody should take the figures to hold. */
    public static String leftOut(Forecast forecast) {
        String told = switch (forecast.manner()) {
            case ARENA ->
                "All fight on as those do who have no orders; no spell is cast and nothing of magic is used, and the"
                        + " ground and the spells that lie on them stay as they are.";
            case PLAYED ->
                "Played out in the campaign itself: the company casts, turns, shoots and strikes as a careful caller would"
                        + " and fights on to the end, its foes do what the automatic referee has them do, and what lies on"
                        + " either ends when it ends. The futures are few, so mind the bounds.";
        };
        return forecast.leftOut().isEmpty()
                ? told
                : told + " Not counted: " + String.join("; ", forecast.leftOut()) + ".";
    }

    /** A share in hundredths, to one decimal place. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    private static String chance(String what, Forecast.Chance chance) {
        return String.format(
                Locale.ROOT,
                "  %-18s %6s  (between %s and %s)",
                what,
                percent(chance.share()),
                percent(chance.least()),
                percent(chance.most()));
    }
}
