package org.woodgrain.book.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.combat.RangeBand;

class MissileTableTest {
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);
    private final MissileTable missiles = StandardBook.load().combat().missiles();

    @Test
    @Rule("CB-15")
    void a_long_bow_reaches_medium_at_fourteen_inches_and_nothing_beyond_twenty_one() {
        assertThat(missiles.band(ORIGINAL, "long-bow", 140)).contains(RangeBand.MEDIUM);
        assertThat(missiles.band(ORIGINAL, "long-bow", 150)).contains(RangeBand.LONG);
        assertThat(missiles.band(ORIGINAL, "long-bow", 220)).isEmpty();
        assertThat(missiles.band(ORIGINAL, "composite-bow", 90)).contains(RangeBand.MEDIUM);
    }

    @Test
    @Rule("CB-15")
    void a_thrown_axe_is_always_at_medium_range() {
        assertThat(missiles.band(ORIGINAL, "hand-axe", 5)).contains(RangeBand.MEDIUM);
        assertThat(missiles.band(ORIGINAL, "hand-axe", 31)).isEmpty();
        assertThat(missiles.band(CLASSIC, "hand-axe", 5)).contains(RangeBand.SHORT);
        assertThat(missiles.band(CLASSIC, "composite-bow", 210)).contains(RangeBand.LONG);
    }

    @Test
    @Rule("CB-14")
    void nearness_helps_the_shooter() {
        assertThat(RangeBand.SHORT.modifier(ORIGINAL)).isEqualTo(2);
        assertThat(RangeBand.MEDIUM.modifier(ORIGINAL)).isEqualTo(1);
        assertThat(RangeBand.LONG.modifier(ORIGINAL)).isZero();
        assertThat(RangeBand.SHORT.modifier(CLASSIC)).isEqualTo(1);
        assertThat(RangeBand.LONG.modifier(CLASSIC)).isEqualTo(-1);
        int fighterAgainstSix = 13;
        assertThat(fighterAgainstSix - RangeBand.SHORT.modifier(ORIGINAL) - 1).isEqualTo(10);
        assertThat(fighterAgainstSix - RangeBand.SHORT.modifier(CLASSIC) - 1).isEqualTo(11);
    }
}
