package org.woodgrain.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.dice.odds.Outcomes;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Throws;

/** The dice that stand in tables are of the dice language, and mean there what play takes them for. */
class TableDiceTest {
    private static SortedSet<String> dice() throws IOException {
        Path folder = Path.of("src/main/resources/org/woodgrain/book");
        SortedSet<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".tsv"))
                    .flatMap(TableDiceTest::cells)
                    .filter(cell -> cell.contains("d") && Formula.parse(cell).isPresent())
                    .forEach(found::add);
        }
        return found;
    }

    private static Stream<String> cells(Path file) {
        try {
            return Files.readString(file).lines().flatMap(line -> Stream.of(line.split("\t", -1)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    void every_throw_of_a_table_is_read_alike_by_the_language() throws IOException {
        SortedSet<String> cells = dice();
        assertThat(cells)
                .contains("3d6x100", "(1d6+1)x10", "1d3x10+30", "2d6-1")
                .hasSizeGreaterThan(40);
        for (String cell : cells) {
            Formula formula = Formula.parse(cell).orElseThrow();
            Distribution written = ((Odds.Exact) Odds.of(DiceExpression.parse(cell))).distribution();
            Outcomes<Integer> play =
                    Outcomes.of(dice -> formula.roll(new Throws(dice).of("", "").on(DiceStream.CONTENT)));
            if (play.exact()) {
                assertThat(play.distribution(sum -> sum)).as(cell).hasToString(written.toString());
            }
            assertThat(formula.least()).as(cell).isEqualTo((int) written.least());
            assertThat(formula.most()).as(cell).isEqualTo((int) written.most());
            assertThat(Formula.parse(formula.toString())).as(cell).contains(formula);
        }
    }
}
