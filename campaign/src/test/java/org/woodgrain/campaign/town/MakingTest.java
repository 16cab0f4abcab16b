package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class MakingTest {
    private static final CharacterId FIRST = new CharacterId("c1");
    private static final int[] AVERAGE = {3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4};

    private static Evening rolled(Profile profile, int... faces) {
        return Evening.of(profile).does(new TownCommand.RollAbilities("Osric"), faces);
    }

    private static Evening made(Profile profile, Race race, CharacterClass in, Alignment alignment, int... faces) {
        return rolled(profile, faces)
                .does(new TownCommand.ChooseRace(FIRST, race))
                .does(new TownCommand.ChooseClass(FIRST, in))
                .does(new TownCommand.ChooseAlignment(FIRST, alignment));
    }

    private static Draft draft(Evening evening) {
        return evening.state().draft(FIRST).orElseThrow();
    }

    @Nested
    class Throwing_abilities {
        @Test
        @Rule("CH-09")
        void three_dice_are_thrown_for_each_in_order() {
            Evening evening = rolled(Played.profile(), 1, 2, 3, 6, 6, 6, 4, 4, 4, 3, 3, 3, 5, 5, 5, 2, 2, 2);
            assertThat(draft(evening).rolled().strength()).isEqualTo(6);
            assertThat(draft(evening).rolled().intelligence()).isEqualTo(18);
            assertThat(draft(evening).rolled().charisma()).isEqualTo(6);
            assertThat(evening.last(TownEvent.AbilitiesThrown.class).getFirst().rolls())
                    .hasSize(6)
                    .allSatisfy(roll -> assertThat(roll.faces()).hasSize(3))
                    .noneMatch(roll -> roll.secret());
        }

        @Test
        @Rule("CH-09")
        void the_scores_stand_where_they_fell_unless_the_house_lets_them_change_places() {
            int[] faces = {1, 2, 3, 6, 6, 6, 4, 4, 4, 3, 3, 3, 5, 5, 5, 2, 2, 2};
            TownCommand swap = new TownCommand.SwapScores(FIRST, Ability.STRENGTH, Ability.INTELLIGENCE);
            assertThat(rolled(Played.profile(), faces).refused(swap).rule()).isEqualTo("CH-09");
            Evening free = Evening.of(Ruleset.of(Profile.CLASSIC).with(Option.ABILITY_ARRANGE, true))
                    .does(new TownCommand.RollAbilities("Osric"), faces);
            Pick pick =
                    new Pick("swap-scores.c1", Map.of("one", List.of("strength"), "other", List.of("intelligence")));
            assertThat(Actions.of(Evening.WORLD, free.state(), new Seat.Company()))
                    .extracting(Offer::id)
                    .contains(pick.offer());
            assertThat(Actions.read(Evening.WORLD, free.state(), new Seat.Company(), pick))
                    .isEqualTo(new Reading.Understood(swap));
            free.does(swap);
            assertThat(draft(free).rolled().strength()).isEqualTo(18);
            assertThat(draft(free).rolled().intelligence()).isEqualTo(6);
            assertThat(draft(free).rolled().wisdom()).isEqualTo(12);
            free.does(new TownCommand.ChooseRace(FIRST, Race.HUMAN));
            assertThat(free.refused(swap).message()).contains("until a race is chosen");
        }

        @Test
        void a_name_is_needed_that_nobody_else_has() {
            Evening evening = rolled(Played.profile(), AVERAGE);
            assertThat(evening.refused(new TownCommand.RollAbilities("osric")))
                    .isInstanceOf(TownRefusal.NeedsName.class);
            assertThat(evening.refused(new TownCommand.RollAbilities("  "))).isInstanceOf(TownRefusal.NeedsName.class);
        }
    }

    @Nested
    class Steps_in_their_order {
        @Test
        @Rule("CH-08")
        void class_before_race_is_refused_with_choose_a_race_first() {
            Refusal refusal = rolled(Played.profile(), AVERAGE)
                    .refused(new TownCommand.ChooseClass(FIRST, CharacterClass.FIGHTING_MAN));
            assertThat(refusal.rule()).isEqualTo("CH-08");
            assertThat(refusal.message()).isEqualTo("First choose a race for Osric.");
        }

        @Test
        @Rule("CH-08")
        void alignment_before_class_and_gold_before_alignment_are_refused() {
            Evening evening = rolled(Played.profile(), AVERAGE);
            assertThat(evening.refused(new TownCommand.FinishCharacter(FIRST, List.of()))
                            .rule())
                    .isEqualTo("CH-08");
            evening.does(new TownCommand.ChooseRace(FIRST, Race.DWARF));
            assertThat(evening.refused(new TownCommand.ChooseAlignment(FIRST, Alignment.LAW))
                            .rule())
                    .isEqualTo("CH-08");
        }

        @Test
        @Rule("CH-32")
        void a_dwarf_who_asks_for_cleric_is_refused() {
            Evening evening = rolled(Played.profile(), AVERAGE).does(new TownCommand.ChooseRace(FIRST, Race.DWARF));
            Refusal refusal = evening.refused(new TownCommand.ChooseClass(FIRST, CharacterClass.CLERIC));
            assertThat(refusal.rule()).isEqualTo("CH-32");
            assertThat(refusal.message()).contains("fighting-man");
        }

        @Test
        @Rule("CH-12")
        void a_weak_man_may_be_a_fighting_man_at_a_loss() {
            Evening evening = made(
                    Played.profile(),
                    Race.HUMAN,
                    CharacterClass.FIGHTING_MAN,
                    Alignment.LAW,
                    1,
                    2,
                    3,
                    3,
                    3,
                    3,
                    3,
                    3,
                    3,
                    3,
                    3,
                    4,
                    3,
                    3,
                    4,
                    3,
                    3,
                    4);
            assertThat(draft(evening).rolled().strength()).isEqualTo(6);
            evening.does(new TownCommand.FinishCharacter(FIRST, List.of()), 4, 2, 2, 3);
            assertThat(evening.member("c1").acting()).isEqualTo(CharacterClass.FIGHTING_MAN);
        }

        @Test
        @Rule({"CH-34", "CH-39", "CH-47"})
        void chaos_is_closed_to_elves_and_dwarves_and_all_but_law_to_hobbits() {
            for (Race race : List.of(Race.ELF, Race.DWARF)) {
                Evening evening = rolled(Played.profile(), AVERAGE)
                        .does(new TownCommand.ChooseRace(FIRST, race))
                        .does(new TownCommand.ChooseClass(FIRST, CharacterClass.FIGHTING_MAN));
                assertThat(evening.refused(new TownCommand.ChooseAlignment(FIRST, Alignment.CHAOS)))
                        .isInstanceOf(TownRefusal.NotOpen.class);
            }
            Evening hobbit = rolled(Played.profile(), AVERAGE)
                    .does(new TownCommand.ChooseRace(FIRST, Race.HOBBIT))
                    .does(new TownCommand.ChooseClass(FIRST, CharacterClass.FIGHTING_MAN));
            assertThat(hobbit.refused(new TownCommand.ChooseAlignment(FIRST, Alignment.NEUTRALITY)))
                    .isInstanceOf(TownRefusal.NotOpen.class);
        }
    }

    @Nested
    class Exchanging_points {
        /** Strength 10, intelligence 11, wisdom 13. */
        private static final int[] WISE = {3, 3, 4, 3, 4, 4, 4, 4, 5, 3, 3, 4, 3, 3, 4, 3, 3, 4};

        private Evening magician(Profile profile) {
            return rolled(profile, WISE)
                    .does(new TownCommand.ChooseRace(FIRST, Race.HUMAN))
                    .does(new TownCommand.ChooseClass(FIRST, CharacterClass.MAGIC_USER));
        }

        @Test
        @Rule("CH-18")
        void classic_changes_the_scores() {
            Evening evening = magician(Profile.CLASSIC).does(new TownCommand.ExchangePoints(FIRST, Ability.WISDOM, 2));
            assertThat(draft(evening).abilities().intelligence()).isEqualTo(13);
            assertThat(draft(evening).abilities().wisdom()).isEqualTo(9);
            assertThat(draft(evening).rolled().wisdom()).isEqualTo(13);
        }

        /** Whoever has been thrown so has one score more, and gives points for it in two orders. */
        private int raised(CharacterClass characterClass, int[] dice, Ability first, Ability second) {
            Evening evening = rolled(Profile.CLASSIC, dice)
                    .does(new TownCommand.ChooseRace(FIRST, Race.HUMAN))
                    .does(new TownCommand.ChooseClass(FIRST, characterClass))
                    .does(new TownCommand.ExchangePoints(FIRST, first, 1))
                    .does(new TownCommand.ExchangePoints(FIRST, second, 2));
            return draft(evening).abilities().of(PrimeRequisite.of(characterClass));
        }

        @Test
        @Rule("CH-14")
        void a_cleric_of_strength_12_intelligence_13_and_wisdom_11_comes_to_14() {
            int[] dice = {4, 4, 4, 4, 4, 5, 3, 4, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4};
            assertThat(raised(CharacterClass.CLERIC, dice, Ability.STRENGTH, Ability.INTELLIGENCE))
                    .isEqualTo(14);
        }

        @Test
        @Rule("CH-15")
        void a_fighting_man_of_strength_12_intelligence_11_and_wisdom_15_comes_to_15() {
            int[] dice = {4, 4, 4, 3, 4, 4, 5, 5, 5, 3, 3, 4, 3, 3, 4, 3, 3, 4};
            assertThat(raised(CharacterClass.FIGHTING_MAN, dice, Ability.INTELLIGENCE, Ability.WISDOM))
                    .isEqualTo(15);
        }

        @Test
        @Rule("CH-17")
        void more_than_leaves_nine_is_refused() {
            Refusal refusal =
                    magician(Profile.CLASSIC).refused(new TownCommand.ExchangePoints(FIRST, Ability.WISDOM, 3));
            assertThat(refusal.rule()).isEqualTo("CH-17");
        }

        @Test
        @Rule("CH-16")
        void a_magic_user_gives_nothing_but_wisdom() {
            assertThat(magician(Profile.CLASSIC).refused(new TownCommand.ExchangePoints(FIRST, Ability.STRENGTH, 1)))
                    .isInstanceOf(TownRefusal.NoExchange.class);
        }

        @Test
        @Rule("CH-18")
        @OnlyUnder(value = Profile.ORIGINAL, because = "CH-18")
        void the_original_profile_counts_them_by_itself() {
            assertThat(magician(Played.profile())
                            .refused(new TownCommand.ExchangePoints(FIRST, Ability.WISDOM, 1))
                            .rule())
                    .isEqualTo("CH-18");
        }

        @Test
        @Rule("CH-08")
        void after_the_alignment_it_is_too_late() {
            Evening evening = magician(Profile.CLASSIC).does(new TownCommand.ChooseAlignment(FIRST, Alignment.LAW));
            assertThat(evening.refused(new TownCommand.ExchangePoints(FIRST, Ability.WISDOM, 1)))
                    .isInstanceOf(TownRefusal.TooLate.class);
        }
    }

    @Nested
    class The_last_step {
        @Test
        @Rule({"EQ-01", "CH-11"})
        void dice_of_2_2_3_give_70_gold_pieces() {
            Evening evening = made(
                            Played.profile(), Race.HUMAN, CharacterClass.MAGIC_USER, Alignment.NEUTRALITY, AVERAGE)
                    .does(new TownCommand.FinishCharacter(FIRST, List.of()), 5, 2, 2, 3);
            Adventurer made = evening.member("c1");
            assertThat(made.purse()).isEqualTo(Purse.gold(70));
            assertThat(made.career().experience()).isZero();
            assertThat(made.hitPoints()).isEqualTo(5);
            assertThat(evening.state().order()).containsExactly(FIRST);
            assertThat(evening.state().drafts()).isEmpty();
        }

        @Test
        @Rule("CH-111")
        void intelligence_15_allows_five_further_languages_and_10_none() {
            int[] bright = {3, 3, 4, 5, 5, 5, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4};
            List<String> five = List.of("Orc", "Goblin", "Kobold", "Ogre", "Dragon");
            Evening evening = made(Played.profile(), Race.HUMAN, CharacterClass.FIGHTING_MAN, Alignment.LAW, bright)
                    .does(new TownCommand.FinishCharacter(FIRST, five), 4, 3, 3, 3);
            assertThat(evening.member("c1").languages()).hasSize(7).contains("Common", "Law", "Orc");
            Evening plain = made(Played.profile(), Race.HUMAN, CharacterClass.FIGHTING_MAN, Alignment.LAW, AVERAGE);
            assertThat(plain.refused(new TownCommand.FinishCharacter(FIRST, List.of("Orc")))
                            .rule())
                    .isEqualTo("CH-111");
        }

        @Test
        @Rule({"CH-38", "CH-46", "CH-51", "CH-106", "CH-108"})
        void everybody_knows_common_and_the_tongue_of_his_side() {
            Evening evening = made(Played.profile(), Race.DWARF, CharacterClass.FIGHTING_MAN, Alignment.LAW, AVERAGE)
                    .does(new TownCommand.FinishCharacter(FIRST, List.of()), 4, 3, 3, 3);
            assertThat(evening.member("c1").languages())
                    .containsExactlyInAnyOrder("Common", "Law", "Dwarvish", "Gnome", "Kobold", "Goblin");
        }
    }

    @Nested
    class Between_adventures {
        @Test
        @Rule({"CH-102", "CH-108"})
        void declaring_for_another_side_swaps_the_tongue() {
            Evening evening = made(Played.profile(), Race.HUMAN, CharacterClass.CLERIC, Alignment.LAW, AVERAGE)
                    .does(new TownCommand.FinishCharacter(FIRST, List.of()), 4, 3, 3, 3)
                    .does(new TownCommand.ChangeAlignment(FIRST, Alignment.CHAOS));
            assertThat(evening.member("c1").languages()).containsExactly("Common", "Chaos");
        }

        @Test
        @Rule("CH-111")
        void a_language_is_learned_from_a_speaker_in_a_month() {
            int[] bright = {3, 3, 4, 5, 5, 5, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4};
            Evening evening = made(Played.profile(), Race.HUMAN, CharacterClass.FIGHTING_MAN, Alignment.LAW, bright)
                    .does(new TownCommand.FinishCharacter(FIRST, List.of()), 4, 3, 3, 3)
                    .does(new TownCommand.RollAbilities("Bruni"), AVERAGE);
            CharacterId dwarf = evening.state().drafts().getFirst().id();
            evening.does(new TownCommand.ChooseRace(dwarf, Race.DWARF))
                    .does(new TownCommand.ChooseClass(dwarf, CharacterClass.FIGHTING_MAN))
                    .does(new TownCommand.ChooseAlignment(dwarf, Alignment.LAW))
                    .does(new TownCommand.FinishCharacter(dwarf, List.of()), 4, 3, 3, 3);
            assertThat(evening.refused(new TownCommand.LearnLanguage(FIRST, dwarf, "Orc")))
                    .isInstanceOf(TownRefusal.NobodyTeaches.class);
            evening.does(new TownCommand.LearnLanguage(FIRST, dwarf, "Goblin"));
            assertThat(evening.member("c1").languages()).contains("Goblin");
            assertThat(evening.state().clock().day()).isEqualTo(29);
        }

        @Test
        @Rule("CH-40")
        void an_elf_takes_up_his_other_class_in_town_and_throws_its_first_die() {
            Evening evening = made(Played.profile(), Race.ELF, CharacterClass.FIGHTING_MAN, Alignment.LAW, AVERAGE)
                    .does(new TownCommand.FinishCharacter(FIRST, List.of()), 4, 3, 3, 3)
                    .does(new TownCommand.ActAs(FIRST, CharacterClass.MAGIC_USER), 2);
            Adventurer elf = evening.member("c1");
            assertThat(elf.acting()).isEqualTo(CharacterClass.MAGIC_USER);
            assertThat(elf.careers()).hasSize(2);
            assertThat(elf.maxHitPoints()).isEqualTo(5);
            evening.does(new TownCommand.SetOut());
            assertThat(evening.refused(new TownCommand.ActAs(FIRST, CharacterClass.FIGHTING_MAN)))
                    .isInstanceOf(TownRefusal.NotInTown.class);
        }
    }
}
