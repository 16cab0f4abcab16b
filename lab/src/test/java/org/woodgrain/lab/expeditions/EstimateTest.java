package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.expeditions.Figure.Group;
import org.woodgrain.lab.expeditions.Figure.Unit;

class EstimateTest {
    private static final Figure SHARE = new Figure("s", "s", Group.SURVIVAL, Unit.SHARE, "y", "x");
    private static final Figure EACH = new Figure("e", "e", Group.REWARD, Unit.EACH, "y", "x");

    private static Ledger ledger(long above, long below) {
        Ledger ledger = new Ledger();
        ledger.add("y", above);
        ledger.add("x", below);
        return ledger;
    }

    @Test
    void those_who_die_together_count_as_one() {
        List<Ledger> together = IntStream.range(0, 40)
                .mapToObj(i -> ledger(i % 2 == 0 ? 6 : 0, 6))
                .toList();
        List<Ledger> apart =
                IntStream.range(0, 40).mapToObj(i -> ledger(2 + i % 3, 6)).toList();

        Estimate one = Estimate.of(SHARE, together);
        assertThat(one.value()).isEqualTo(0.5);
        // forty throws of a coin: 1/2 give or take 1.96 times 0.5/sqrt(39)
        assertThat(one.error()).isCloseTo(0.5 / Math.sqrt(39), within(1e-12));
        assertThat(one.interval().least()).isBetween(0.34, 0.36);
        assertThat(Estimate.of(SHARE, apart).error()).isLessThan(one.error() / 2);
    }

    @Test
    void a_share_of_all_or_none_still_has_an_interval() {
        Estimate all = Estimate.of(SHARE, List.of(ledger(6, 6), ledger(6, 6), ledger(6, 6)));

        assertThat(all.interval().most()).isEqualTo(1);
        assertThat(all.interval().least()).isBetween(0.3, 0.6);
    }

    @Test
    void a_mean_has_the_error_of_its_campaigns() {
        Estimate mean = Estimate.of(EACH, List.of(ledger(10, 1), ledger(20, 1), ledger(30, 1)));

        assertThat(mean.value()).isEqualTo(20);
        assertThat(mean.error()).isCloseTo(10 / Math.sqrt(3), within(1e-9));
    }

    @Test
    void one_campaign_tells_no_error() {
        assertThat(Estimate.of(EACH, List.of(ledger(10, 2))).error()).isNaN();
    }

    @Test
    void a_difference_between_pairs_is_surer_than_between_strangers() {
        List<Ledger> first = List.of(ledger(10, 1), ledger(20, 1), ledger(30, 1));
        List<Ledger> second = List.of(ledger(12, 1), ledger(23, 1), ledger(31, 1));
        Difference paired = Difference.of(EACH, first, second);

        assertThat(paired.value()).isCloseTo(2, within(1e-9));
        assertThat(paired.error()).isCloseTo(1 / Math.sqrt(3), within(1e-9));
        assertThat(paired.interval().least()).isCloseTo(2 - 4.302653 / Math.sqrt(3), within(1e-6));
    }

    @Test
    void of_few_campaigns_an_interval_is_wider() {
        // Student's quantiles for 1, 2, 3, 7, 29 and 99 degrees of freedom
        assertThat(Errors.reach(2)).isCloseTo(12.7062, within(1e-4));
        assertThat(Errors.reach(3)).isCloseTo(4.3027, within(1e-4));
        assertThat(Errors.reach(4)).isCloseTo(3.1824, within(0.03));
        assertThat(Errors.reach(8)).isCloseTo(2.3646, within(1e-3));
        assertThat(Errors.reach(30)).isCloseTo(2.0452, within(1e-4));
        assertThat(Errors.reach(100)).isCloseTo(1.9842, within(1e-4));

        List<Ledger> first = List.of(ledger(10, 1), ledger(20, 1), ledger(30, 1));
        List<Ledger> second = List.of(ledger(12, 1), ledger(23, 1), ledger(31, 1));
        // 2 give or take 0.58 was called clear; with two degrees of freedom it is not
        assertThat(Difference.of(EACH, first, second).clear()).isFalse();
    }

    @Test
    void the_true_mean_of_five_campaigns_is_missed_once_in_twenty_times() {
        Random random = new Random(7);
        int missed = 0;
        for (int i = 0; i < 4000; i++) {
            List<Ledger> campaigns = IntStream.range(0, 5)
                    .mapToObj(each -> ledger(Math.round(1000 + 100 * random.nextGaussian()), 1))
                    .toList();
            Interval interval = Estimate.of(EACH, campaigns).interval();
            missed += interval.least() > 1000 || interval.most() < 1000 ? 1 : 0;
        }

        assertThat(missed / 4000.0).isBetween(0.035, 0.065);
    }

    @Test
    void all_and_none_are_ends_of_their_intervals() {
        for (int campaigns = 1; campaigns < 60; campaigns++) {
            assertThat(Estimate.of(SHARE, Collections.nCopies(campaigns, ledger(6, 6)))
                            .interval()
                            .most())
                    .isEqualTo(1.0);
            assertThat(Estimate.of(SHARE, Collections.nCopies(campaigns, ledger(0, 6)))
                            .interval()
                            .least())
                    .isEqualTo(0.0);
        }
    }
}
