package org.woodgrain.book.characters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.Exchange;
import org.woodgrain.rules.characters.HitPoints;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.characters.Race;

class AbilitiesTest {
    private static final CharacterTables TABLES = StandardBook.load().characters();
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);
    private static final Abilities AVERAGE = new Abilities(10, 10, 10, 10, 10, 10);

    private static Abilities with(Ability ability, int score) {
        return AVERAGE.with(ability, score);
    }

    @ParameterizedTest
    @CsvSource({"8, LOW", "9, AVERAGE", "12, AVERAGE", "13, HIGH"})
    @Rule("CH-10")
    void scores_are_low_average_or_high(int score, AbilityModifiers.Band named) {
        assertThat(AbilityModifiers.bandOf(score)).isEqualTo(named);
    }

    @Test
    @Rule("CH-13")
    void a_cleric_of_wisdom_14_has_a_prime_requisite_of_14() {
        assertThat(with(Ability.WISDOM, 14).of(PrimeRequisite.of(CharacterClass.CLERIC)))
                .isEqualTo(14);
        assertThat(PrimeRequisite.of(CharacterClass.FIGHTING_MAN)).isEqualTo(Ability.STRENGTH);
        assertThat(PrimeRequisite.of(CharacterClass.MAGIC_USER)).isEqualTo(Ability.INTELLIGENCE);
    }

    @Test
    @Rule("CH-14")
    void a_cleric_counts_one_of_strength_and_two_of_intelligence() {
        Abilities scores = new Abilities(12, 13, 11, 10, 10, 10);
        assertThat(PrimeRequisite.counted(ORIGINAL, CharacterClass.CLERIC, scores))
                .isEqualTo(14);
    }

    @Test
    @Rule("CH-15")
    void a_fighting_man_counts_one_of_intelligence_and_two_of_wisdom() {
        Abilities scores = new Abilities(12, 11, 15, 10, 10, 10);
        assertThat(PrimeRequisite.counted(ORIGINAL, CharacterClass.FIGHTING_MAN, scores))
                .isEqualTo(15);
    }

    @Test
    @Rule("CH-16")
    void a_magic_user_counts_two_of_wisdom_for_five_percent() {
        Abilities scores = new Abilities(18, 11, 13, 10, 10, 10);
        assertThat(PrimeRequisite.counted(ORIGINAL, CharacterClass.MAGIC_USER, scores))
                .isEqualTo(13);
        assertThat(PrimeRequisite.percent(ORIGINAL, CharacterClass.MAGIC_USER, scores))
                .isEqualTo(5);
    }

    @Test
    @Rule("CH-17")
    void nothing_is_taken_below_nine() {
        Exchange byIntelligence = Exchange.of(CharacterClass.FIGHTING_MAN).getFirst();
        Exchange byWisdom = Exchange.of(CharacterClass.FIGHTING_MAN).getLast();
        assertThat(byIntelligence.units(with(Ability.INTELLIGENCE, 10))).isZero();
        assertThat(byIntelligence.units(with(Ability.INTELLIGENCE, 11))).isEqualTo(1);
        assertThat(byWisdom.units(with(Ability.WISDOM, 8))).isZero();
    }

    @Test
    @Rule("CH-18")
    void classic_counts_the_score_as_it_stands_after_a_real_exchange() {
        Abilities thrown = new Abilities(10, 11, 13, 10, 10, 10);
        Abilities changed =
                Exchange.of(CharacterClass.MAGIC_USER).getFirst().make(CharacterClass.MAGIC_USER, thrown, 2);
        assertThat(changed.intelligence()).isEqualTo(13);
        assertThat(changed.wisdom()).isEqualTo(9);
        assertThat(PrimeRequisite.percent(CLASSIC, CharacterClass.MAGIC_USER, thrown))
                .isZero();
        assertThat(PrimeRequisite.percent(CLASSIC, CharacterClass.MAGIC_USER, changed))
                .isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"16, 10", "8, -10", "5, -20", "6, -20", "12, 0", "13, 5", "15, 10"})
    @Rule("CH-19")
    void the_prime_requisite_changes_experience(int score, int percent) {
        assertThat(PrimeRequisite.percent(score)).isEqualTo(percent);
    }

    @Test
    @Rule("CH-23")
    void dexterity_changes_missile_fire_by_one() {
        assertThat(AbilityModifiers.missileToHit(TABLES, ORIGINAL, with(Ability.DEXTERITY, 13)))
                .isEqualTo(1);
        assertThat(AbilityModifiers.missileToHit(TABLES, ORIGINAL, with(Ability.DEXTERITY, 8)))
                .isEqualTo(-1);
        assertThat(AbilityModifiers.missileToHit(TABLES, CLASSIC, with(Ability.DEXTERITY, 18)))
                .isEqualTo(3);
    }

    @Test
    @Rule("CB-17")
    void a_superhero_has_the_total_of_eight_dice_and_two() {
        Career superhero = new Career(CharacterClass.FIGHTING_MAN, 8, 120_000, List.of(1, 2, 2, 3, 3, 4, 5, 6));
        assertThat(HitPoints.of(TABLES, ORIGINAL, with(Ability.CONSTITUTION, 10), superhero))
                .isEqualTo(28);
    }

    @Test
    @Rule("CH-25")
    void constitution_changes_each_die_and_leaves_the_plus() {
        Career superhero = new Career(CharacterClass.FIGHTING_MAN, 8, 120_000, List.of(1, 2, 2, 3, 3, 4, 5, 6));
        Career veteran = new Career(CharacterClass.FIGHTING_MAN, 1, 0, List.of(1));
        assertThat(HitPoints.of(TABLES, ORIGINAL, with(Ability.CONSTITUTION, 16), superhero))
                .isEqualTo(36);
        assertThat(HitPoints.of(TABLES, ORIGINAL, with(Ability.CONSTITUTION, 6), veteran))
                .isEqualTo(2);
    }

    @Test
    @Rule("CH-25")
    void ten_dice_of_one_at_constitution_five_are_ten_points() {
        Career ten = new Career(CharacterClass.CLERIC, 18, 600_000, List.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
        int plus = TABLES.at(ten).hitDice().plus();
        assertThat(HitPoints.of(TABLES, ORIGINAL, with(Ability.CONSTITUTION, 5), ten) - plus)
                .isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource({"3, 0", "4, 10", "6, 30", "7, 40", "8, 50", "9, 60", "12, 90", "13, 100", "18, 100"})
    @Rule({"CH-26", "CH-27"})
    void a_point_of_constitution_is_ten_in_a_hundred_to_live_through_a_change(int score, int chance) {
        assertThat(AbilityModifiers.survival(with(Ability.CONSTITUTION, score))).isEqualTo(chance);
    }

    @Test
    @Rule("CH-27")
    void thirteen_and_fourteen_withstand_all_and_add_nothing_to_hit_dice() {
        assertThat(AbilityModifiers.hitPoints(TABLES, ORIGINAL, with(Ability.CONSTITUTION, 14)))
                .isZero();
        assertThat(AbilityModifiers.hitPoints(TABLES, ORIGINAL, with(Ability.CONSTITUTION, 15)))
                .isEqualTo(1);
        assertThat(AbilityModifiers.survival(with(Ability.CONSTITUTION, 15))).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"3, 1", "4, 1", "5, 2", "6, 2", "7, 3", "8, 3", "10, 4", "13, 5", "16, 6", "17, 6", "18, 12"})
    @Rule("CH-28")
    void charisma_sets_how_many_unusual_followers_one_may_have(int score, int followers) {
        assertThat(AbilityModifiers.followers(TABLES, ORIGINAL, with(Ability.CHARISMA, score)))
                .isEqualTo(followers);
    }

    @ParameterizedTest
    @CsvSource({"3, -2", "4, -2", "5, -1", "6, -1", "7, 0", "12, 0", "13, 1", "15, 1", "16, 1", "17, 1", "18, 4"})
    @Rule("CH-29")
    void charisma_sets_the_loyalty_base(int score, int loyalty) {
        assertThat(AbilityModifiers.loyalty(TABLES, ORIGINAL, with(Ability.CHARISMA, score)))
                .isEqualTo(loyalty);
    }

    @Test
    @Rule("CH-29")
    void the_house_may_go_on_with_the_run_of_the_table() {
        Ruleset run = ORIGINAL.with(Option.LOYALTY_RUN, true);
        assertThat(AbilityModifiers.loyalty(TABLES, run, with(Ability.CHARISMA, 15)))
                .isEqualTo(1);
        assertThat(AbilityModifiers.loyalty(TABLES, run, with(Ability.CHARISMA, 17)))
                .isEqualTo(2);
        assertThat(AbilityModifiers.loyalty(TABLES, run, with(Ability.CHARISMA, 18)))
                .isEqualTo(4);
    }

    @Test
    @Rule("CH-43")
    void an_elf_has_the_better_of_two_totals() {
        Career fighter = new Career(CharacterClass.FIGHTING_MAN, 2, 2_000, List.of(4, 3));
        Career magician = new Career(CharacterClass.MAGIC_USER, 3, 5_000, List.of(2, 3));
        assertThat(HitPoints.most(TABLES, ORIGINAL, AVERAGE, List.of(magician, fighter)))
                .isEqualTo(7);
    }

    @Test
    @Rule("CH-31")
    void classic_strength_and_charisma_do_more() {
        assertThat(AbilityModifiers.melee(TABLES, CLASSIC, with(Ability.STRENGTH, 13)))
                .isEqualTo(1);
        assertThat(AbilityModifiers.reaction(TABLES, CLASSIC, with(Ability.CHARISMA, 16)))
                .isEqualTo(1);
        assertThat(AbilityModifiers.armourClass(TABLES, CLASSIC, with(Ability.DEXTERITY, 16)))
                .isEqualTo(2);
        assertThat(AbilityModifiers.hitPoints(TABLES, CLASSIC, with(Ability.CONSTITUTION, 3)))
                .isEqualTo(-3);
        assertThat(AbilityModifiers.magicSaves(TABLES, CLASSIC, with(Ability.WISDOM, 18)))
                .isEqualTo(3);
        assertThat(AbilityModifiers.forceInSix(TABLES, CLASSIC, with(Ability.STRENGTH, 18), Race.HUMAN))
                .isEqualTo(5);
        assertThat(AbilityModifiers.melee(TABLES, ORIGINAL, with(Ability.STRENGTH, 18)))
                .isZero();
    }

    @Test
    @Rule({"CH-34", "CH-39", "CH-47", "CH-102"})
    void peoples_have_their_alignments() {
        assertThat(Peoples.alignments(Race.DWARF)).containsExactly(Alignment.LAW, Alignment.NEUTRALITY);
        assertThat(Peoples.alignments(Race.ELF)).doesNotContain(Alignment.CHAOS);
        assertThat(Peoples.alignments(Race.HOBBIT)).containsExactly(Alignment.LAW);
        assertThat(Peoples.alignments(Race.HUMAN)).containsExactly(Alignment.values());
    }

    @Test
    @Rule("CH-55")
    void an_elf_is_offered_two_classes_and_a_dwarf_one() {
        assertThat(Peoples.classes(Race.ELF)).containsExactly(CharacterClass.FIGHTING_MAN, CharacterClass.MAGIC_USER);
        assertThat(Peoples.classes(Race.DWARF)).containsExactly(CharacterClass.FIGHTING_MAN);
    }

    @Test
    @Rule({"CH-35", "CH-49"})
    void dwarves_and_hobbits_save_four_levels_higher() {
        Career myrmidon = new Career(CharacterClass.FIGHTING_MAN, 6, 32_000, List.of());
        Career veteran = new Career(CharacterClass.FIGHTING_MAN, 1, 0, List.of());
        assertThat(Peoples.saveLevel(Race.DWARF, myrmidon)).isEqualTo(10);
        assertThat(Peoples.saveLevel(Race.HOBBIT, veteran)).isEqualTo(5);
        assertThat(Peoples.saveLevel(Race.HUMAN, veteran)).isEqualTo(1);
    }

    @Test
    @Rule({"CH-38", "CH-46", "CH-51"})
    void peoples_know_their_tongues_without_using_the_allowance() {
        assertThat(Peoples.tongues(Race.DWARF, Alignment.LAW)).hasSize(6);
        int elf = Peoples.tongues(Race.ELF, Alignment.NEUTRALITY).size()
                + Peoples.furtherTongues(with(Ability.INTELLIGENCE, 13));
        assertThat(elf).isEqualTo(9);
        int hobbit = Peoples.tongues(Race.HOBBIT, Alignment.LAW).size()
                + Peoples.furtherTongues(with(Ability.INTELLIGENCE, 12));
        assertThat(hobbit).isEqualTo(5);
    }

    @Test
    @Rule("CH-50")
    void a_hobbit_of_dexterity_13_shoots_two_better_before_the_range() {
        int hobbit = AbilityModifiers.missileToHit(TABLES, ORIGINAL, with(Ability.DEXTERITY, 13))
                + Peoples.missileToHit(Race.HOBBIT);
        assertThat(hobbit).isEqualTo(2);
        assertThat(Peoples.missileToHit(Race.ELF)).isZero();
    }

    @Test
    @Rule("CH-54")
    void a_human_fighting_man_has_no_level_cap_and_no_better_saves() {
        Career lord = new Career(CharacterClass.FIGHTING_MAN, 9, 240_000, List.of());
        assertThat(Peoples.limit(Race.HUMAN, CharacterClass.FIGHTING_MAN)).isEmpty();
        assertThat(Peoples.saveLevel(Race.HUMAN, lord)).isEqualTo(9);
    }

    @Test
    @Rule("CH-52")
    void only_classic_dwarves_and_elves_see_heat() {
        assertThat(Peoples.infravision(ORIGINAL, Race.DWARF)).isZero();
        assertThat(Peoples.infravision(CLASSIC, Race.DWARF)).isEqualTo(60);
        assertThat(Peoples.infravision(CLASSIC, Race.HOBBIT)).isZero();
    }
}
