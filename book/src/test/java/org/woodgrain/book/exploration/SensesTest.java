package org.woodgrain.book.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.Climbing;
import org.woodgrain.rules.exploration.Listening;
import org.woodgrain.rules.exploration.Noises;
import org.woodgrain.rules.exploration.RoomTraps;
import org.woodgrain.rules.exploration.Searching;
import org.woodgrain.rules.monsters.Bestiary;

class SensesTest {
    private static final Bestiary MONSTERS = StandardBook.load().monsters();

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    @Test
    @Rule({"UX-21", "CD-16"})
    void dwarves_hear_on_a_two_and_men_only_on_a_one() {
        assertThat(Listening.hears(dice(2), Profile.ORIGINAL, "dwarf", Race.DWARF))
                .isTrue();
        assertThat(Listening.hears(dice(2), Profile.ORIGINAL, "man", Race.HUMAN))
                .isFalse();
        assertThat(Listening.hears(dice(1), Profile.CLASSIC, "man", Race.HUMAN)).isTrue();
    }

    @Test
    @Rule("EX-27")
    void a_guard_hears_on_twice_his_chance() {
        assertThat(Listening.guardHears(dice(3), "dwarf", Race.DWARF)).isTrue();
        assertThat(Listening.guardHears(dice(3), "man", Race.HUMAN)).isFalse();
    }

    @Test
    @Rule({"UX-21", "CD-17", "CD-28"})
    void listening_and_searching_are_thrown_in_secret() {
        Throws dice = dice(6, 6);
        Listening.hears(dice, Profile.ORIGINAL, "man", Race.HUMAN);
        Searching.finds(dice, Profile.ORIGINAL, "man", Race.HUMAN);
        assertThat(dice.take()).hasSize(2).allMatch(roll -> roll.secret());
    }

    @Test
    @Rule({"UX-22", "CD-19"})
    void skeletons_slimes_and_gargoyles_make_no_sound_and_orcs_do() {
        assertThat(Noises.silent(MONSTERS.monster("skeleton"))).isTrue();
        assertThat(Noises.silent(MONSTERS.monster("ochre-jelly"))).isTrue();
        assertThat(Noises.silent(MONSTERS.monster("green-slime"))).isTrue();
        assertThat(Noises.silent(MONSTERS.monster("gargoyle"))).isTrue();
        assertThat(Noises.silent(MONSTERS.monster("orc"))).isFalse();
        assertThat(Noises.of(MONSTERS.monster("orc"))).isEqualTo("voices");
    }

    @Test
    @Rule("UX-10")
    void an_elf_finds_on_four_and_a_dwarf_not_on_three() {
        assertThat(Searching.finds(dice(4), Profile.ORIGINAL, "elf", Race.ELF)).isTrue();
        assertThat(Searching.finds(dice(3), Profile.ORIGINAL, "dwarf", Race.DWARF))
                .isFalse();
    }

    @Test
    @Rule("CD-07")
    void in_classic_a_man_finds_on_one_and_an_elf_on_two() {
        assertThat(Searching.finds(dice(1), Profile.CLASSIC, "man", Race.HUMAN)).isTrue();
        assertThat(Searching.finds(dice(2), Profile.CLASSIC, "man", Race.HUMAN)).isFalse();
        assertThat(Searching.finds(dice(2), Profile.CLASSIC, "elf", Race.ELF)).isTrue();
    }

    @Test
    @Rule("UX-11")
    void an_elf_who_passes_feels_something_on_a_two() {
        assertThat(Searching.elfSenses(dice(2), "elf")).isTrue();
        assertThat(Searching.elfSenses(dice(3), "elf")).isFalse();
    }

    @Test
    @Rule({"UX-20", "CH-37", "CD-36"})
    void only_dwarves_look_for_traps_in_the_original_game_and_everybody_does_in_classic() {
        assertThat(RoomTraps.dwarfNotes(dice(2), "dwarf")).isTrue();
        assertThat(RoomTraps.chance(Profile.ORIGINAL, Race.DWARF)).isEqualTo(4);
        assertThat(RoomTraps.chance(Profile.ORIGINAL, Race.HUMAN)).isZero();
        assertThat(RoomTraps.finds(dice(1), Profile.CLASSIC, "man", Race.HUMAN)).isTrue();
        assertThat(RoomTraps.finds(dice(2), Profile.CLASSIC, "man", Race.HUMAN)).isFalse();
        assertThat(RoomTraps.finds(dice(2), Profile.CLASSIC, "dwarf", Race.DWARF))
                .isTrue();
    }

    @Test
    @Rule({"UX-18", "CD-32"})
    void a_trap_springs_on_one_or_two() {
        assertThat(RoomTraps.springs(dice(3), "first")).isFalse();
        assertThat(RoomTraps.springs(dice(2), "second")).isTrue();
    }

    @Test
    @Rule("DU-25")
    void a_pit_hurts_on_a_two_for_a_die_and_not_on_a_three() {
        assertThat(RoomTraps.pitFall(dice(2, 4), Profile.ORIGINAL, "faller", 10, false))
                .isEqualTo(4);
        assertThat(RoomTraps.pitFall(dice(3), Profile.ORIGINAL, "faller", 10, false))
                .isZero();
    }

    @Test
    @Rule({"CD-33", "HZ-12"})
    void in_classic_a_fall_always_hurts_a_die_for_each_whole_ten_feet() {
        assertThat(RoomTraps.pitFall(dice(5), Profile.CLASSIC, "faller", 10, false))
                .isEqualTo(5);
        assertThat(RoomTraps.fall(dice(1, 2, 3), "faller", 30, false)).isEqualTo(6);
        assertThat(RoomTraps.fall(dice(4), "faller", 15, false)).isEqualTo(4);
        assertThat(RoomTraps.fall(dice(), "faller", 9, false)).isZero();
        assertThat(RoomTraps.fall(dice(4, 3), "faller", 40, true)).isEqualTo(7);
        assertThat(RoomTraps.fall(dice(), "faller", 10, true)).isZero();
        assertThat(RoomTraps.fall(dice(IntStream.generate(() -> 1).limit(20).toArray()), "faller", 500, false))
                .isEqualTo(20);
    }

    @Test
    @Rule("UX-27")
    void a_gust_puts_a_torch_out_on_a_three() {
        assertThat(RoomTraps.windPutsOut(dice(3), "bearer")).isTrue();
        assertThat(RoomTraps.windPutsOut(dice(4), "bearer")).isFalse();
    }

    @Test
    @Rule("DU-26")
    void one_alone_without_spikes_climbs_out_on_a_one() {
        assertThat(RoomTraps.climbsOutAlone(dice(1), "faller")).isTrue();
        assertThat(RoomTraps.climbsOutAlone(dice(2), "faller")).isFalse();
    }

    @Test
    @Rule("HZ-01")
    void an_ability_check_succeeds_on_the_score_or_less_a_one_always_and_a_twenty_never() {
        assertThat(Climbing.check(dice(11), "climber", "climbing", 11, 0)).isTrue();
        assertThat(Climbing.check(dice(12), "climber", "climbing", 11, 0)).isFalse();
        assertThat(Climbing.check(dice(20), "climber", "climbing", 15, 4)).isFalse();
        assertThat(Climbing.check(dice(1), "climber", "climbing", 3, -4)).isTrue();
    }

    @Test
    @Rule("HZ-02")
    void a_climb_takes_one_check_and_one_more_for_each_further_hundred_feet() {
        assertThat(Climbing.checks(30)).isEqualTo(1);
        assertThat(Climbing.checks(100)).isEqualTo(1);
        assertThat(Climbing.checks(199)).isEqualTo(1);
        assertThat(Climbing.checks(200)).isEqualTo(2);
        assertThat(Climbing.fallsFrom(dice(2), "climber", 30)).isEqualTo(20);
    }

    @Test
    @Rule("HZ-03")
    void a_sheer_face_takes_two_spikes_for_each_ten_feet() {
        assertThat(Climbing.spikes(50)).isEqualTo(10);
    }
}
