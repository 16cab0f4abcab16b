package org.woodgrain.book.wilderness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.Shelf;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.wilderness.Evasion;
import org.woodgrain.rules.wilderness.Evasion.Ground;
import org.woodgrain.rules.wilderness.Evasion.Sides;
import org.woodgrain.rules.wilderness.Evasion.Surprise;

class EvasionTest {
    private static final Evasion TABLES = Evading.load(Shelf.shipped());
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);
    private static final Ground OPEN = new Ground(false, false, false);
    private static final Ground WOODS = new Ground(true, false, false);

    private static int original(Sides sides, Surprise surprise, Ground ground) {
        return TABLES.chance(ORIGINAL, sides, surprise, ground);
    }

    private static int classic(int party, int pursuers, Ground ground) {
        return TABLES.chance(CLASSIC, new Sides(party, pursuers, 1, 12, 12), Surprise.NOBODY, ground);
    }

    @Test
    @Rule("WI-87")
    void six_flee_five_hill_giants_of_a_possible_eight_at_seventy() {
        assertThat(original(new Sides(6, 5, 8, 12, 12), Surprise.NOBODY, OPEN)).isEqualTo(70);
    }

    @ParameterizedTest
    @CsvSource({"50, 200, 50", "51, 200, 70", "120, 200, 70", "121, 200, 90", "300, 200, 90"})
    @Rule("WI-88")
    void whatever_is_above_a_quarter_is_in_the_middle(int met, int possible, int chance) {
        assertThat(original(new Sides(3, met, possible, 12, 12), Surprise.NOBODY, OPEN))
                .isEqualTo(chance);
    }

    @Test
    @Rule("WI-90")
    void an_unseen_party_has_twice_the_chance() {
        assertThat(original(new Sides(10, 3, 10, 12, 12), Surprise.PARTY_UNSEEN, OPEN))
                .isEqualTo(60);
    }

    @Test
    @Rule("WI-93")
    void woods_help_and_give_the_surprised_one_chance_in_ten() {
        Sides fifty = new Sides(6, 3, 10, 12, 12);
        assertThat(original(fifty, Surprise.NOBODY, WOODS)).isEqualTo(75);
        assertThat(original(fifty, Surprise.PARTY_CAUGHT, WOODS)).isEqualTo(10);
        assertThat(original(fifty, Surprise.PARTY_CAUGHT, OPEN)).isZero();
    }

    @Test
    void twice_the_speed_changes_the_chance_by_25_even_when_surprised() {
        assertThat(original(new Sides(6, 3, 10, 24, 9), Surprise.NOBODY, OPEN)).isEqualTo(75);
        assertThat(original(new Sides(6, 3, 10, 9, 18), Surprise.NOBODY, OPEN)).isEqualTo(25);
        assertThat(original(new Sides(6, 3, 10, 24, 12), Surprise.PARTY_CAUGHT, OPEN))
                .isEqualTo(25);
    }

    @Test
    @Rule("WI-95")
    void doubling_comes_first_and_the_chance_stays_between_nothing_and_certainty() {
        assertThat(original(new Sides(10, 3, 10, 9, 18), Surprise.PARTY_UNSEEN, WOODS))
                .isEqualTo(60);
        assertThat(original(new Sides(3, 9, 10, 12, 12), Surprise.PARTY_UNSEEN, WOODS))
                .isEqualTo(100);
        assertThat(original(new Sides(30, 1, 10, 9, 18), Surprise.NOBODY, OPEN)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"6, 10, 70", "6, 2, 35", "30, 5, 10"})
    void the_classic_rules_compare_the_two_groups(int party, int pursuers, int chance) {
        assertThat(classic(party, pursuers, OPEN)).isEqualTo(chance);
    }

    @Test
    @Rule("CE-51")
    void the_surprised_get_away_in_woods_once_in_ten() {
        Sides sides = new Sides(6, 2, 1, 24, 12);
        assertThat(TABLES.chance(CLASSIC, sides, Surprise.PARTY_CAUGHT, WOODS)).isEqualTo(10);
        assertThat(TABLES.chance(CLASSIC, sides, Surprise.PARTY_CAUGHT, OPEN)).isZero();
    }

    @Test
    @Rule("CE-54")
    void the_ground_helps_or_betrays() {
        assertThat(classic(6, 2, WOODS)).isEqualTo(60);
        assertThat(classic(6, 2, new Ground(false, true, false))).isEqualTo(45);
        assertThat(classic(6, 2, new Ground(false, false, true))).isEqualTo(25);
    }

    @Test
    @Rule("CE-55")
    void five_in_a_hundred_is_the_least() {
        assertThat(TABLES.chance(CLASSIC, new Sides(30, 5, 1, 9, 18), Surprise.NOBODY, OPEN))
                .isEqualTo(5);
    }

    @Test
    void a_chance_of_45_is_made_by_45_and_missed_by_46() {
        assertThat(Evasion.thrown(new Throws(ScriptedDice.of(45)), ORIGINAL, 45))
                .isTrue();
        assertThat(Evasion.thrown(new Throws(ScriptedDice.of(46)), ORIGINAL, 45))
                .isFalse();
        assertThat(Evasion.thrown(new Throws(ScriptedDice.of()), ORIGINAL, 0)).isFalse();
        assertThat(Evasion.thrown(new Throws(ScriptedDice.of()), ORIGINAL, 100)).isTrue();
    }
}
