package org.woodgrain.rules.treasure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is written on scrolls, as the kind of the thing tells it. */
public final class Scrolls {
    private Scrolls() {}

    /** Ids of the spells still on a scroll; empty if the thing is no spell scroll or all its writing is gone. */
    public static List<String> spells(String kind) {
        int slash = kind.indexOf('/');
        if (slash < 0 || !isSpellScroll(kind) || slash == kind.length() - 1) {
            return List.of();
        }
        return Arrays.asList(kind.substring(slash + 1).split(",", -1));
    }

    /** Whether a thing is a scroll of spells, written on or blank. */
    public static boolean isSpellScroll(String kind) {
        return kind.startsWith("MI-074")
                || kind.startsWith("MI-075")
                || kind.startsWith("MI-076")
                || kind.startsWith("MI-077");
    }

    /** The id of the least scroll that has room for so many spells, up to seven. */
    public static String blank(int spells) {
        return switch (spells) {
            case 1 -> "MI-074";
            case 2 -> "MI-075";
            case 3 -> "MI-076";
            default -> "MI-077";
        };
    }

    /** The kind of the scroll without one of its spells (MI-072). */
    public static String without(String kind, String spell) {
        List<String> left = new ArrayList<>(spells(kind));
        left.remove(spell);
        return kind.substring(0, kind.indexOf('/') + 1) + String.join(",", left);
    }
}
