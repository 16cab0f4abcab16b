package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.experience.Advancement;

@UnderBothProfiles
class HomecomingTest {
    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void a_company_underground() {
        evening = Company.two(Played.profile());
        evening.does(new TownCommand.SetOut());
    }

    private void earned(Earnings earnings) {
        evening.become(evening.state()
                .withExpedition(evening.state()
                        .expedition()
                        .map(expedition -> expedition.withEarnings(
                                new Earnings(expedition.earnings().starts(), earnings.deeds(), earnings.hauls())))));
    }

    private void finds(CharacterId who, Purse coins) {
        evening.become(
                evening.state().change(who, each -> each.withPurse(each.purse().plus(coins))));
    }

    private static Earnings orcs(int number) {
        Earnings all = Earnings.NONE;
        for (int i = 0; i < number; i++) {
            all = all.withDeed("orc", 0, "hall", "1");
        }
        return all;
    }

    private Gain gain(CharacterId who) {
        return evening.last(TownEvent.ExperienceGained.class).stream()
                .map(TownEvent.ExperienceGained::gain)
                .filter(gain -> gain.who().equals(who))
                .findFirst()
                .orElseThrow();
    }

    private Adventurer osric() {
        return evening.member("c1");
    }

    @Test
    void the_company_sets_out_with_ninety_gold_pieces_that_earn_nothing() {
        evening.unfold(Homecoming::arrive);
        assertThat(evening.last(TownEvent.ExperienceGained.class)).isEmpty();
        assertThat(osric().career().experience()).isZero();
        assertThat(evening.state().place()).isEqualTo(new Place.Town());
        assertThat(evening.state().expedition()).isEmpty();
    }

    @Test
    @Rule({"XP-01", "XP-05", "XP-15"})
    void orcs_and_gold_are_shared_by_the_survivors_when_they_are_home() {
        earned(orcs(3).withHaul("hall", "1", 100 * 50));
        finds(Company.OSRIC, Purse.gold(100));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).share()).isEqualTo("200");
        assertThat(gain(Company.YSOLT).gained()).isEqualTo(200);
        assertThat(osric().career().experience()).isEqualTo(200);
        assertThat(evening.last(TownEvent.CameHome.class).getFirst().reckoning().treasure())
                .isEqualTo(100 * 50);
    }

    @Test
    @Rule({"CH-43", "XP-07"})
    void an_elf_earns_for_the_class_that_he_acts_in() {
        Career fighter = new Career(CharacterClass.FIGHTING_MAN, 2, 2_000, List.of(4, 3));
        Career magician = new Career(CharacterClass.MAGIC_USER, 3, 5_000, List.of(2, 3));
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withCareers(List.of(fighter, magician), CharacterClass.MAGIC_USER))
                .change(Company.YSOLT, who -> who.withLife(Life.DEAD)));
        Earnings.Start third = new Earnings.Start(3, 90 * 50);
        evening.become(evening.state()
                .withExpedition(evening.state().expedition().map(expedition -> {
                    TreeMap<CharacterId, Earnings.Start> starts =
                            new TreeMap<>(expedition.earnings().starts());
                    starts.put(Company.OSRIC, third);
                    return expedition.withEarnings(new Earnings(
                            starts,
                            Earnings.NONE
                                    .withDeed("orc", 3, "hall", "1")
                                    .withDeed("orc", 3, "hall", "1")
                                    .withDeed("orc", 3, "hall", "1")
                                    .withDeed("orc", 3, "hall", "1")
                                    .deeds(),
                            List.of()));
                })));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).gained()).isEqualTo(1_200);
        assertThat(osric().careers()).extracting(Career::experience).containsExactly(2_000, 6_200);
    }

    @Test
    @Rule("XP-13")
    void three_and_a_hireling_share_in_sevenths() {
        CharacterId third = new CharacterId("c3");
        CharacterId hired = new CharacterId("c4");
        evening = Company.two(Played.profile());
        Company.join(evening, "Berta", CharacterClass.FIGHTING_MAN);
        Company.join(evening, "Cuno", CharacterClass.FIGHTING_MAN);
        evening.become(evening.state().withService(hired, Service.entered(Company.OSRIC, true, 10, 1, false)));
        evening.does(new TownCommand.SetOut());
        earned(orcs(7));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).gained()).isEqualTo(200);
        assertThat(gain(third).gained()).isEqualTo(200);
        assertThat(gain(hired).gained()).isEqualTo(100);
    }

    @Test
    @Rule("XP-13")
    void the_fallen_receive_no_share() {
        earned(orcs(1));
        evening.become(evening.state().change(Company.YSOLT, who -> who.withLife(Life.DEAD)));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).gained()).isEqualTo(100);
        assertThat(evening.last(TownEvent.ExperienceGained.class)).hasSize(1);
        assertThat(evening.state().order()).containsExactly(Company.OSRIC);
    }

    @Test
    @Rule("XP-05")
    void what_was_lost_on_the_way_counts_for_nothing_and_the_coins_of_the_dead_are_no_treasure() {
        earned(Earnings.NONE.withHaul("hall", "1", 100 * 50));
        evening.become(evening.state()
                .change(Company.YSOLT, who -> who.withLife(Life.DEAD).withPurse(Purse.EMPTY)));
        finds(Company.OSRIC, Purse.gold(60));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).gained()).isEqualTo(60);
    }

    @Test
    void a_magic_item_that_is_kept_counts_a_tenth_of_its_worth() {
        Item sword = new Item(new ItemId("m1"), "MI-001", "sword", 1, 50, 2000 * 50, Carried.AT_HAND, "", 1);
        earned(Earnings.NONE.withHaul("hall", "1", 200 * 50));
        evening.become(evening.state().change(Company.OSRIC, who -> who.withItems(List.of(sword))));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).gained()).isEqualTo(100);
    }

    @Test
    @Rule("XP-04")
    void a_dragon_counts_by_the_dice_thrown_for_it_a_leader_by_his_level_and_a_wizard_by_his_class() {
        earned(Earnings.NONE
                .withDeed("red-dragon", 10, "hall", "1")
                .withDeed("orc", 7, "hall", "1")
                .withDeed("orc", 0, "hall", "1")
                .withDeed("warlock", 0, "hall", "1"));
        evening.unfold(Homecoming::arrive);
        // 10 + 7 + 1 + 8 levels, shared by two
        assertThat(gain(Company.OSRIC).share()).isEqualTo("1300");
    }

    @Test
    @Rule({"XP-07", "XP-08", "XP-09"})
    void a_third_level_character_gets_a_third_for_the_first_dungeon_level() {
        Earnings.Start third = new Earnings.Start(3, 90 * 50);
        evening.become(evening.state()
                .withExpedition(evening.state().expedition().map(expedition -> {
                    TreeMap<CharacterId, Earnings.Start> starts =
                            new TreeMap<>(expedition.earnings().starts());
                    starts.put(Company.OSRIC, third);
                    return expedition.withEarnings(new Earnings(starts, orcs(6).deeds(), List.of()));
                })));
        evening.unfold(Homecoming::arrive);
        assertThat(gain(Company.OSRIC).gained()).isEqualTo(100);
        assertThat(gain(Company.YSOLT).gained()).isEqualTo(300);
    }

    @Test
    @Rule({"XP-12", "XP-17"})
    void two_thousand_points_make_a_warrior_and_five_thousand_no_more() {
        earned(Earnings.NONE.withHaul("hall", "", 10_000 * 50));
        finds(Company.OSRIC, Purse.gold(10_000));
        evening.unfold(Homecoming::arrive, 3);
        assertThat(gain(Company.OSRIC).total()).isEqualTo(3999);
        assertThat(gain(Company.OSRIC).limit()).isEqualTo("XP-12");
        TownEvent.Promoted promoted = evening.last(TownEvent.Promoted.class).getFirst();
        assertThat(promoted.title()).isEqualTo("Warrior");
        assertThat(promoted.maxHitPoints()).isEqualTo(7);
        assertThat(promoted.rolls()).hasSize(1);
        assertThat(evening.member("c2").level()).isEqualTo(2);
    }

    @Test
    @Rule("CH-82")
    void a_neutral_bishop_waits_a_point_below_lama_until_he_takes_a_side() {
        Career bishop = new Career(CharacterClass.CLERIC, 6, 49_000, List.of(3, 3, 3, 3, 3));
        evening.become(evening.state()
                .change(
                        Company.OSRIC,
                        who -> who.withCareers(List.of(bishop), CharacterClass.CLERIC)
                                .withAlignment(Alignment.NEUTRALITY, List.of("Common", "Neutrality"))));
        earned(Earnings.NONE.withHaul("hall", "", 4_000 * 50));
        finds(Company.OSRIC, Purse.gold(4_000));
        evening.unfold(Homecoming::arrive);
        assertThat(osric().career().experience()).isEqualTo(49_999);
        assertThat(osric().level()).isEqualTo(6);
        evening.does(new TownCommand.ChangeAlignment(Company.OSRIC, Alignment.LAW), 5);
        assertThat(osric().level()).isEqualTo(7);
        assertThat(evening.last(TownEvent.Promoted.class).getFirst().title()).isEqualTo("Lama");
        assertThat(evening.refused(new TownCommand.ChangeAlignment(Company.OSRIC, Alignment.NEUTRALITY))
                        .rule())
                .isEqualTo("CH-82");
    }

    @Nested
    class Days {
        @Test
        @Rule({"TI-07", "TI-08"})
        @OnlyUnder(value = Profile.ORIGINAL, because = "TI-07")
        void a_descent_takes_a_week_and_a_wound_heals_by_one() {
            evening.become(evening.state().change(Company.OSRIC, who -> who.withHitPoints(2)));
            evening.unfold(Homecoming::arrive);
            assertThat(evening.state().clock().day()).isEqualTo(8);
            assertThat(osric().hitPoints()).isEqualTo(3);
        }

        @Test
        @Rule("TI-07")
        void in_classic_only_the_day_itself_passes() {
            evening = Company.two(Profile.CLASSIC);
            evening.does(new TownCommand.SetOut());
            evening.unfold(Homecoming::arrive);
            assertThat(evening.state().clock().day()).isEqualTo(2);
        }

        @Test
        @Rule({"TI-02", "TI-05"})
        void seven_days_of_rest_heal_three_and_never_more_than_full() {
            evening.unfold(Homecoming::arrive);
            evening.become(evening.state()
                    .change(Company.OSRIC, who -> who.withHitPoints(1).withRestDays(0))
                    .change(Company.YSOLT, who -> who.withHitPoints(3).withRestDays(0)));
            evening.does(new TownCommand.StayDays(7));
            assertThat(osric().hitPoints()).isEqualTo(4);
            assertThat(evening.member("c2").hitPoints()).isEqualTo(4);
        }

        @Test
        @Rule("TI-04")
        void magic_heals_beside_rest_and_does_not_break_it() {
            evening.unfold(Homecoming::arrive);
            ItemId potion = new ItemId("p1");
            Item healing = new Item(potion, "MI-054", "potion", 1, 30, 0, Carried.STOWED, "", 0);
            evening.become(evening.state()
                    .change(
                            Company.OSRIC,
                            who -> who.withMaxHitPoints(12)
                                    .withHitPoints(3)
                                    .withRestDays(0)
                                    .withItems(List.of(healing))));
            evening.does(new TownCommand.StayDays(1));
            evening.does(new HandlingCommand.Drink(Company.OSRIC, potion), 4);
            assertThat(osric().hitPoints()).isEqualTo(3 + 5);
            evening.does(new TownCommand.StayDays(1));
            assertThat(osric().hitPoints()).isEqualTo(3 + 5 + 1);
        }

        @Test
        @Rule("TI-01")
        void a_level_that_was_drained_does_not_come_back_by_rest() {
            evening.unfold(Homecoming::arrive);
            Career fifth = new Career(CharacterClass.FIGHTING_MAN, 5, 20_000, List.of(3, 3, 3, 3, 3));
            Career drained =
                    Advancement.drained(Evening.BOOK.characters(), fifth).orElseThrow();
            evening.become(evening.state()
                    .change(Company.OSRIC, who -> who.withCareers(List.of(drained), CharacterClass.FIGHTING_MAN)));
            evening.does(new TownCommand.StayDays(28));
            assertThat(osric().level()).isEqualTo(4);
        }

        @Test
        @Rule("TI-03")
        void an_expedition_breaks_the_count_of_rest() {
            evening.unfold(Homecoming::arrive);
            evening.does(new TownCommand.StayDays(3));
            evening.does(new TownCommand.SetOut());
            assertThat(osric().restDays()).isZero();
        }
    }

    @Test
    void when_nobody_is_left_new_characters_can_be_made() {
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withLife(Life.DEAD))
                .change(Company.YSOLT, who -> who.withLife(Life.DEAD)));
        evening.does(new TownCommand.RollAbilities("Maerwyn"), 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4);
        assertThat(evening.last(TownEvent.ExpeditionLost.class).getFirst().fallen())
                .containsExactly(Company.OSRIC, Company.YSOLT);
        assertThat(evening.state().place()).isEqualTo(new Place.Town());
        assertThat(Optional.of(evening.state().expedition())).contains(Optional.empty());
    }
}
