package org.woodgrain.press.bestiary;

import java.util.stream.Collectors;
import org.woodgrain.rules.monsters.Seafaring;

/** What a creature does to ships, in words. */
final class SeaWords {
    private SeaWords() {}

    static String of(Seafaring.Ship ship) {
        String figures = ship.figures().stream().map(Lists::plain).collect(Collectors.joining(", "));
        return "At sea: " + Lists.plain(ship.action()) + (figures.isEmpty() ? "." : " (" + figures + ").");
    }
}
