package org.woodgrain.book.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.magic.Memory;
import org.woodgrain.rules.rulebook.Rulebook;

class MemoryTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);

    @Test
    @Rule("MA-01")
    void a_warlock_has_four_three_three_and_two_places() {
        ClassLevel warlock = level(CharacterClass.MAGIC_USER, 8);

        assertThat(List.of(warlock.places(1), warlock.places(2), warlock.places(3), warlock.places(4)))
                .containsExactly(4, 3, 3, 2);
    }

    @Test
    @Rule("MA-01")
    void no_more_spells_can_be_held_than_there_are_places() {
        assertThat(check(CharacterClass.MAGIC_USER, 1, Alignment.LAW, List.of("SP-08"), List.of()))
                .isEmpty();
        assertThat(check(CharacterClass.MAGIC_USER, 1, Alignment.LAW, List.of("SP-08", "SP-07"), List.of()))
                .contains(new Memory.Fault.TooMany(1, 1, 0));
        assertThat(check(CharacterClass.CLERIC, 1, Alignment.LAW, List.of("SP-73"), List.of()))
                .contains(new Memory.Fault.TooMany(1, 0, 0));
    }

    @Test
    @Rule("MA-03")
    void the_same_spell_may_fill_two_places_unless_the_option_forbids_it() {
        List<String> twice = List.of("SP-08", "SP-08", "SP-06");

        for (Profile profile : Profile.values()) {
            Ruleset rules = Ruleset.of(profile);
            assertThat(conjurer(rules, twice)).isEmpty();
            assertThat(conjurer(rules.with(Option.NO_DUPLICATE_SPELLS, true), twice))
                    .contains(new Memory.Fault.Twice("SP-08"));
        }
    }

    private static Optional<Memory.Fault> conjurer(Ruleset rules, List<String> spells) {
        return Memory.check(
                BOOK.spells(),
                rules,
                CharacterClass.MAGIC_USER,
                level(CharacterClass.MAGIC_USER, 3),
                Alignment.LAW,
                spells,
                List.of());
    }

    @Test
    @Rule("MA-18")
    void a_place_of_the_seventh_level_may_hold_a_fire_ball() {
        // a wizard of the 14th level has five places of the third level and one of the seventh
        List<String> six = Collections.nCopies(6, "SP-24");

        assertThat(check(CharacterClass.MAGIC_USER, 14, Alignment.LAW, six, List.of()))
                .isEmpty();
        assertThat(check(CharacterClass.MAGIC_USER, 14, Alignment.LAW, Collections.nCopies(7, "SP-24"), List.of()))
                .contains(new Memory.Fault.TooMany(3, 5, 0));
    }

    @Test
    @Rule("MA-02")
    void a_place_emptied_by_casting_stays_empty_for_the_day() {
        assertThat(check(CharacterClass.MAGIC_USER, 1, Alignment.LAW, List.of("SP-07"), List.of("SP-08")))
                .contains(new Memory.Fault.TooMany(1, 1, 1));
    }

    @Test
    @Rule("MA-16")
    void an_evil_adept_may_take_the_wounding_form_and_not_the_healing_one() {
        assertThat(check(CharacterClass.CLERIC, 2, Alignment.CHAOS, List.of("SP-74"), List.of()))
                .isEmpty();
        assertThat(check(CharacterClass.CLERIC, 2, Alignment.CHAOS, List.of("SP-73"), List.of()))
                .contains(new Memory.Fault.NotOpen("SP-73"));
    }

    @Test
    @Rule("MA-27")
    void the_book_of_a_level_comes_whole_when_its_first_place_does() {
        assertThat(Memory.known(
                        BOOK.spells(),
                        CharacterClass.MAGIC_USER,
                        level(CharacterClass.MAGIC_USER, 1),
                        Alignment.NEUTRALITY))
                .hasSize(8);
        assertThat(Memory.known(
                        BOOK.spells(),
                        CharacterClass.MAGIC_USER,
                        level(CharacterClass.MAGIC_USER, 3),
                        Alignment.NEUTRALITY))
                .hasSize(18);
        assertThat(Memory.known(BOOK.spells(), CharacterClass.CLERIC, level(CharacterClass.CLERIC, 1), Alignment.LAW))
                .isEmpty();
    }

    @Test
    void study_takes_a_turn_for_each_level_of_each_spell() {
        assertThat(Memory.studyTurns(BOOK.spells(), List.of("SP-08", "SP-06", "SP-13")))
                .isEqualTo(4);
    }

    private static Optional<Memory.Fault> check(
            CharacterClass caster, int level, Alignment alignment, List<String> chosen, List<String> spent) {
        return Memory.check(BOOK.spells(), ORIGINAL, caster, level(caster, level), alignment, chosen, spent);
    }

    private static ClassLevel level(CharacterClass caster, int level) {
        return BOOK.characters().of(caster).at(level);
    }
}
