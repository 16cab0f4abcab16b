package org.woodgrain.book.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.Research;
import org.woodgrain.rules.magic.Spell;

class ResearchTest {
    @ParameterizedTest
    @CsvSource({"1, 2000", "2, 4000", "3, 8000", "4, 16000", "5, 32000", "6, 64000"})
    @Rule("MA-23")
    void each_level_doubles_the_basic_investment(int level, int gold) {
        assertThat(Research.investment(level)).isEqualTo(gold);
    }

    @Test
    @Rule("MA-24")
    void a_spell_of_the_third_level_takes_three_weeks() {
        assertThat(Research.work(3, 8_000).weeks()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"1, 1999, 0", "1, 2000, 20", "1, 5000, 40", "1, 10000, 100", "1, 90000, 100", "6, 128000, 40"})
    @Rule("MA-25")
    void each_whole_investment_adds_twenty_in_a_hundred(int level, int gold, int chance) {
        assertThat(Research.chance(level, gold)).isEqualTo(chance);
    }

    @Test
    @Rule("MA-22")
    void a_spell_twice_as_strong_in_two_figures_is_of_the_next_level() {
        Spell sleep = StandardBook.load().spells().spell("SP-08");
        assertThat(Research.level(sleep, EnumSet.of(Figure.RANGE))).isEqualTo(1);
        assertThat(Research.level(sleep, EnumSet.of(Figure.RANGE, Figure.NUMBER)))
                .isEqualTo(2);
        assertThat(Research.level(sleep, EnumSet.allOf(Figure.class))).isEqualTo(3);
    }
}
