package org.woodgrain.dice.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.dice.language.DiceExpression;

class BelowTest {
    private static Distribution exact(String text) {
        return ((Odds.Exact) Odds.of(DiceExpression.parse(text))).distribution();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 9, 20, 41, 60})
    void a_sum_cut_off_at_a_limit_stays_below_it_as_often_as_the_whole_sum(long limit) {
        Below cut = Below.of(exact("3d6*2"), limit).plus(Below.of(exact("2d10"), limit));
        Fraction whole = exact("3d6*2+2d10").atLeast(limit);
        assertThat(cut.chance()).isEqualTo(Fraction.ONE.minus(whole));
    }

    @Test
    void one_of_several_amounts_weighs_each_by_its_number() {
        long limit = 4;
        List<Below> amounts =
                List.of(Below.nothing(limit), Below.of(exact("1d6"), limit), Below.of(exact("2d6"), limit));
        Below one = Below.one(exact("1d3-1"), amounts);
        // (1 + 3/6 + 3/36) / 3
        assertThat(one.chance()).hasToString("19/36");
    }

    @Test
    void an_amount_is_nowhere_negative() {
        assertThatThrownBy(() -> Below.of(exact("1d6-3"), 5)).hasMessageContaining("-2");
    }
}
