package org.woodgrain.rules.magic;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What makes a spell one of a campaign's own.
 *
 * <p>Its id names first the listed spell as which it works, then its number: {@code SP-08@3}. One that works as no
 * listed spell, so that the referee says each time what it does, is {@code OWN@3}.
 *
 * @param id under which it is held in memory and written in books
 * @param doubled the figures in which it is twice its model
 */
public record Invention(String id, SortedSet<Figure> doubled) {
    /** Stands for the model of a spell that works as no listed one. */
    public static final String UNLIKE = "OWN";

    private static final char SEPARATOR = '@';

    public Invention {
        doubled = Collections.unmodifiableSortedSet(new TreeSet<>(doubled));
    }

    /** The id of an invention with a number of its own. */
    public static String id(String model, String number) {
        return model + SEPARATOR + number;
    }

    /** The id of the listed spell as which a spell works: its own id for one of the book. */
    public static String model(String id) {
        int at = id.indexOf(SEPARATOR);
        return at < 0 ? id : id.substring(0, at);
    }

    /** The row of the catalogue that a spell follows. */
    public static String rule(String id) {
        String model = model(id);
        return model.equals(UNLIKE) ? "MA-22" : model;
    }
}
