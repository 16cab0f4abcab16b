package org.woodgrain.book.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.AttackMatrix;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.monsters.HitDice;

class AttackMatrixTest {
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);
    private final AttackMatrix matrix = StandardBook.load().combat().attack();

    private static Skill fighter(int level) {
        return new Skill.Classed(CharacterClass.FIGHTING_MAN, level);
    }

    private static Skill magicUser(int level) {
        return new Skill.Classed(CharacterClass.MAGIC_USER, level);
    }

    private static Skill cleric(int level) {
        return new Skill.Classed(CharacterClass.CLERIC, level);
    }

    private static Skill beast(String dice) {
        return new Skill.Beast(HitDice.parse(dice));
    }

    private int original(Skill skill, int armorClass) {
        return matrix.needed(ORIGINAL, skill, armorClass);
    }

    private int classic(Skill skill, int armorClass) {
        return matrix.needed(CLASSIC, skill, armorClass);
    }

    @Test
    @Rule({"CB-01", "CB-02", "CB-03"})
    void men_look_up_armour_class_and_level() {
        assertThat(original(fighter(1), 5)).isEqualTo(14);
        assertThat(original(fighter(5), 2)).isEqualTo(15);
        assertThat(original(fighter(16), 6)).isEqualTo(1);
    }

    @Test
    @Rule({"CB-04", "CB-05", "CB-06"})
    void classes_advance_by_three_five_and_four_levels() {
        assertThat(original(fighter(9), 3)).isEqualTo(11);
        assertThat(original(magicUser(6), 9)).isEqualTo(8);
        assertThat(original(magicUser(5), 9)).isEqualTo(10);
        assertThat(original(cleric(4), 5)).isEqualTo(14);
        assertThat(original(cleric(5), 5)).isEqualTo(12);
    }

    @Test
    @Rule({"CB-07", "CC-41", "CC-49"})
    void an_ordinary_man_fights_as_a_first_level_fighter_or_a_point_worse_in_classic() {
        assertThat(original(new Skill.Ordinary(), 9)).isEqualTo(10);
        assertThat(classic(new Skill.Ordinary(), 9)).isEqualTo(11);
        assertThat(classic(new Skill.Ordinary(), 5)).isEqualTo(15);
    }

    @Test
    @Rule({"CB-08", "CB-09"})
    void monsters_look_up_armour_class_and_hit_dice() {
        assertThat(original(beast("1"), 2)).isEqualTo(17);
        assertThat(original(beast("6+3"), 2)).isEqualTo(11);
        assertThat(original(beast("8+2"), 4)).isEqualTo(7);
        assertThat(original(beast("2+1"), 5)).isEqualTo(12);
    }

    @Test
    void hit_dice_as_they_are_written_find_their_own_column() {
        assertThat(original(beast("1-1"), 0)).isEqualTo(19);
        assertThat(original(beast("1/2"), 0)).isEqualTo(19);
        assertThat(original(beast("1+1"), 0)).isEqualTo(18);
        assertThat(original(beast("3*"), 0)).isEqualTo(17);
        assertThat(original(beast("3+1"), 0)).isEqualTo(15);
        assertThat(original(beast("4+1**"), 0)).isEqualTo(14);
        assertThat(original(beast("9+1"), 0)).isEqualTo(11);
        assertThat(original(beast("10+1"), 0)).isEqualTo(9);
    }

    @Test
    @Rule("CB-10")
    void a_human_bandit_uses_the_matrix_of_men() {
        assertThat(original(fighter(1), 5)).isEqualTo(14);
        assertThat(original(beast("1"), 5)).isEqualTo(14);
        assertThat(original(beast("2"), 5)).isEqualTo(12);
    }

    @Test
    @Rule("CB-11")
    void classes_better_than_zero_need_one_more_each() {
        assertThat(original(fighter(1), -2)).isEqualTo(21);
    }

    @Test
    @Rule({"CC-40", "CC-46", "CC-47"})
    void one_classic_matrix_serves_all_and_a_plus_is_one_die_more() {
        assertThat(classic(beast("4"), 5)).isEqualTo(11);
        assertThat(classic(beast("2"), 0)).isEqualTo(18);
        assertThat(classic(beast("2+1"), 0)).isEqualTo(17);
        assertThat(classic(beast("6+3"), 0)).isEqualTo(13);
        assertThat(classic(beast("9"), 0)).isEqualTo(12);
        assertThat(classic(beast("12"), 0)).isEqualTo(10);
    }

    @Test
    @Rule("CC-48")
    void characters_use_the_row_of_their_thac0() {
        assertThat(classic(fighter(5), 0)).isEqualTo(17);
        assertThat(classic(magicUser(5), 0)).isEqualTo(19);
        assertThat(classic(cleric(5), 0)).isEqualTo(17);
    }

    @Test
    @Rule("CC-42")
    void the_printed_case_hits_armour_class_four() {
        int thrown = 14 + 1;
        assertThat(classic(fighter(5), 2)).isEqualTo(15);
        assertThat(thrown).isGreaterThanOrEqualTo(classic(fighter(5), 4));
    }

    @Test
    @Rule({"CC-44", "CC-45"})
    void thac0_is_computed_when_the_option_is_on_and_differs_at_the_ends() {
        Ruleset thac0 = CLASSIC.with(Option.THAC0, true);
        assertThat(matrix.needed(thac0, beast("1"), 5)).isEqualTo(14);
        assertThat(matrix.needed(thac0, beast("3"), -2)).isEqualTo(19);
        assertThat(matrix.needed(thac0, beast("1"), -3)).isEqualTo(22);
        assertThat(classic(beast("1"), -3)).isEqualTo(20);
        assertThat(matrix.needed(thac0, beast("22"), 9)).isEqualTo(-4);
        assertThat(classic(beast("22"), 9)).isEqualTo(2);
    }
}
