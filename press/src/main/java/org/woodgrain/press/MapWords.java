package org.woodgrain.press;

import org.woodgrain.campaign.view.MapView;

/** The map in words, for titles and for those who hear it read out. */
final class MapWords {
    private MapWords() {}

    static String describe(MapView map) {
        long doors =
                map.doors().stream().filter(door -> !door.kind().equals("arch")).count();
        String foes = map.foes().isEmpty()
                ? ""
                : " " + map.foes().size() + (map.foes().size() == 1 ? " foe is seen." : " foes are seen.");
        return "Map of what is known: " + map.cells().size() + " squares of ten feet, "
                + map.lit().size() + " of them lit, "
                + doors + (doors == 1 ? " door" : " doors") + ". The company stands at " + map.at() + ", facing "
                + map.facing().label() + "." + foes;
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

    static String mark(MapView.Mark mark) {
        if (!mark.text().isEmpty()) {
            return mark.text();
        }
        return switch (mark.kind()) {
            case "stairs-up" -> "Stairs up";
            case "stairs-down" -> "Stairs down";
            default ->
                mark.kind().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                        + mark.kind().substring(1);
        };
    }
}
