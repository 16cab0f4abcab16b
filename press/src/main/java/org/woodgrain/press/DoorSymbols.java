package org.woodgrain.press;

import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

/** Doors on their edges. */
final class DoorSymbols {
    private final Ink ink;
    private final MapView map;

    DoorSymbols(Ink ink, MapView map) {
        this.ink = ink;
        this.map = map;
    }

    void draw() {
        ink.add("<g class=\"wg-m-doors\">\n");
        map.doors().forEach(this::draw);
        ink.add("</g>\n");
    }

    private void draw(MapView.DoorMark door) {
        Edge edge = door.edge();
        boolean level = edge.side() == Direction.NORTH;
        double x = (edge.cell().x() + (level ? .5 : 0)) * Ink.SQUARE;
        double y = (edge.cell().y() + (level ? 0 : .5)) * Ink.SQUARE;
        int turned = level ? 0 : 90;
        ink.add("<g data-edge=\"" + edge + "\"><title>" + MapWords.door(door) + "</title>\n");
        String symbol = symbol(door);
        if (!symbol.isEmpty()) {
            ink.use(symbol, x, y, turned, "");
        }
        switch (door.state()) {
            case "locked" -> ink.use("lock", x, y, turned, "");
            case "barred" -> ink.use("bar", x, y, turned, "");
            case "wedged" -> ink.use("wedge", x, y, turned, "");
            case "broken" -> ink.use("splinters", x, y, turned, "");
            default -> {
                // shut and open are in the symbol itself
            }
        }
        if (door.kind().equals("secret")) {
            ink.text("wg-t-secret", x, y + 1.8, "S");
        }
        ink.add("</g>\n");
    }

    private static String symbol(MapView.DoorMark door) {
        boolean open = door.state().equals("open");
        return switch (door.kind()) {
            case "arch" -> "arch";
            case "double" -> open ? "double-open" : "double";
            case "portcullis" -> open ? "portcullis-open" : "portcullis";
            case "secret" -> open ? "door-open" : "";
            default -> open ? "door-open" : "door";
        };
    }

    /** Whether one sees the floor go on through it. */
    static boolean isGap(MapView.DoorMark door) {
        return door.kind().equals("arch")
                || door.kind().equals("portcullis")
                || door.state().equals("open");
    }

    static int degrees(Direction direction) {
        return 90 * direction.ordinal();
    }
}
