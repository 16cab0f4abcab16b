package org.woodgrain.lab.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.DungeonTreasure;
import org.woodgrain.rules.treasure.Riches;

class HoardChancesTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final Chances CHANCES = new Chances(BOOK);

    private static ChanceAnswer hoard(Profile profile, String... words) {
        return CHANCES.ask(Ruleset.of(profile), List.of(words));
    }

    @Test
    void a_treasure_of_a_level_is_worth_as_much_as_those_that_play_makes() {
        double exact = hoard(Profile.ORIGINAL, "hoard", "3", "--at-least", "500")
                .lines()
                .getFirst()
                .chance()
                .about();
        Throws dice = new Throws(FastDice.seeded(7));
        int[] ids = {0};
        DungeonTreasure treasure = new DungeonTreasure(
                BOOK.treasure(), BOOK.equipment(), BOOK.spells(), dice, () -> new ItemId("i" + ids[0]++));
        int many = 40_000;
        int came = 0;
        for (int i = 0; i < many; i++) {
            Riches riches = treasure.roll(3);
            dice.take();
            int worth = Coins.worth(riches.coins())
                    + riches.things().stream()
                            .filter(item ->
                                    item.kind().equals("gem") || item.kind().equals("jewelry"))
                            .mapToInt(HoardChancesTest::worth)
                            .sum();
            came += worth >= 500 * Coins.GOLD ? 1 : 0;
        }
        // five standard errors
        assertThat((double) came / many).isCloseTo(exact, within(0.012));
    }

    private static int worth(Item item) {
        return item.worth() * item.quantity();
    }

    @Test
    void coins_alone_are_counted_by_hand() {
        // type D of the original: worth anything unless nothing is there
        ChanceAnswer answer = hoard(Profile.ORIGINAL, "hoard", "D");
        // 1 - 9/10 * 85/100 * 4/10 * 7/10 * 7/10
        assertThat(((Likelihood.Exact) answer.lines().getFirst().chance()).chance())
                .hasToString("42503/50000");
        assertThat(answer.exact()).isTrue();
    }

    @Test
    void the_richest_are_exact_too() {
        assertThat(hoard(Profile.ORIGINAL, "hoard", "H", "--at-least", "60000").exact())
                .isTrue();
        assertThat(hoard(Profile.CLASSIC, "hoard", "H").lines()).isNotEmpty();
    }

    @Test
    void a_question_that_would_take_too_long_is_estimated_and_says_so() {
        ChanceAnswer answer = hoard(Profile.ORIGINAL, "hoard", "A1", "--at-least", "9000000");
        assertThat(answer.lines().getFirst().chance()).isInstanceOf(Likelihood.Estimated.class);
        assertThat(answer.exact()).isFalse();
        assertThat(answer.lines().get(1).chance()).isInstanceOf(Likelihood.Exact.class);
    }
}
