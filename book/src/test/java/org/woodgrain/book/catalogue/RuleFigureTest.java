package org.woodgrain.book.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuleFigureTest {
    @Test
    void figures_with_a_name_are_told_under_it_in_words() {
        assertThat(RuleFigure.of("class=MU;conc=no;range_in=24;interacts=SP-07,SP-46;immune=-"))
                .containsExactly(
                        new RuleFigure("class", "magic-user"),
                        new RuleFigure("concentration", "no"),
                        new RuleFigure("range, inches", "24"),
                        new RuleFigure("see also", "SP-07, SP-46"));
    }

    @Test
    void dice_and_conditions_stay_as_they_stand() {
        assertThat(RuleFigure.of("2-3 calm;level>=3 twice;9-11=fresh; "))
                .containsExactly(
                        new RuleFigure("", "2-3 calm"),
                        new RuleFigure("", "level>=3 twice"),
                        new RuleFigure("", "9-11=fresh"));
    }

    @Test
    void a_semicolon_in_brackets_parts_nothing() {
        assertThat(RuleFigure.of("range=6in (60 ft; RULING);2"))
                .containsExactly(new RuleFigure("range", "6in (60 ft; RULING)"), new RuleFigure("", "2"));
    }

    @Test
    void no_figure_of_the_catalogue_is_lost() {
        assertThat(Catalogue.load().rules())
                .filteredOn(rule -> !rule.figures().isBlank() && !rule.figures().equals("-"))
                .allSatisfy(rule -> assertThat(rule.numbers()).as(rule.id()).isNotEmpty());
        assertThat(RuleFigure.of("-")).isEmpty();
    }
}
