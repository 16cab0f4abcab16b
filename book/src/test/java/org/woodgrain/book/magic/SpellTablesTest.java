package org.woodgrain.book.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.CasterLevel;
import org.woodgrain.rules.magic.Lasting;
import org.woodgrain.rules.magic.Reach;
import org.woodgrain.rules.magic.SleepTypes;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;
import org.woodgrain.rules.rulebook.Rulebook;

class SpellTablesTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final SpellTables SPELLS = BOOK.spells();

    @Test
    @Rule("MA-17")
    void the_lists_are_numbered_and_serve_for_random_choice() {
        assertThat(SPELLS.list(CharacterClass.MAGIC_USER, 1))
                .extracting(Spell::name)
                .containsExactly(
                        "Detect Magic",
                        "Hold Portal",
                        "Read Magic",
                        "Read Languages",
                        "Protection from Evil",
                        "Light",
                        "Charm Person",
                        "Sleep");
        assertThat(SPELLS.list(CharacterClass.CLERIC, 1))
                .extracting(Spell::name)
                .containsExactly(
                        "Cure Light Wounds",
                        "Purify Food and Water",
                        "Detect Magic",
                        "Detect Evil",
                        "Protection from Evil",
                        "Light");
        assertThat(SPELLS.list(CharacterClass.MAGIC_USER, 3)).hasSize(14);
        assertThat(SPELLS.list(CharacterClass.MAGIC_USER, 3).get(5).name()).isEqualTo("Fire Ball");
    }

    @Test
    @Rule("MA-18")
    void there_are_no_spells_above_the_lists() {
        assertThat(SPELLS.list(CharacterClass.MAGIC_USER, 7)).isEmpty();
        assertThat(SPELLS.list(CharacterClass.CLERIC, 6)).isEmpty();
    }

    @Test
    @Rule({"MA-16", "CH-85"})
    void an_evil_cleric_holds_the_reversed_forms_and_others_the_plain_ones() {
        assertThat(SPELLS.list(CharacterClass.CLERIC, 1, Alignment.CHAOS))
                .extracting(Spell::name)
                .containsExactly(
                        "Cause Light Wounds",
                        "Putrefy Food and Water",
                        "Detect Magic",
                        "Detect Good",
                        "Protection from Good",
                        "Darkness");
        assertThat(SPELLS.open(SPELLS.spell("SP-73"), CharacterClass.CLERIC, Alignment.CHAOS))
                .isFalse();
        assertThat(SPELLS.open(SPELLS.spell("SP-74"), CharacterClass.CLERIC, Alignment.CHAOS))
                .isTrue();
        assertThat(SPELLS.open(SPELLS.spell("SP-74"), CharacterClass.CLERIC, Alignment.LAW))
                .isFalse();
        assertThat(SPELLS.list(CharacterClass.MAGIC_USER, 1, Alignment.CHAOS))
                .isEqualTo(SPELLS.list(CharacterClass.MAGIC_USER, 1));
    }

    @Test
    @Rule({"MA-06", "UX-01"})
    void an_inch_is_ten_feet_underground_and_ten_yards_outdoors() {
        Reach sleep = SPELLS.spell("SP-08").reach();

        assertThat(sleep.feetUnderground(1)).isEqualTo(240);
        assertThat(sleep.yardsOutdoors(1)).isEqualTo(240);
        assertThat(SPELLS.spell("SP-05").reach().kind()).isEqualTo(Reach.Kind.SELF);
        assertThat(SPELLS.spell("SP-73").reach().kind()).isEqualTo(Reach.Kind.TOUCH);
    }

    @ParameterizedTest
    @Rule({"SP-06", "SP-82"})
    @CsvSource({
        "SP-06,7,13",
        "SP-06,1,7",
        "SP-82,5,17",
        "SP-83,3,15",
        "SP-05,1,6",
        "SP-80,1,12",
        "SP-78,1,6",
        "SP-01,9,2"
    })
    void a_spell_lasts_so_many_turns(String spell, int level, int turns) {
        assertThat(SPELLS.spell(spell).lasting().fixedTurns(level)).contains(turns);
    }

    @Test
    @Rule("MA-07")
    void a_turn_has_ten_rounds_or_sixty_in_the_classic_game() {
        assertThat(Lasting.rounds(Profile.ORIGINAL, 6)).isEqualTo(60);
        assertThat(Lasting.rounds(Profile.CLASSIC, 6)).isEqualTo(360);
    }

    @ParameterizedTest
    @Rule("MA-13")
    @CsvSource({"0,0,1", "1,-1,1", "1,1,1", "1,2,2", "2,1,2", "3,0,3", "3,1,3", "4,1,4", "4,0,4"})
    void level_types_go_by_hit_dice(int dice, int plus, int type) {
        assertThat(SleepTypes.of(dice, plus)).contains(type);
    }

    @Test
    @Rule("MA-13")
    void what_is_stronger_than_four_dice_and_one_is_of_no_type() {
        assertThat(SleepTypes.of(4, 2)).isEmpty();
        assertThat(SleepTypes.of(8, 0)).isEmpty();
    }

    @ParameterizedTest
    @Rule("SP-08")
    @CsvSource({"1,2d8", "2,2d6", "3,1d6", "4,1"})
    void each_type_has_its_own_number_dice(int type, String dice) {
        assertThat(SleepTypes.dice(type)).isEqualTo(dice);
    }

    @Test
    @Rule("SP-08")
    void the_fourth_type_needs_no_die() {
        assertThat(SleepTypes.number(new Throws(ScriptedDice.none()), 4, "Mirabel", DiceStream.PLAYERS))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @Rule("MI-071")
    @CsvSource({"SP-24,6", "SP-51,9", "SP-08,6"})
    void a_scroll_works_at_the_sixth_level_or_the_lowest_that_can(String spell, int level) {
        assertThat(CasterLevel.scroll(BOOK.characters(), SPELLS.spell(spell))).isEqualTo(level);
    }

    @Test
    void a_fault_in_the_tables_is_pointed_at() {
        String file = "tables/turn-undead.tsv";
        String broken = Shelf.shipped().text(file).replace("Zombie\t9", "Zombie\tX");

        assertThatThrownBy(() -> StandardBook.load(Shelf.shipped().with(Map.of(file, broken))))
                .isInstanceOf(BookException.class)
                .hasMessageContaining(file)
                .hasMessageContaining("c1");
    }

    @Test
    void reversed_forms_name_the_spell_that_they_reverse() {
        assertThat(List.of("SP-74", "SP-76", "SP-79", "SP-81", "SP-83"))
                .allSatisfy(id -> assertThat(SPELLS.spell(id).reversed()).isTrue());
        assertThat(SPELLS.spell("SP-83").reverseOf()).contains("SP-82");
    }
}
