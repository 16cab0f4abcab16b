package org.woodgrain.rules.hirelings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;

class HirelingsTest {
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);

    private static Throws fall(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    private static Terms gold(int pieces) {
        return new Terms(pieces, false, false);
    }

    @Nested
    class Seeking_them {
        @Test
        @Rule({"NP-05", "NP-06"})
        void a_week_of_notices_costs_hundreds_by_one_die_and_messengers_two_weeks() {
            assertThat(Seeking.NOTICES.cost(fall(3))).isEqualTo(300);
            assertThat(Seeking.MESSENGERS.cost(fall(3, 4))).isEqualTo(700);
            assertThat(Seeking.MESSENGERS.weeks()).isEqualTo(2);
            assertThat(Seeking.values()).hasSize(3);
        }

        @Test
        @Rule("NP-07")
        void notices_for_a_magic_user_are_answered_on_30_by_one_to_three() {
            assertThat(Seeking.NOTICES.answers(fall(30, 2), Calling.MAGIC_USER, 0))
                    .isEqualTo(2);
            assertThat(Seeking.NOTICES.answers(fall(31), Calling.MAGIC_USER, 0)).isZero();
        }

        @ParameterizedTest
        @CsvSource({"FIGHTING_MAN,60", "CLERIC,30", "MAGIC_USER,30", "DWARF,20", "ELF,15", "HOBBIT,10"})
        @Rule("NP-07")
        void the_chance_goes_by_kind_doubles_by_messenger_and_grows_with_the_offer(Calling calling, int chance) {
            assertThat(Seeking.NOTICES.chance(calling, 0)).isEqualTo(chance);
            assertThat(Seeking.PUBLIC_PLACES.chance(calling, 1)).isEqualTo(chance + 10);
            assertThat(Seeking.MESSENGERS.chance(calling, 0)).isEqualTo(Math.min(100, 2 * chance));
        }

        @Test
        @Rule("NP-03")
        void whoever_answers_is_of_one_of_the_three_classes() {
            assertThat(Calling.MAGIC_USER.characterClass()).isEqualTo(CharacterClass.MAGIC_USER);
            assertThat(Calling.DWARF.characterClass()).isEqualTo(CharacterClass.FIGHTING_MAN);
        }
    }

    @Nested
    class Terms_offered {
        @Test
        @Rule("NP-08")
        void a_human_does_not_listen_below_a_hundred() {
            assertThat(gold(90).tooLittle(Calling.FIGHTING_MAN)).isTrue();
            assertThat(gold(100).tooLittle(Calling.FIGHTING_MAN)).isFalse();
            assertThat(gold(100).adjustment(Calling.FIGHTING_MAN)).isZero();
        }

        @Test
        @Rule("NP-09")
        void a_dwarf_refuses_140_and_is_moved_by_two_for_350() {
            assertThat(gold(140).tooLittle(Calling.DWARF)).isTrue();
            assertThat(gold(150).adjustment(Calling.DWARF)).isZero();
            assertThat(gold(350).adjustment(Calling.DWARF)).isEqualTo(2);
            assertThat(gold(9_000).adjustment(Calling.DWARF)).isEqualTo(3);
        }

        @Test
        @Rule("NP-10")
        void an_elf_or_magic_user_wants_magic() {
            assertThat(new Terms(0, true, false).tooLittle(Calling.ELF)).isFalse();
            assertThat(new Terms(0, true, false).adjustment(Calling.ELF)).isEqualTo(2);
            assertThat(gold(299).tooLittle(Calling.MAGIC_USER)).isTrue();
            assertThat(gold(300).adjustment(Calling.MAGIC_USER)).isEqualTo(-1);
        }

        @Test
        @Rule("NP-11")
        void a_cleric_wants_a_place_of_worship() {
            assertThat(gold(100).adjustment(Calling.CLERIC)).isEqualTo(-2);
            assertThat(new Terms(100, false, true).adjustment(Calling.CLERIC)).isEqualTo(1);
        }

        @Test
        @Rule("NP-12")
        void twice_the_least_is_one_better_and_four_times_two() {
            assertThat(gold(200).adjustment(Calling.FIGHTING_MAN)).isEqualTo(1);
            assertThat(gold(399).adjustment(Calling.HOBBIT)).isEqualTo(1);
            assertThat(gold(400).adjustment(Calling.HOBBIT)).isEqualTo(2);
        }

        @Test
        @Rule("NP-15")
        void half_as_much_again_earns_another_throw() {
            assertThat(gold(150).better(gold(100))).isTrue();
            assertThat(gold(149).better(gold(100))).isFalse();
            assertThat(new Terms(100, true, false).better(gold(100))).isTrue();
        }
    }

    @Nested
    class Their_answer {
        @Test
        @Rule("NP-13")
        void eight_with_one_for_charisma_accepts() {
            assertThat(Answer.to(fall(4, 4), 1)).isEqualTo(Answer.ACCEPTS);
            assertThat(Answer.to(fall(1, 1), -2)).isEqualTo(Answer.INSULTED);
            assertThat(Answer.to(fall(6, 6), 5)).isEqualTo(Answer.ENTHUSIAST);
        }

        @Test
        @Rule("NP-14")
        void five_closes_the_matter() {
            assertThat(Answer.of(5).closed()).isTrue();
            assertThat(Answer.of(6).closed()).isFalse();
        }

        @Test
        @Rule("NP-15")
        void seven_is_open_to_more() {
            assertThat(Answer.of(7)).isEqualTo(Answer.UNCERTAIN);
            assertThat(Answer.of(7).accepted()).isFalse();
        }

        @Test
        @Rule("NP-16")
        void an_enthusiast_is_the_more_loyal_by_three() {
            assertThat(Loyalty.onEntering(ORIGINAL, fall(3, 3, 4), 0, 0, Answer.ENTHUSIAST))
                    .isEqualTo(13);
        }
    }

    @Nested
    class Their_loyalty {
        @Test
        @Rule("NP-26")
        void dice_of_eleven_charisma_and_double_pay_make_thirteen() {
            assertThat(Loyalty.onEntering(ORIGINAL, fall(3, 4, 4), 1, 1, Answer.ACCEPTS))
                    .isEqualTo(13);
        }

        @Test
        @Rule("CC-39")
        void in_the_classic_game_it_is_charismas_own_figure_and_no_die_is_thrown() {
            assertThat(Loyalty.onEntering(CLASSIC, new Throws(ScriptedDice.none()), 7, 2, Answer.ACCEPTS))
                    .isEqualTo(7);
            assertThat(Loyalty.stays(fall(4, 4), "Hob", 7)).isFalse();
            assertThat(Loyalty.stays(fall(4, 3), "Hob", 7)).isTrue();
        }

        @Test
        @Rule("NP-27")
        void its_dice_are_the_referees_alone_and_a_mind_reader_learns_a_word() {
            Throws dice = fall(3, 4, 4, 2, 4);
            int loyalty = Loyalty.onEntering(ORIGINAL, dice, 0, 0, Answer.ACCEPTS);
            Loyalty.inDanger(dice, "Hob", loyalty);
            assertThat(dice.take()).hasSize(2).allMatch(Roll::secret);
            assertThat(Loyalty.band(loyalty)).isEqualTo("average");
        }

        @ParameterizedTest
        @CsvSource({"4,-2", "6,-2", "7,-1", "8,-1", "9,0", "12,0", "13,1", "14,1", "15,2", "18,2"})
        @Rule("NP-28")
        void it_sets_the_morale(int loyalty, int modifier) {
            assertThat(Loyalty.morale(loyalty)).isEqualTo(modifier);
        }

        @Test
        @Rule({"NP-28", "NP-29"})
        void three_deserts_and_nineteen_never_checks() {
            assertThat(Loyalty.deserts(ORIGINAL, 3)).isTrue();
            assertThat(Loyalty.deserts(ORIGINAL, 4)).isFalse();
            assertThat(Loyalty.deserts(Ruleset.of(Profile.CLASSIC), 3)).isFalse();
            assertThat(Loyalty.inDanger(new Throws(ScriptedDice.none()), "Hob", 19))
                    .isEqualTo(Loyalty.Conduct.STEADY);
        }

        @Test
        @Rule("NP-30")
        void low_morale_runs_and_high_stands() {
            assertThat(Loyalty.inDanger(fall(3, 3), "Hob", 8)).isEqualTo(Loyalty.Conduct.FLEES);
            assertThat(Loyalty.inDanger(fall(3, 4), "Hob", 15)).isEqualTo(Loyalty.Conduct.STEADY);
        }

        @Test
        @Rule("NP-31")
        void a_total_of_seven_keeps_back_for_a_round() {
            assertThat(Loyalty.inDanger(fall(3, 4), "Hob", 10)).isEqualTo(Loyalty.Conduct.HANGS_BACK);
        }

        @Test
        @Rule({"NP-11", "NP-25", "NP-32"})
        void pay_treatment_and_service_change_it() {
            assertThat(new Review(0, 0, 0, 1, 0, false).change()).isEqualTo(-2);
            assertThat(9 + new Review(0, 1, 0, 0, 0, false).change()).isEqualTo(10);
            assertThat(new Review(40, 0, 1, 0, 2, false).change()).isEqualTo(-1);
            assertThat(new Review(0, 0, 0, 0, 0, true).change()).isEqualTo(-3);
        }
    }

    @Nested
    class What_they_cost {
        @Test
        @Rule("NP-02")
        void nine_hundred_among_two_and_two_hirelings_is_three_hundred_and_a_hundred_and_fifty() {
            assertThat(Wages.shares(900, 2, 2)).isEqualTo(new Wages.Shares(300, 150));
        }

        @Test
        @Rule("NP-08")
        void ten_a_level_each_month() {
            assertThat(Wages.monthly(1)).isEqualTo(10);
            assertThat(Wages.monthly(4)).isEqualTo(40);
        }
    }

    @Nested
    class Monsters {
        @Test
        @Rule("NP-17")
        void only_those_of_the_masters_alignment_are_won() {
            assertThat(WonMonsters.willing(Alignment.LAW, Alignment.NEUTRALITY)).isFalse();
            assertThat(WonMonsters.willing(Alignment.NEUTRALITY, Alignment.NEUTRALITY))
                    .isTrue();
        }

        @Test
        @Rule("NP-20")
        void an_ogre_of_four_dice_and_one_wants_125() {
            assertThat(WonMonsters.reward(5, false)).isEqualTo(125);
            assertThat(WonMonsters.reward(1, true)).isEqualTo(13);
        }
    }

    @Nested
    class Heirs {
        @Test
        @Rule({"NP-35", "NP-37"})
        void a_tenth_is_taken_each_way_rounded_up() {
            assertThat(Estate.tax(6_000)).isEqualTo(600);
            assertThat(Estate.tax(5_400)).isEqualTo(540);
            assertThat(Estate.tax(11)).isEqualTo(2);
        }

        @Test
        @Rule("NP-37")
        void on_six_or_more_the_heir_gives_it_back() {
            assertThat(Estate.yields(fall(2, 3), 1)).isTrue();
            assertThat(Estate.yields(fall(2, 3), 0)).isFalse();
        }

        @Test
        @Rule("NP-38")
        void four_of_seven_costs_three_of_loyalty() {
            assertThat(Estate.resentment(fall(4))).isEqualTo(-3);
        }

        @Test
        @Rule("NP-39")
        void one_of_loyalty_five_plots_on_ten() {
            assertThat(Estate.plots(fall(10), 5)).isTrue();
            assertThat(Estate.plots(fall(11), 5)).isFalse();
            assertThat(Estate.plots(fall(25), 3)).isTrue();
            assertThat(Estate.plots(new Throws(ScriptedDice.none()), 7)).isFalse();
        }
    }
}
