package org.woodgrain.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaTest {

    @ParameterizedTest
    @CsvSource({
        "2d6,2,12",
        "1d4+1,2,5",
        "2d6-1,1,11",
        "3d6x100,300,1800",
        "(1d6+1)x10,20,70",
        "1d6+1x10,11,16",
        "1d3x10+30,40,60",
        "4,4,4",
        "1d%,1,100"
    })
    void reads_the_notation_of_the_tables(String text, int least, int most) {
        Formula formula = Formula.parse(text).orElseThrow();

        assertThat(formula.least()).isEqualTo(least);
        assertThat(formula.most()).isEqualTo(most);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d", "2d", "ten", "2d6+", "1d6/2", "d6d6", "99999999999"})
    void refuses_what_is_no_formula(String text) {
        assertThat(Formula.parse(text)).isEmpty();
    }
}
