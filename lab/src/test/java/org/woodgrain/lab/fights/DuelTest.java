package org.woodgrain.lab.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class DuelTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final String FIGHTER = "1d6+1 points, 13 to hit, 1d6 damage";
    private static final String ORC = "1d6 points, 15 to hit, 1d6 damage";
    private static final int FIGHTS = 100_000;

    private static Setting setting(Profile profile, String first, String second) {
        return setting(Ruleset.of(profile), first, second);
    }

    private static Setting setting(Ruleset rules, String first, String second) {
        SideReader reader = new SideReader(BOOK);
        return new Setting(BOOK, rules, reader.read(first), reader.read(second));
    }

    @ParameterizedTest
    @CsvSource({"13, 15, 0.353034722376642", "15, 13, 0.527400604131840"})
    void an_orc_beats_a_fighter_as_both_hit_by_turns(int fighter, int orc, double chance) {
        // the figures follow single blows by turns, each beginning apart, and take the mean of both
        DuelEnd<BigDecimal> end = Duel.given(
                        "1d6+1 points, " + fighter + " to hit, 1d6 damage",
                        "1d6 points, " + orc + " to hit, 1d6 damage",
                        Order.COIN)
                .end();

        assertThat(end.wins().get(1).doubleValue()).isCloseTo(chance, within(1e-12));
    }

    @Test
    void one_blow_that_kills_makes_a_geometric_series() {
        // half of the blows hit, and each kills: the first wins 1/2 + 1/8 + 1/32 + ... = 2/3
        String one = "1 points, 11 to hit, 1 damage";

        assertThat(Duel.given(one, one, Order.FIRST).exact().orElseThrow().wins())
                .containsExactly(Points.share(2, 3), Points.share(1, 3));
        assertThat(Duel.given(one, one, Order.SECOND).exact().orElseThrow().wins())
                .containsExactly(Points.share(1, 3), Points.share(2, 3));
        DuelEnd<Fraction> together =
                Duel.given(one, one, Order.TOGETHER).exact().orElseThrow();
        assertThat(together.wins()).containsExactly(Points.share(1, 3), Points.share(1, 3));
        assertThat(together.both()).isEqualTo(Points.share(1, 3));
        assertThat(together.rounds()).isEqualTo(Points.share(4, 3));
    }

    @Test
    void decimals_are_as_the_fractions_say_and_all_chances_make_one() {
        Duel duel = Duel.given(FIGHTER, ORC, Order.DICE);
        DuelEnd<Fraction> exact = duel.exact().orElseThrow();
        DuelEnd<BigDecimal> end = duel.end();

        assertThat(Exact.ARITHMETIC.plus(
                        exact.both(),
                        Exact.ARITHMETIC.plus(exact.wins().get(0), exact.wins().get(1))))
                .isEqualTo(Points.ONE);
        for (int side = 0; side < 2; side++) {
            assertThat(end.wins().get(side).doubleValue())
                    .isCloseTo(exact.wins().get(side).doubleValue(), within(1e-14));
        }
        assertThat(end.rounds().doubleValue()).isCloseTo(exact.rounds().doubleValue(), within(1e-13));
    }

    @ParameterizedTest
    @CsvSource({
        "ORIGINAL, fighter/1 chain shield sword, orc",
        "CLASSIC, fighter/1 chain shield sword, orc",
        "ORIGINAL, fighter/4 plate two-handed-sword, ogre",
        "CLASSIC, fighter/4 plate two-handed-sword, ogre",
        "ORIGINAL, fighter/8 plate shield sword, hill-giant",
        "CLASSIC, fighter/8 plate shield sword, hill-giant",
        "ORIGINAL, kobold, goblin",
        "CLASSIC, kobold, goblin",
        "ORIGINAL, cleric/3 chain mace, skeleton",
        "CLASSIC, fighter/5 plate shield sword, hippogriff",
        "CLASSIC, fighter/1 chain sword, zombie",
        "ORIGINAL, fighter/2 two-handed-sword, fighter/2 two-handed-sword",
        "CLASSIC, fighter/9 plate sword, griffon",
        "ORIGINAL, fighter/6 plate sword, griffon"
    })
    void comes_out_as_the_engine_fights_it(Profile profile, String first, String second) {
        comesOut(setting(profile, first, second));
    }

    @ParameterizedTest
    @CsvSource({"fighter/1 chain shield sword dex 18, orc", "fighter/1 chain sword dex 3, fighter/2 sword dex 15"})
    void and_so_it_does_where_each_throws_for_himself(String first, String second) {
        comesOut(setting(Ruleset.of(Profile.CLASSIC).with(Option.INDIVIDUAL_INITIATIVE, true), first, second));
    }

    @Test
    void and_where_ties_are_not_thrown_again() {
        comesOut(setting(
                Ruleset.of(Profile.CLASSIC).with(Option.TIES_TOGETHER, true), "fighter/1 chain sword dex 18", "orc"));
    }

    private static void comesOut(Setting setting) {
        DuelEnd<BigDecimal> end = Duel.of(setting).end();
        Arena arena = new Arena(setting, 11);
        List<long[]> left = new ArrayList<>();
        end.left().forEach(chances -> left.add(new long[chances.size()]));
        long[] won = new long[3];
        double rounds = 0;
        double squares = 0;
        for (int number = 1; number <= FIGHTS; number++) {
            arena.fight(number);
            int winner = arena.winner();
            won[winner]++;
            if (winner != Tally.NEITHER) {
                left.get(winner)[arena.fight.hitPoints(winner)]++;
            }
            rounds += arena.fight.round();
            squares += (double) arena.fight.round() * arena.fight.round();
        }

        near(won[0], end.wins().get(0));
        near(won[1], end.wins().get(1));
        near(won[Tally.NEITHER], end.both());
        double mean = rounds / FIGHTS;
        double deviation = Math.sqrt((squares / FIGHTS - mean * mean) / FIGHTS);
        assertThat(mean).isCloseTo(end.rounds().doubleValue(), within(4 * deviation));
        for (int side = 0; side < 2; side++) {
            // the upper half of what can be left, in one figure
            long often = 0;
            BigDecimal chance = BigDecimal.ZERO;
            for (int points = left.get(side).length / 2; points < left.get(side).length; points++) {
                often += left.get(side)[points];
                chance = chance.add(end.left().get(side).get(points));
            }
            near(often, chance);
        }
    }

    private static void near(long often, BigDecimal chance) {
        double expected = chance.doubleValue();
        double deviation = Math.sqrt(Math.max(0, expected * (1 - expected)) / FIGHTS);
        assertThat((double) often / FIGHTS).isCloseTo(expected, within(4 * deviation + 1e-9));
    }

    @Test
    void equal_dice_let_both_fall_in_the_original_profile_alone() {
        assertThat(Duel.of(setting(Profile.ORIGINAL, "orc", "orc")).end().both())
                .isPositive();
        assertThat(Duel.of(setting(Profile.CLASSIC, "orc", "orc")).end().both()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "fighter/4 sword, troll, regeneration",
        "fighter/4 sword, large-spider, poison bite",
        "fighter/4 sword, wight, energy drain",
        "2 orcs, orc, one against one",
    })
    void leaves_to_the_simulation_what_is_more_than_blows(String first, String second, String why) {
        assertThatThrownBy(() -> Duel.of(setting(Profile.ORIGINAL, first, second)))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(why)
                .hasMessageContaining("simulate");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1d6 points, 13 to hit | with a throw to hit and a damage",
                "1d6 points, 13 to hit, ogre damage | cannot be thrown",
                "2 1d6 points, 13 to hit, 1d6 damage | a side in numbers is one alone",
                "1d6 points, 13 to hit, 1d1000 damage | at most 200",
                "1d6! points, 13 to hit, 1d6 damage | no throw of dice with exact odds",
                "1d6 points, 30 to hit, 1d6 damage | cannot end"
            })
    void says_what_is_wrong_with_numbers(String side, String why) {
        assertThatThrownBy(() -> Duel.given(side, "1d6 points, 30 to hit, 1d6 damage", Order.COIN))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(why);
    }

    @Test
    void strikes_several_blows_in_a_round() {
        // two blows that always hit for 1 each take 2 points, and three rounds for 6
        DuelEnd<Fraction> end = Duel.given(
                        "5 points, 1 to hit, 1 damage, 1 to hit, 1 damage", "6 points, 21 to hit, 1 damage", Order.COIN)
                .exact()
                .orElseThrow();

        assertThat(end.rounds()).isEqualTo(Points.share(3, 1));
        assertThat(end.left().get(0).get(5)).isEqualTo(Points.ONE);
    }
}
