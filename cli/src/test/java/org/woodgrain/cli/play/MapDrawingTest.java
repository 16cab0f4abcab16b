package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.view.MapView;

class MapDrawingTest {

    /** A room of two by two with a door to the east and stairs in the south. */
    private static MapView room(int columns) {
        TreeSet<Cell> cells = new TreeSet<>();
        TreeSet<Edge> walls = new TreeSet<>();
        for (int x = 0; x < columns; x++) {
            for (int y = 0; y < 2; y++) {
                cells.add(new Cell(x, y));
            }
            walls.add(new Edge(new Cell(x, 0), Direction.NORTH));
            walls.add(new Edge(new Cell(x, 1), Direction.SOUTH));
        }
        walls.add(new Edge(new Cell(0, 0), Direction.WEST));
        walls.add(new Edge(new Cell(0, 1), Direction.WEST));
        walls.add(new Edge(new Cell(columns - 1, 1), Direction.EAST));
        TreeSet<Cell> lit = new TreeSet<>(List.of(new Cell(0, 0)));
        return new MapView(
                "Cellar",
                cells,
                lit,
                walls,
                List.of(new MapView.DoorMark(new Edge(new Cell(columns - 1, 0), Direction.EAST), "door", "shut")),
                List.of(new MapView.Mark(new Cell(0, 1), "stairs-up", "", Direction.NORTH)),
                new Cell(0, 0),
                Direction.EAST,
                List.of(new Cell(1, 1)),
                new TreeSet<>());
    }

    @Test
    void draws_walls_doors_stairs_foes_and_the_company() {
        assertThat(MapDrawing.draw(room(2), Ink.PLAIN, 80, 40))
                .containsExactly(
                        "┌───────┐",
                        "│ @   . +",
                        "│       │",
                        "│ <   M │",
                        "└───────┘",
                        "+ shut door  < stairs up  @ the company, looking east  M foes");
    }

    @Test
    void shows_only_the_part_around_the_company_where_there_is_no_room() {
        List<String> lines = MapDrawing.draw(room(60), Ink.PLAIN, 41, 20);

        assertThat(lines.getFirst()).hasSizeLessThanOrEqualTo(41);
        assertThat(lines.get(1)).startsWith("│ @ ");
    }
}
