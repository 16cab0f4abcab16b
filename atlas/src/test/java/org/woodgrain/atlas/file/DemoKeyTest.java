package org.woodgrain.atlas.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Dwellers;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.rulebook.Rulebook;

class DemoKeyTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static List<String> unknown(Level level) {
        return LevelCheck.unknownNames(
                level,
                monster -> BOOK.monsters().find(monster).isPresent(),
                item -> BOOK.equipment().article(item).isPresent()
                        || BOOK.treasure().items().containsKey(item));
    }

    @Test
    void every_monster_and_every_thing_of_the_demo_level_is_in_the_book() {
        assertThat(unknown(DemoLevel.load())).isEmpty();
    }

    @Test
    void names_that_are_not_in_the_book_are_told_with_their_room() {
        Cell cell = new Cell(0, 0);
        Room room = new Room(
                "den",
                "1",
                "",
                Set.of(cell),
                "",
                "",
                "",
                Set.of(),
                true,
                List.of(new Dwellers("orcc", "2", List.of(), "")),
                List.of(new KeyedHoard(
                        "here", Map.of(), "0", "0", List.of("MI-999x"), Map.of(), "none", "none", false)));
        Level level = new Level(
                "x",
                "x",
                1,
                "",
                Set.of(cell),
                Set.of(),
                Map.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(room),
                cell);
        assertThat(unknown(level)).containsExactly("room den: no monster \"orcc\"", "room den: no thing \"MI-999x\"");
    }
}
