package org.woodgrain.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;

class TsvTest {

    private static Tsv table(String... lines) {
        return Tsv.parse("tables/test.tsv", String.join("\n", lines) + "\n");
    }

    @Test
    void quotes_are_inches_and_nothing_else() {
        Row row = table("range\tnote", "6\"\tsays \"so\"").rows().getFirst();

        assertThat(row.text("range")).isEqualTo("6\"");
        assertThat(row.text("note")).isEqualTo("says \"so\"");
    }

    @Test
    void fields_are_read_as_what_they_are() {
        Row row = table("n\tp\td\ts\tl\tf\tnone", "+3\t25%\t2d6+1\t61-75\ta|b\tyes\t-")
                .rows()
                .getFirst();

        assertThat(row.integer("n")).isEqualTo(3);
        assertThat(row.percent("p")).isEqualTo(25);
        assertThat(row.dice("d")).isEqualTo(new Formula(2, 6, 1, 1));
        assertThat(row.span("s")).isEqualTo(new Span(61, 75));
        assertThat(row.list("l")).containsExactly("a", "b");
        assertThat(row.flag("f")).isTrue();
        assertThat(row.optional("none")).isEmpty();
    }

    @Test
    void a_bad_number_is_reported_with_its_place() {
        Tsv table = table("id\tcost", "rope\t1", "lamp\tten");

        assertThatThrownBy(() -> table.list(row -> row.integer("cost")))
                .isInstanceOf(BookException.class)
                .hasMessage("tables/test.tsv line 3 column cost: expected a whole number, found \"ten\"");
    }

    @Test
    void a_missing_an_unknown_and_a_double_column_are_refused() {
        assertThatThrownBy(() -> table("id\tcost", "rope\t1").columns("id", "price"))
                .hasMessage("tables/test.tsv line 1: expected a column price, found id, cost");
        assertThatThrownBy(() -> table("id\tcost", "rope\t1").columns("id"))
                .hasMessage("tables/test.tsv line 1: unknown column cost");
        assertThatThrownBy(() -> table("id\tid", "rope\t1"))
                .hasMessage("tables/test.tsv line 1: the column id stands there twice");
    }

    @Test
    void a_line_with_too_few_or_too_many_fields_is_refused() {
        assertThatThrownBy(() -> table("id\tcost", "rope"))
                .hasMessage("tables/test.tsv line 2: expected 2 columns, found 1");
        assertThatThrownBy(() -> table("id\tcost", "rope\t1\t2"))
                .hasMessage("tables/test.tsv line 2: expected 2 columns, found 3");
    }

    @Test
    void a_double_key_is_refused() {
        assertThatThrownBy(() -> table("id\tcost", "rope\t1", "rope\t2").byKey("id", row -> row))
                .hasMessage(
                        "tables/test.tsv line 3 column id: expected something not said before (line 2), found \"rope\"");
    }

    @Test
    void an_unknown_id_is_refused() {
        assertThatThrownBy(() -> table("id", "gnoll").list(row -> row.reference("id", Set.of("orc"), "a monster")))
                .hasMessage("tables/test.tsv line 2 column id: expected the id of a monster, found \"gnoll\"");
    }

    @Test
    void a_die_table_covers_its_die_without_gap_or_overlap() {
        SpanTable<String> gems =
                table("roll\tgem", "1-3\tquartz", "4\topal", "5-6\truby").die(6, "roll", r -> r.text("gem"));

        assertThat(List.of(gems.at(1), gems.at(3), gems.at(4), gems.at(6)))
                .containsExactly("quartz", "quartz", "opal", "ruby");
        assertThatThrownBy(() -> table("roll", "1-3", "5-6").die(6, "roll", r -> r))
                .hasMessage("tables/test.tsv line 3 column roll: expected a span from 4 (gap), found \"5-6\"");
        assertThatThrownBy(() -> table("roll", "1-3", "3-6").die(6, "roll", r -> r))
                .hasMessage("tables/test.tsv line 3 column roll: expected a span from 4 (overlap), found \"3-6\"");
        assertThatThrownBy(() -> table("roll", "1-3", "4-5").die(6, "roll", r -> r))
                .hasMessage("tables/test.tsv line 3 column roll: expected a last span up to 6, found \"4-5\"");
    }

    @Test
    void the_index_knows_how_many_rows_a_table_has() {
        String text = Shelf.shipped().text("tables/gem-steps.tsv");
        Shelf shortened = Shelf.shipped().with(Map.of("tables/gem-steps.tsv", text.replaceFirst("\n5\t1000\n", "\n")));

        assertThatThrownBy(() -> shortened.open("tables/gem-steps.tsv", "step", "gp"))
                .hasMessage("tables/gem-steps.tsv line 10: expected 10 rows, found 9");
    }

    @Test
    void another_text_can_be_laid_over_a_shipped_file() {
        Shelf shelf = Shelf.shipped().with(Map.of("tables/lycanthropes.tsv", "die\tresult\n"));

        assertThat(shelf.text("tables/lycanthropes.tsv")).isEqualTo("die\tresult\n");
        assertThat(shelf.text("tables/gems.tsv")).isNotEmpty();
    }
}
