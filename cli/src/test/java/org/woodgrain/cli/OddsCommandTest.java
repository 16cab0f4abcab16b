package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OddsCommandTest {
    @Test
    void tells_each_outcome_with_its_chance() {
        Typed typed = Typed.run("odds", "4d6dl1", "--at-least", "15");

        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains("Exact", "1,296", "15869/1296", "7/432", "1.62%", "15 or more: 25/108 = 23.15%", "█");
    }

    @Test
    void writes_rows_of_outcome_and_lowest_weight() {
        assertThat(Typed.run("odds", "2d2", "--format", "tsv").out()).isEqualTo("2\t1\n3\t2\n4\t1\n");
        assertThat(Typed.run("odds", "2d6>=7", "--format", "tsv").out()).isEqualTo("0\t1\n");
    }

    @Test
    void writes_sorted_sets_of_repeats() {
        Typed typed = Typed.run("odds", "6x(4d6dl1)", "--format", "tsv");

        assertThat(typed.out())
                .startsWith("3,3,3,3,3,3\t1\n3,3,3,3,3,4\t24\n")
                .endsWith("18,18,18,18,18,18\t85766121\n");
        assertThat(typed.out().lines()).hasSize(54_264);
        assertThat(Typed.run("odds", "100x(3d6)", "--format", "tsv").code()).isEqualTo(1);
    }

    @Test
    void writes_everything_as_json() {
        Typed typed = Typed.run("odds", "2d6! # hit \"hard\"", "--format", "json", "--depth", "2");

        assertThat(typed.out())
                .contains(
                        "\"exact\":true",
                        "\"label\":\"hit \\\"hard\\\"\"",
                        "\"depth\":2",
                        "\"beyond\":{\"fraction\":\"71/1296\"",
                        "{\"outcome\":22,\"weight\":\"1\",");
    }

    @Test
    void draws_several_on_one_chart_and_sets_them_against_each_other() {
        assertThat(Typed.run("odds", "--format", "svg", "3d6", "2d10").out())
                .startsWith("<svg ")
                .contains(">3d6<", ">2d10<");
        assertThat(Typed.run("odds", "d6", "d4").out()).contains("d6 against d4: higher 7/12 = 58.33%");
    }

    @Test
    void takes_names_and_tells_sets_as_json() {
        assertThat(Typed.run("odds", "--let", "plus=3", "d2+$plus", "--format", "tsv")
                        .out())
                .isEqualTo("4\t1\n5\t1\n");
        assertThat(Typed.run("roll", "--let", "plus=3", "0d6+$plus").out()).contains("= 3");
        assertThat(Typed.run("odds", "2x(d2)", "--format", "json").out())
                .contains("{\"outcome\":[1,2],\"weight\":\"2\"}");
    }

    @Test
    void says_that_it_estimates_and_why() {
        assertThat(Typed.run("odds", "1000d1000000").out()).contains("Estimated, not exact", "too many outcomes");
    }

    @Test
    void says_of_which_expression_it_speaks_beside_the_rows() {
        assertThat(Typed.run("odds", "d6", "d4!", "--depth", "1", "--format", "tsv")
                        .err())
                .contains("d6: Exact;", "d4!: Exact;", "d4!: Exploding chains are followed to 1 ");
    }

    @Test
    void follows_chains_for_one_die_at_least() {
        assertThat(Typed.run("odds", "d6!", "--depth", "0").err()).contains("--depth is a number from 1 to 100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d1!", "1000000000000d6", "1d20 dex", "6/(1d2-1)", ""})
    void refuses_a_bad_question_and_points_at_it(String text) {
        Typed typed = Typed.run("odds", text);

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains("Column ").doesNotContain("Exception");
        assertThat(typed.out()).isEmpty();
    }
}
