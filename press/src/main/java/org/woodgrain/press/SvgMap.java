package org.woodgrain.press;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

/**
 * Draws what a seat knows of a level in the manner of the old blue maps: blue ink, a grid of ten feet, the conventional
 * symbols, hatched rock about what has been seen.
 */
public final class SvgMap {
    private static final double MARGIN = 9;
    private static final double FOOT = 13;
    private static final double FOE = 3.3;
    private static final int LEAST_WIDTH = 56;

    private final MapView map;
    private final MapPaper paper;
    private final Ink ink = new Ink();
    private final Set<Edge> solid;
    private final String wallLines;

    private SvgMap(MapView map, MapPaper paper) {
        this.map = map;
        this.paper = paper;
        this.solid = solidEdges(map);
        this.wallLines = Lines.along(solid);
    }

    /** The map as one {@code svg} element without script. */
    public static String draw(MapView map, MapPaper paper) {
        return new SvgMap(map, paper).draw();
    }

    private String draw() {
        Set<Cell> drawn = new TreeSet<>(map.cells());
        drawn.addAll(map.hiddenCells());
        drawn.add(map.at());
        double west = drawn.stream().mapToInt(Cell::x).min().orElse(0) * Ink.SQUARE - MARGIN;
        double north = drawn.stream().mapToInt(Cell::y).min().orElse(0) * Ink.SQUARE - MARGIN;
        double width = (drawn.stream().mapToInt(Cell::x).max().orElse(0) + 1) * Ink.SQUARE + MARGIN - west;
        double height = (drawn.stream().mapToInt(Cell::y).max().orElse(0) + 1) * Ink.SQUARE + MARGIN - north;
        if (width < LEAST_WIDTH) {
            west -= (LEAST_WIDTH - width) / 2;
            width = LEAST_WIDTH;
        }
        open(west, north, width, height + FOOT);
        ground();
        floor(drawn);
        new FeatureSymbols(ink, map).waters();
        walls();
        new FeatureSymbols(ink, map).draw();
        new FeatureSymbols(ink, map).labels();
        cells();
        new DoorSymbols(ink, map).draw();
        figures();
        legend(west, north + height, width);
        return ink.add("</svg>\n").toString();
    }

    private void open(double west, double north, double width, double height) {
        ink.add("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"wg-map\" role=\"img\" viewBox=\"")
                .add(west)
                .add(" ")
                .add(north)
                .add(" ")
                .add(width)
                .add(" ")
                .add(height)
                .add("\" width=\"")
                .add(width * paper.cell() / Ink.SQUARE)
                .add("\" height=\"")
                .add(height * paper.cell() / Ink.SQUARE)
                .add("\">\n<title>" + Ink.escape(map.level()) + "</title>\n<desc>" + Ink.escape(MapWords.describe(map))
                        + "</desc>\n");
        if (paper.style()) {
            ink.add("<style>\n" + MapStyle.sheet() + "</style>\n" + MapStyle.defs());
        }
    }

    /** Rock about the walls: its colour, then the hatching over it. */
    private void ground() {
        ink.path("wg-m-ground", wallLines).path("wg-m-rock", wallLines);
    }

    private void floor(Set<Cell> drawn) {
        Set<Cell> remembered = new TreeSet<>(map.cells());
        remembered.removeAll(map.lit());
        ink.path("wg-m-known", Lines.area(remembered))
                .path("wg-m-lit", Lines.area(map.lit()))
                .path("wg-m-hidden", Lines.area(map.hiddenCells()));
        ink.path("wg-m-grid", Lines.grid(drawn));
    }

    private void walls() {
        ink.path("wg-m-edge", Lines.along(openEnds())).path("wg-m-wall", wallLines);
    }

    /** Walls, and the doors that stand shut in them; an opening has a symbol that brings its own ends of wall. */
    private static Set<Edge> solidEdges(MapView map) {
        Set<Edge> solid = new TreeSet<>(map.walls());
        map.doors().stream()
                .filter(door -> !DoorSymbols.isGap(door))
                .map(MapView.DoorMark::edge)
                .forEach(solid::add);
        return solid;
    }

    /** Where known floor goes on into what nobody has seen. */
    private Set<Edge> openEnds() {
        Set<Edge> bounds = new HashSet<>(solid);
        map.doors().forEach(door -> bounds.add(door.edge()));
        Set<Edge> ends = new TreeSet<>();
        for (Cell cell : map.cells()) {
            for (Direction side : Direction.values()) {
                Edge edge = new Edge(cell, side);
                Cell beyond = cell.step(side);
                if (!map.cells().contains(beyond) && !map.hiddenCells().contains(beyond) && !bounds.contains(edge)) {
                    ends.add(edge);
                }
            }
        }
        return ends;
    }

    private void figures() {
        double x = (map.at().x() + .5) * Ink.SQUARE;
        double y = (map.at().y() + .5) * Ink.SQUARE;
        ink.add("<g class=\"wg-m-figures\">\n");
        ink.use("company", x, y, DoorSymbols.degrees(map.facing()), "");
        SortedSet<Cell> places = new TreeSet<>(map.foes());
        for (Cell place : places) {
            int many = Collections.frequency(map.foes(), place);
            for (int index = 0; index < many; index++) {
                double shift = (index - (many - 1) / 2.0) * Math.min(FOE, (Ink.SQUARE - FOE) / Math.max(1.0, many - 1));
                ink.use("foe", (place.x() + .5) * Ink.SQUARE + shift, (place.y() + .5) * Ink.SQUARE, 0, "");
            }
        }
        ink.add("</g>\n");
    }

    /** Squares to click on; what stands in one is told when the pointer rests there. */
    private void cells() {
        if (!paper.clickable()) {
            return;
        }
        Map<Cell, String> words = MapWords.byCell(map);
        ink.add("<g class=\"wg-m-cells\">\n");
        for (Cell cell : map.cells()) {
            String told = words.getOrDefault(cell, "");
            ink.add("<path data-cell=\"" + cell + "\" d=\"M" + cell.x() * Ink.SQUARE + " " + cell.y() * Ink.SQUARE
                    + "h10v10h-10z\""
                    + (told.isEmpty() ? "/>\n" : "><title>" + Ink.escape(told) + "</title></path>\n"));
        }
        ink.add("</g>\n");
    }

    private void legend(double west, double south, double width) {
        double right = west + width;
        ink.use("north", right - 7, south + 4.5, 0, "").text("wg-t-legend", right - 12.2, south + 6.2, "N");
        ink.use("scale", west + 6, south + 5, 0, "");
        ink.text("wg-t-legend", west + 6, south + 3.6, "0").text("wg-t-legend", west + 36, south + 3.6, "30 ft");
    }
}
