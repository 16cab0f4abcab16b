package org.woodgrain.book.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.encounters.Morale;

@DisplayName("Morale of monsters")
class MoraleTest {
    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    private static Morale.Outcome original(Morale.Standing standing, int... faces) {
        return Morale.original(dice(faces), "the orcs", standing).outcome();
    }

    private static Morale.Outcome classic(int rating, int... faces) {
        return Morale.classic(dice(faces), "the orcs", rating).outcome();
    }

    @Test
    @Rule("NP-22")
    @DisplayName("in the original game 5 breaks, 8 falls back, 9 fights on")
    void bands() {
        Morale.Standing even = new Morale.Standing(false, false, 0);
        assertThat(original(even, 2, 3)).isEqualTo(Morale.Outcome.BREAK);
        assertThat(original(even, 4, 4)).isEqualTo(Morale.Outcome.FALL_BACK);
        assertThat(original(even, 4, 5)).isEqualTo(Morale.Outcome.FIGHT_ON);
        assertThat(original(new Morale.Standing(true, false, 0), 3, 3)).isEqualTo(Morale.Outcome.BREAK);
        assertThat(original(new Morale.Standing(false, true, 0), 4, 4)).isEqualTo(Morale.Outcome.FIGHT_ON);
        assertThat(original(new Morale.Standing(false, false, 1), 2, 3)).isEqualTo(Morale.Outcome.FALL_BACK);
    }

    @Test
    @Rule({"CC-28", "CC-29"})
    @DisplayName("2 and 12 are never checked")
    void extremes() {
        assertThat(Morale.checks(2)).isFalse();
        assertThat(Morale.checks(12)).isFalse();
        assertThat(Morale.checks(6)).isTrue();
    }

    @Test
    @Rule({"CC-26", "CC-30"})
    @DisplayName("rating 7 breaks on 8, fights on at 7")
    void rating() {
        assertThat(classic(7, 4, 4)).isEqualTo(Morale.Outcome.BREAK);
        assertThat(classic(7, 3, 4)).isEqualTo(Morale.Outcome.FIGHT_ON);
    }

    @Test
    @Rule("CC-31")
    @DisplayName("two checks passed settle the matter")
    void settled() {
        assertThat(Morale.settled(1)).isFalse();
        assertThat(Morale.settled(2)).isTrue();
    }

    @Test
    @Rule("CC-34")
    @DisplayName("rating 8 of the losing side breaks on 8")
    void losing() {
        Morale.Situation losing = new Morale.Situation(true, false, false, false);
        int rating = Morale.rating(8, losing.modifier());
        assertThat(rating).isEqualTo(7);
        assertThat(classic(rating, 4, 4)).isEqualTo(Morale.Outcome.BREAK);
        assertThat(new Morale.Situation(true, false, true, true).modifier()).isEqualTo(-1);
    }

    @Test
    @Rule({"CC-27", "CC-35"})
    @DisplayName("12 stays 12, and 11 is not raised above 11")
    void bounds() {
        assertThat(Morale.rating(12, -1)).isEqualTo(12);
        assertThat(Morale.rating(11, 2)).isEqualTo(11);
        assertThat(Morale.rating(3, -2)).isEqualTo(3);
    }
}
