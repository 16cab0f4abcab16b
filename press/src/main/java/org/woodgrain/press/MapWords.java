package org.woodgrain.press;

import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.view.MapView;

/** The map in words, for titles and for those who hear it read out. */
final class MapWords {
    private static final Set<String> WRITTEN = Set.of("label", "name", "pool", "water", "column", "column-nw");

    private MapWords() {}

    /** The whole map in a few sentences. */
    static String describe(MapView map) {
        StringBuilder words = new StringBuilder();
        words.append(many(map.cells().size(), "square")).append(" of ten feet known, ");
        words.append(map.lit().size()).append(" of them lit. ");
        words.append("The company stands at ")
                .append(map.at())
                .append(", facing ")
                .append(map.facing().label())
                .append(". ");
        if (!map.foes().isEmpty()) {
            words.append(many(map.foes().size(), "foe")).append(" in sight. ");
        }
        map.doors().stream()
                .filter(door -> !door.kind().equals("arch"))
                .forEach(door -> words.append(door(door))
                        .append(", at ")
                        .append(door.edge())
                        .append(". "));
        byCell(map)
                .forEach((cell, told) ->
                        words.append(told).append(", at ").append(cell).append(". "));
        return words.toString().strip();
    }

    private static String many(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** What stands in a cell; names and numbers of rooms are written on the map already. */
    static SortedMap<Cell, String> byCell(MapView map) {
        SortedMap<Cell, String> words = new TreeMap<>();
        for (MapView.Mark mark : map.marks()) {
            if (!WRITTEN.contains(mark.kind())) {
                words.merge(mark.cell(), mark(mark), (one, other) -> one + "; " + other);
            }
        }
        return words;
    }

    static String door(MapView.DoorMark door) {
        return switch (door.kind()) {
            case "arch" -> "Archway";
            case "double" -> "Double door, " + door.state();
            case "portcullis" -> "Portcullis, " + door.state();
            case "secret" -> "Secret door, " + door.state();
            default -> "Door, " + door.state();
        };
    }

    private static String mark(MapView.Mark mark) {
        if (!mark.text().isEmpty()) {
            return mark.text();
        }
        return switch (mark.kind()) {
            case "stairs-up" -> "Stairs up";
            case "stairs-down" -> "Stairs down";
            default ->
                mark.kind().substring(0, 1).toUpperCase(Locale.ROOT)
                        + mark.kind().substring(1);
        };
    }
}
