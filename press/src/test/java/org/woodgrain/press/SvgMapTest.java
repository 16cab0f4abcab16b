package org.woodgrain.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.campaign.view.MapView;

class SvgMapTest {
    @Test
    void gallery() throws IOException {
        Path out = Path.of("/tmp/maps");
        MapView whole = Surveys.of(
                DemoLevel.load(),
                new Cell(13, 16),
                Direction.NORTH,
                cell -> true,
                List.of(new Cell(13, 13), new Cell(13, 13), new Cell(13, 13), new Cell(13, 12)),
                false);
        Files.writeString(out.resolve("whole.svg"), SvgMap.draw(whole, MapPaper.ALONE));
        MapView part = Surveys.of(
                DemoLevel.load(),
                new Cell(20, 20),
                Direction.EAST,
                cell -> cell.y() > 11 && cell.x() > 9,
                List.of(),
                false);
        Files.writeString(out.resolve("part.svg"), SvgMap.draw(part, MapPaper.ALONE));
        MapView referee = Surveys.of(
                DemoLevel.load(),
                new Cell(13, 20),
                Direction.WEST,
                cell -> cell.y() > 14 && cell.x() > 9,
                List.of(),
                true);
        Files.writeString(out.resolve("referee.svg"), SvgMap.draw(referee, MapPaper.ALONE));
        assertThat(whole.cells()).isNotEmpty();
    }
}
