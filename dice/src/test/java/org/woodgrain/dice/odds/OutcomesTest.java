package org.woodgrain.dice.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.language.DiceExpression;

class OutcomesTest {
    private static int d(Dice dice, int sides) {
        return dice.roll(DiceStream.REFEREE, sides);
    }

    private static Fraction fraction(long above, long below) {
        return new Fraction(BigInteger.valueOf(above), BigInteger.valueOf(below));
    }

    private static Fraction exact(Likelihood likelihood) {
        assertThat(likelihood).isInstanceOf(Likelihood.Exact.class);
        return ((Likelihood.Exact) likelihood).chance();
    }

    @Nested
    class Code_run_for_every_fall_of_its_dice {
        @Test
        void has_the_odds_of_the_same_dice_written_down() {
            Outcomes<Integer> sums = Outcomes.of(dice -> dice.sum(DiceStream.PLAYERS, 3, 6));
            Distribution written = ((Odds.Exact) Odds.of(DiceExpression.parse("3d6"))).distribution();
            Distribution run = sums.distribution(sum -> sum);
            assertThat(run).hasToString(written.toString());
            assertThat(sums.exact()).isTrue();
        }

        @Test
        void may_throw_more_dice_after_some_faces_than_after_others() {
            // a d6; only a 6 throws a d4 as well: 5 of 6, and 1 of 24 for each face
            Outcomes<Integer> outcomes = Outcomes.of(dice -> d(dice, 6) == 6 ? 10 + d(dice, 4) : 0);
            assertThat(exact(outcomes.of(0))).isEqualTo(fraction(5, 6));
            assertThat(exact(outcomes.of(13))).isEqualTo(fraction(1, 24));
            assertThat(exact(outcomes.chance(number -> number >= 13))).isEqualTo(fraction(1, 12));
            assertThat(exact(outcomes.of(7))).isEqualTo(fraction(0, 1));
            assertThat(outcomes.possible()).containsExactly(0, 11, 12, 13, 14);
        }

        @Test
        void that_throws_nothing_has_one_certain_outcome() {
            assertThat(exact(Outcomes.of(dice -> "sure").of("sure"))).isEqualTo(fraction(1, 1));
        }

        @Test
        void is_estimated_and_says_so_if_its_ways_are_too_many() {
            Outcomes<Integer> many = Outcomes.of(dice -> dice.sum(DiceStream.REFEREE, 40, 12));
            assertThat(many.exact()).isFalse();
            Likelihood half = many.chance(sum -> sum >= 260);
            assertThat(half).isInstanceOf(Likelihood.Estimated.class);
            assertThat(((Likelihood.Estimated) half).interval().least()).isLessThan(0.513);
            assertThat(half.about()).isBetween(0.49, 0.53);
            assertThat(Outcomes.of(dice -> dice.sum(DiceStream.REFEREE, 40, 12)).chance(sum -> sum >= 260))
                    .isEqualTo(half);
        }

        @Test
        void that_never_ends_is_refused() {
            assertThatThrownBy(() -> Outcomes.of(dice -> {
                        int sum = 0;
                        while (d(dice, 6) == 1) {
                            sum++;
                        }
                        return sum;
                    }))
                    .isInstanceOf(DiceException.class)
                    .hasMessageContaining("512 dice");
        }
    }

    @Nested
    class Dice_that_fall_in_every_way {
        @Test
        void tell_how_rare_each_way_is_beyond_what_a_long_holds() {
            EveryFall dice = new EveryFall();
            for (int i = 0; i < 30; i++) {
                dice.roll(100);
            }
            assertThat(dice.ways()).isEqualTo(BigInteger.TEN.pow(60));
        }

        @Test
        void show_a_way_again() {
            EveryFall dice = new EveryFall();
            dice.show(new int[] {3, 5});
            assertThat(List.of(dice.roll(6), dice.roll(6), dice.roll(6))).containsExactly(3, 5, 1);
            dice.again();
            assertThat(dice.roll(6)).isEqualTo(3);
            assertThat(dice.path()).containsExactly(3);
        }

        @Test
        void need_faces() {
            assertThatThrownBy(() -> new EveryFall().roll(0)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
