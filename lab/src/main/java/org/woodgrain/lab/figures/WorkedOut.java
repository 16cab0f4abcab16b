package org.woodgrain.lab.figures;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A fight that was worked out without dice, and what comes of it, to be printed. */
public sealed interface WorkedOut permits DuelFigures, MeleeFigures {
    /** One figure: what, in decimals, and as a fraction where that is short enough, else nothing. */
    record Row(String what, String decimal, String fraction) {}

    /** A side as told. */
    String label(int side);

    /** By what it was worked out, as told. */
    String by();

    /** The chance that a side wins. */
    BigDecimal win(int side);

    /** The chance that nobody is left. */
    BigDecimal both();

    /** Of a side, from 0 on, the chance that it wins with so many of {@link #leftOf()} left. */
    List<BigDecimal> left(int side);

    /** What is left of a side that wins: hit points, or fighters. */
    String leftOf();

    /** Chances and means to be read. */
    List<Row> rows();

    /** Whether any of the rows has a fraction. */
    default boolean fractions() {
        return rows().stream().anyMatch(row -> !row.fraction().isEmpty());
    }

    /** In lines for a terminal. */
    List<String> text();

    /** By name; numbers as decimals, fractions as text. */
    Map<String, Object> named();
}
