package org.woodgrain.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class SkirmishTest {
    private static final Rulebook BOOK = StandardBook.load();

    @Test
    void the_same_seed_gives_the_same_fights() {
        Skirmish one = Skirmish.of(BOOK, Ruleset.of(Profile.ORIGINAL), 6, "ogre", 4, 42);
        Skirmish two = Skirmish.of(BOOK, Ruleset.of(Profile.ORIGINAL), 6, "ogre", 4, 42);
        assertThat(one.fight(2000L)).isEqualTo(two.fight(2000L));
    }

    @Test
    void six_veterans_seldom_beat_four_ogres_and_often_four_orcs() {
        Skirmish.Tally ogres =
                Skirmish.of(BOOK, Ruleset.of(Profile.ORIGINAL), 6, "ogre", 4, 1).fight(20_000L);
        Skirmish.Tally orcs =
                Skirmish.of(BOOK, Ruleset.of(Profile.ORIGINAL), 6, "orc", 4, 1).fight(20_000L);
        assertThat(ogres.companyWon()).isBetween(100L, 400L);
        assertThat(orcs.companyWon()).isGreaterThan(17_000L);
    }

    @Test
    void the_engine_and_the_bare_kernel_fight_the_same_fight() {
        long fights = 200_000;
        Skirmish engine = Skirmish.of(BOOK, Ruleset.of(Profile.ORIGINAL), 6, "ogre", 4, 7);
        BareKernel kernel = new BareKernel(11);
        double byEngine = engine.fight(fights).companyWon();
        double byKernel = 0;
        for (long i = 0; i < fights; i++) {
            byKernel += kernel.fight() ? 1 : 0;
        }
        // two shares of about a hundredth from so many fights differ by less than four deviations
        double pooled = (byEngine + byKernel) / (2.0 * fights);
        double deviation = Math.sqrt(2 * pooled * (1 - pooled) / fights);
        assertThat(Math.abs(byEngine - byKernel) / fights).isLessThan(4 * deviation);
    }
}
