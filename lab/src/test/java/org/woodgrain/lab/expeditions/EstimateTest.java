package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
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
        assertThat(paired.clear()).isTrue();
    }
}
