package org.woodgrain.campaign.realm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.hiring.Following;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.realm.Kin;

/** Soldiers in pay. */
@UnderBothProfiles
class SoldiersTest {
    private Evening evening = Evening.of(Played.profile());

    /** Osric has a charisma of four, which allows him one hireling, whom he has. */
    private void disliked(Profile profile) {
        charisma(profile, 4);
    }

    private void charisma(Profile profile, int score) {
        evening = Company.two(profile);
        Abilities scores = new Abilities(10, 10, 10, 10, 10, score);
        Adventurer osric = evening.member("c1");
        evening.become(evening.state()
                .withAdventurer(new Adventurer(
                        osric.id(),
                        osric.name(),
                        osric.race(),
                        osric.alignment(),
                        scores,
                        scores,
                        osric.careers(),
                        osric.acting(),
                        osric.hitPoints(),
                        osric.maxHitPoints(),
                        osric.life(),
                        Purse.gold(1_000),
                        osric.items(),
                        osric.spells(),
                        osric.languages(),
                        osric.rest(),
                        osric.restDays()))
                .withService(Company.YSOLT, Service.entered(Company.OSRIC, true, 12, 1, false)));
    }

    private static RealmCommand.Recruit heavyFoot(int number) {
        return new RealmCommand.Recruit(Company.OSRIC, "heavy-foot", Kin.MAN, number);
    }

    private Troop troop() {
        return evening.state().realm().troops().getFirst();
    }

    @Test
    @Rule({"CH-30", "CH-29"})
    @OnlyUnder(value = Profile.ORIGINAL, because = "CH-29, CH-30; CC-37 has their classic morale")
    void a_master_of_charisma_four_hires_thirty_men_beyond_his_limit_whose_loyalty_is_worse_by_two() {
        disliked(Played.profile());
        assertThat(Following.held(evening.state(), Company.OSRIC)).isEqualTo(1);
        assertThat(Following.most(Evening.WORLD, evening.state(), evening.member("c1")))
                .isEqualTo(1);
        // 100 gp; 6 and 6 answer twelve tens, of whom half are heavy foot; 6 and 5 less two: all accept; loyalty 3, 3,
        // 4
        evening.does(heavyFoot(30), 1, 6, 6, 6, 5, 3, 3, 4);
        assertThat(troop().label()).isEqualTo("30 heavy foot");
        assertThat(troop().loyalty()).isEqualTo(10 - 2);
        RealmEvent.Recruited recruited =
                evening.last(RealmEvent.Recruited.class).getFirst();
        assertThat(recruited.came()).isEqualTo(60);
        assertThat(recruited.wages()).isEqualTo(90);
        assertThat(recruited.rolls().getLast().modifier()).isEqualTo(-2);
        assertThat(evening.member("c1").purse()).isEqualTo(recruited.left());
        assertThat(Following.held(evening.state(), Company.OSRIC)).isEqualTo(1);
    }

    @Test
    @Rule({"CH-30", "CC-37"})
    void in_the_classic_game_charisma_leaves_their_morale_alone() {
        disliked(Profile.CLASSIC);
        evening.does(heavyFoot(30), 1, 6, 6, 5, 4);
        assertThat(troop().number()).isEqualTo(30);
        assertThat(troop().loyalty()).isEqualTo(8);
        evening.rules(new RefereeCommand.TryTroop(troop().id(), ""), 4, 4);
        assertThat(evening.last(RealmEvent.TroopTried.class).getFirst().conduct())
                .isEqualTo(Loyalty.Conduct.STEADY);
        evening.rules(new RefereeCommand.TryTroop(troop().id(), ""), 4, 5);
        assertThat(evening.last(RealmEvent.TroopTried.class).getFirst().conduct())
                .isEqualTo(Loyalty.Conduct.FLEES);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 18})
    @Rule("CC-37")
    void light_foot_have_a_morale_of_eight_under_any_lord(int score) {
        charisma(Profile.CLASSIC, score);
        evening.does(new RealmCommand.Recruit(Company.OSRIC, "light-foot", Kin.MAN, 10), 1, 6, 6, 5, 4);
        assertThat(troop().loyalty()).isEqualTo(8);
    }

    @Test
    @Rule("CH-30")
    void half_of_them_serve_an_offer_that_leaves_them_undecided_and_none_a_bad_one() {
        disliked(Played.profile());
        evening.does(heavyFoot(50), 1, 1, 2, 4, 4, 3, 3, 3);
        assertThat(troop().number()).isEqualTo(8);
        evening.does(heavyFoot(50), 1, 1, 2, Played.either(3, 2), Played.either(4, 3));
        assertThat(evening.state().realm().troops()).hasSize(1);
        assertThat(Narrator.tell(
                                Evening.WORLD,
                                evening.state(),
                                evening.state(),
                                evening.last(RealmEvent.Recruited.class).getFirst(),
                                new Seat.Company())
                        .getFirst()
                        .text())
                .endsWith("none will serve.");
    }

    @ParameterizedTest
    @CsvSource({"archer, MAN, 20, 100", "archer, ELF, 10, 100", "heavy-foot, ORC, 15, 23", "heavy-foot, DWARF, 3, 12"})
    @Rule({"ST-40", "ST-41"})
    void their_pay_goes_by_kind_and_people(String soldier, Kin kin, int number, int gold) {
        assertThat(Optional.ofNullable(Evening.BOOK.realm().soldiers().get(soldier))
                        .flatMap(each -> each.wages(kin, number)))
                .contains(gold);
    }

    @Test
    @Rule({"ST-39", "ST-40"})
    void orcs_serve_chaos_alone_elves_and_dwarves_anybody_else_and_no_dwarf_shoots_a_bow() {
        disliked(Played.profile());
        assertThat(evening.refused(new RealmCommand.Recruit(Company.OSRIC, "light-foot", Kin.ORC, 5)))
                .isInstanceOf(RealmRefusal.WillNotServe.class);
        assertThat(evening.refused(new RealmCommand.Recruit(Company.OSRIC, "archer", Kin.DWARF, 5)))
                .isInstanceOf(RealmRefusal.NoSoldiers.class);
        evening.become(
                evening.state().change(Company.OSRIC, who -> who.withAlignment(Alignment.CHAOS, who.languages())));
        assertThat(evening.refused(new RealmCommand.Recruit(Company.OSRIC, "heavy-foot", Kin.ELF, 5)))
                .isInstanceOf(RealmRefusal.WillNotServe.class);
        assertThat(evening.refused(heavyFoot(200))).isInstanceOf(RealmRefusal.CannotPay.class);
    }

    @Test
    @Rule("CH-30")
    void they_are_paid_month_by_month_grumble_without_and_desert_at_last(Profile profile) {
        disliked(profile);
        int[] dice = profile == Profile.ORIGINAL ? new int[] {1, 6, 6, 6, 6, 3, 3, 4} : new int[] {1, 6, 6, 5, 4};
        evening.does(heavyFoot(30), dice);
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withPurse(Purse.gold(100)))
                .withoutService(Company.YSOLT));
        evening.does(new TownCommand.StayDays(28));
        assertThat(evening.last(RealmEvent.TroopPaid.class).getFirst().gold()).isEqualTo(90);
        assertThat(evening.member("c1").purse()).isEqualTo(Purse.gold(10));
        int loyalty = troop().loyalty();
        evening.does(new TownCommand.StayDays(28));
        assertThat(troop().missed()).isEqualTo(1);
        assertThat(troop().loyalty()).isEqualTo(loyalty - (profile == Profile.ORIGINAL ? 2 : 1));
        evening.does(new TownCommand.StayDays(28), 6, 6);
        boolean stays = profile == Profile.ORIGINAL;
        assertThat(evening.state().realm().troops()).hasSize(stays ? 1 : 0);
        if (stays) {
            evening.does(new TownCommand.StayDays(28), 1, 3);
            assertThat(evening.state().realm().troops()).isEmpty();
        }
    }

    @Test
    @Rule("CH-30")
    void they_are_offered_let_go_and_their_loyalty_is_no_players_business() {
        disliked(Played.profile());
        Pick pick = new Pick(
                "recruit",
                Map.of(
                        "employer", List.of("c1"),
                        "soldier", List.of("heavy-foot"),
                        "kin", List.of("man"),
                        "number", List.of("30")));
        assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Company(), pick))
                .isEqualTo(new Reading.Understood(heavyFoot(30)));
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("recruit"));
        assertThat(Actions.of(Evening.WORLD, Company.two(Played.profile()).state(), new Seat.Company()))
                .noneMatch(offer -> offer.id().equals("recruit"));
        evening.does(heavyFoot(30), 1, 6, 6, 6, 6, 3, 3, 4);
        List<Roll> shown = Narrator.tell(
                        Evening.WORLD,
                        evening.state(),
                        evening.state(),
                        evening.last(RealmEvent.Recruited.class).getFirst(),
                        new Seat.Company())
                .getFirst()
                .rolls();
        assertThat(shown).extracting(Roll::purpose).containsExactly("what the search costs");
        evening.does(new RealmCommand.Disband(troop().id()));
        assertThat(evening.state().realm().troops()).isEmpty();
    }
}
