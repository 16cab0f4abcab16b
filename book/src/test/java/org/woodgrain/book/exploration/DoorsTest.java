package org.woodgrain.book.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.Doors;
import org.woodgrain.rules.exploration.ExplorationTables;

class DoorsTest {
    private static final ExplorationTables TABLES = StandardBook.load().exploration();

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    @Test
    @Rule("UX-13")
    void a_man_opens_on_a_two_and_a_hobbit_does_not() {
        int man = Doors.chance(TABLES, Profile.ORIGINAL, Race.HUMAN, 10);
        int hobbit = Doors.chance(TABLES, Profile.ORIGINAL, Race.HOBBIT, 10);
        assertThat(Doors.push(dice(2), Profile.ORIGINAL, "man", man)).isTrue();
        assertThat(Doors.push(dice(2), Profile.ORIGINAL, "hobbit", hobbit)).isFalse();
        assertThat(Doors.chance(TABLES, Profile.ORIGINAL, Race.HUMAN, 8)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"3,1", "8,1", "9,2", "12,2", "13,3", "15,3", "16,4", "17,4", "18,5"})
    @Rule("CD-08")
    void strength_decides_in_the_classic_game(int strength, int chance) {
        assertThat(Doors.chance(TABLES, Profile.CLASSIC, Race.HUMAN, strength)).isEqualTo(chance);
    }

    @Test
    @Rule("CD-08")
    void strength_16_opens_on_a_four_and_strength_8_not_on_a_two() {
        assertThat(Doors.push(dice(4), Profile.CLASSIC, "strong", 4)).isTrue();
        assertThat(Doors.push(dice(2), Profile.CLASSIC, "weak", 1)).isFalse();
    }

    @Test
    @Rule({"UX-15", "CD-12"})
    void a_door_left_open_falls_shut_on_anything_but_a_six() {
        assertThat(Doors.fallsShut(dice(3))).isTrue();
        assertThat(Doors.fallsShut(dice(5))).isTrue();
        assertThat(Doors.fallsShut(dice(6))).isFalse();
    }

    @Test
    @Rule({"UX-17", "CD-13"})
    void a_spike_slips_on_five_in_the_original_game_and_holds_in_classic() {
        assertThat(Doors.spikeSlips(dice(5), Profile.ORIGINAL)).isTrue();
        assertThat(Doors.spikeSlips(dice(4), Profile.ORIGINAL)).isFalse();
        assertThat(Doors.spikeSlips(dice(), Profile.CLASSIC)).isFalse();
    }

    @Test
    @Rule({"UX-12", "CD-05"})
    void an_unmarked_door_is_stuck_always_in_the_original_and_on_four_or_less_in_classic() {
        assertThat(Doors.stuck(dice(), Profile.ORIGINAL)).isTrue();
        assertThat(Doors.stuck(dice(5), Profile.CLASSIC)).isFalse();
        assertThat(Doors.stuck(dice(4), Profile.CLASSIC)).isTrue();
    }

    @Test
    @Rule("CD-11")
    void one_worker_hacks_three_turns_and_three_hack_one() {
        assertThat(Doors.turnsToHack(1)).isEqualTo(3);
        assertThat(Doors.turnsToHack(2)).isEqualTo(2);
        assertThat(Doors.turnsToHack(3)).isEqualTo(1);
    }
}
