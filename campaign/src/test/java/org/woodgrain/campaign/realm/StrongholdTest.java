package org.woodgrain.campaign.realm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Loyalty;

/** What a stronghold does for its owner. */
@UnderBothProfiles
class StrongholdTest {
    /** Dice of three, five, and two, four and four: the faithful. */
    private static final int[] FAITHFUL = {3, 5, 2, 4, 4};

    private Evening evening = Evening.of(Played.profile());

    /** Osric is of this class and level and has a quarter of a million gold pieces. */
    private void owner(Profile profile, CharacterClass in, int level) {
        evening = Company.two(profile);
        Career career = new Career(in, level, 0, List.of(4));
        evening.become(evening.state()
                .change(
                        Company.OSRIC,
                        who -> who.withCareers(List.of(career), in).withPurse(Purse.gold(250_000))));
    }

    private void level(CharacterClass in, int level) {
        Career career = new Career(in, level, 0, List.of(4));
        evening.become(evening.state().change(Company.OSRIC, who -> who.withCareers(List.of(career), in)));
    }

    private static RefereeCommand.GrantStronghold grant(int spent, int people) {
        return new RefereeCommand.GrantStronghold(Company.OSRIC, "Ravenhold", spent, true, true, people, "");
    }

    private Holding holding() {
        return evening.state().realm().of(Company.OSRIC).getFirst();
    }

    private void patriarch(Profile profile, int people) {
        owner(profile, CharacterClass.CLERIC, 8);
        evening.rules(grant(100_000, people), FAITHFUL);
    }

    private List<String> sheet(String figure) {
        View view = Views.of(Evening.WORLD, evening.state(), new Seat.Company());
        return view.company().getFirst().sheet().stream()
                .filter(each -> each.label().equals(figure))
                .map(each -> each.value() + "; " + each.why())
                .toList();
    }

    private List<String> told() {
        List<String> lines = new ArrayList<>();
        for (Event event : evening.last()) {
            CampaignState now = evening.state();
            Narrator.tell(Evening.WORLD, now, now, event, new Seat.Company()).stream()
                    .map(Line::text)
                    .forEach(lines::add);
        }
        return lines;
    }

    private int months(int many) {
        int before = holding().treasury();
        evening.does(new TownCommand.StayDays(28 * many));
        return holding().treasury() - before;
    }

    @Nested
    class A_fighting_man {
        @Test
        @Rule("CH-75")
        void is_no_baron_as_champion_and_one_as_lord(Profile profile) {
            owner(profile, CharacterClass.FIGHTING_MAN, 7);
            evening.rules(grant(60_000, 500));
            assertThat(sheet("Stronghold")).containsExactly("Ravenhold; works of 60000 gp");
            assertThat(evening.member("c1").purse()).isEqualTo(Purse.gold(190_000));
            level(CharacterClass.FIGHTING_MAN, 9);
            assertThat(sheet("Stronghold")).containsExactly("Ravenhold, a barony; works of 60000 gp");
            owner(profile, CharacterClass.FIGHTING_MAN, 9);
            evening.rules(grant(60_000, 500));
            assertThat(told().getFirst()).endsWith("Osric is a baron.");
        }

        @Test
        @Rule({"CH-76", "ST-71"})
        void takes_in_a_thousand_a_month_of_twelve_hundred_people(Profile profile) {
            owner(profile, CharacterClass.FIGHTING_MAN, 9);
            evening.rules(grant(60_000, 1_200));
            assertThat(months(1)).isEqualTo(1_000);
            assertThat(months(11)).isEqualTo(11_000);
        }

        @Test
        @Rule("CH-76")
        void finds_what_twelfths_leave_over_in_the_twelfth_month() {
            owner(Played.profile(), CharacterClass.FIGHTING_MAN, 9);
            evening.rules(grant(60_000, 1_250));
            for (int month = 1; month <= 11; month++) {
                assertThat(months(1)).isEqualTo(1_041);
            }
            assertThat(months(1)).isEqualTo(1_049);
            assertThat(months(1)).isEqualTo(1_041);
        }

        @Test
        @Rule("CH-76")
        void has_nothing_of_land_that_is_not_clear_and_fetches_gold_out_of_the_treasury() {
            owner(Played.profile(), CharacterClass.FIGHTING_MAN, 9);
            evening.rules(new RefereeCommand.GrantStronghold(Company.OSRIC, "Ravenhold", 60_000, false, false, 0, ""));
            assertThat(sheet("Territory").getFirst()).startsWith("none yet");
            assertThat(months(2)).isZero();
            // three villages of one, two and four hundred
            evening.rules(new RefereeCommand.ClearLand(holding().id(), 0, ""), 1, 2, 1, 2, 4);
            assertThat(holding().villages()).containsExactly(100, 200, 400);
            assertThat(months(1)).isEqualTo(583);
            assertThat(evening.refused(new RealmCommand.Fetch(holding().id(), 584)))
                    .isInstanceOf(RealmRefusal.TreasuryLacks.class);
            evening.does(new RealmCommand.Fetch(holding().id(), 500));
            assertThat(holding().treasury()).isEqualTo(83);
            assertThat(evening.state().property().strongbox(Company.OSRIC).coins())
                    .isEqualTo(Purse.gold(500));
            evening.does(new RealmCommand.Send(holding().id(), 917));
            assertThat(holding().treasury()).isEqualTo(1_000);
        }

        @Test
        @Rule("CH-75")
        void raises_his_income_by_what_he_puts_to_work(Profile profile) {
            owner(profile, CharacterClass.FIGHTING_MAN, 9);
            evening.rules(grant(60_000, 1_200));
            assertThat(evening.refused(new RealmCommand.Invest(holding().id(), "inns", 8_000)))
                    .isInstanceOf(RealmRefusal.TreasuryLacks.class);
            evening.does(new RealmCommand.Send(holding().id(), 8_000));
            evening.does(new RealmCommand.Invest(holding().id(), "inns", 8_000));
            assertThat(months(1)).isEqualTo(1_000);
            // 8 and one for the lord: half as much again on the 6,000 gp that the people can bear
            evening.does(new TownCommand.StayDays(28), 4, 4);
            assertThat(evening.last(RealmEvent.VentureTurned.class))
                    .extracting(RealmEvent.VentureTurned::gold)
                    .containsExactly(270);
            assertThat(holding().people()).isEqualTo(1_203);
            // a calamity
            evening.does(new TownCommand.StayDays(28), 1, 1);
            assertThat(evening.last(RealmEvent.VentureTurned.class).getFirst().gold())
                    .isEqualTo(-60);
            level(CharacterClass.FIGHTING_MAN, 7);
            evening.does(new TownCommand.StayDays(28), 1, 1);
            assertThat(holding().ventures().getFirst().capital()).isEqualTo(8_000 - 601);
            assertThat(evening.refused(new RealmCommand.Invest(holding().id(), "fishing", 500)))
                    .isInstanceOf(RealmRefusal.NoVenture.class);
        }
    }

    @Nested
    class A_patriarch {
        @Test
        @Rule("CH-77")
        void has_works_of_200000_for_100000(Profile profile) {
            patriarch(profile, 1_200);
            assertThat(holding().works()).isEqualTo(200_000);
            assertThat(evening.member("c1").purse()).isEqualTo(Purse.gold(150_000));
            assertThat(sheet("Stronghold").getFirst()).contains("works of 200000 gp, twice the 100000 gp spent");
            assertThat(told().getFirst()).contains("200000 gp, twice the 100000 gp");
        }

        @Test
        @Rule("CH-77")
        void is_helped_once_and_not_before_his_rank() {
            patriarch(Played.profile(), 1_200);
            evening.rules(grant(20_000, 100));
            assertThat(evening.state().realm().of(Company.OSRIC).getLast().works())
                    .isEqualTo(20_000);
            assertThat(evening.state().realm().troops()).hasSize(3);
            owner(Played.profile(), CharacterClass.CLERIC, 7);
            assertThat(evening.refused(new Seat.Referee(), grant(6_000, 100)))
                    .isInstanceOf(RealmRefusal.TooSmall.class);
            evening.rules(grant(100_000, 100));
            assertThat(holding().works()).isEqualTo(100_000);
            assertThat(evening.state().realm().troops()).isEmpty();
            level(CharacterClass.CLERIC, 8);
            evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(6_000))));
            evening.rules(grant(6_000, 100), FAITHFUL);
            assertThat(evening.state().realm().of(Company.OSRIC).getLast().works())
                    .isEqualTo(12_000);
            assertThat(evening.refused(new Seat.Referee(), grant(60_000, 100)))
                    .isInstanceOf(RealmRefusal.CannotPay.class);
        }

        @Test
        @Rule({"CH-78", "ST-10"})
        void draws_30_horsemen_50_crossbowmen_and_100_foot(Profile profile) {
            patriarch(profile, 1_200);
            assertThat(evening.state().realm().serving(Company.OSRIC))
                    .extracting(Troop::label)
                    .containsExactly("30 heavy cavalry", "50 horsed crossbowmen", "100 heavy foot");
            assertThat(evening.last(RealmEvent.FaithfulCame.class)
                            .getLast()
                            .rolls()
                            .getFirst()
                            .faces())
                    .containsExactly(2, 4, 4);
        }

        @Test
        @Rule({"CH-79", "ST-10"})
        void pays_them_nothing_and_need_not_fear_for_their_courage(Profile profile) {
            patriarch(profile, 1_200);
            evening.does(new TownCommand.StayDays(28));
            assertThat(evening.last(RealmEvent.TroopPaid.class)).isEmpty();
            assertThat(holding().treasury()).isEqualTo(2_000);
            Troop horse = evening.state().realm().troops().getFirst();
            assertThat(evening.refused(new RefereeCommand.TryTroop(horse.id(), "a dragon")))
                    .isInstanceOf(GeneralRefusal.RefereeOnly.class);
            evening.rules(new RefereeCommand.TryTroop(horse.id(), "a dragon"));
            RealmEvent.TroopTried tried =
                    evening.last(RealmEvent.TroopTried.class).getFirst();
            assertThat(tried.conduct()).isEqualTo(Loyalty.Conduct.STEADY);
            assertThat(tried.rolls()).isEmpty();
            assertThat(told()).containsExactly("The courage of 30 heavy cavalry is tried: a dragon. They stand fast.");
            assertThat(sheet("Soldiers").getFirst()).contains("heavy cavalry for their faith, without pay");
        }

        @Test
        @Rule("CH-80")
        void rules_a_territory_as_a_baron_does(Profile profile) {
            owner(profile, CharacterClass.CLERIC, 8);
            // two villages of three and four hundred
            evening.rules(grant(100_000, 0), 1, 1, 3, 4, 3, 5, 2, 4, 4);
            assertThat(holding().cleared()).isTrue();
            assertThat(holding().villages()).containsExactly(300, 400);
            assertThat(sheet("Territory").getFirst()).startsWith("700 people, 14000 gp a year");
        }

        @ParameterizedTest
        @CsvSource({
            "ORIGINAL, 8, LAW, 2000",
            "CLASSIC, 8, LAW, 2000",
            "ORIGINAL, 12, CHAOS, 2000",
            "ORIGINAL, 7, LAW, 1000",
            "CLASSIC, 5, LAW, 1000"
        })
        @Rule({"CH-81", "ST-73"})
        void takes_tithes_of_twenty_a_head_and_a_lesser_cleric_ten(
                Profile profile, int level, Alignment side, int month) {
            owner(profile, CharacterClass.CLERIC, level);
            evening.become(evening.state().change(Company.OSRIC, who -> who.withAlignment(side, who.languages())));
            evening.rules(grant(100_000, 1_200), level >= 8 ? FAITHFUL : new int[0]);
            assertThat(months(1)).isEqualTo(month);
            assertThat(months(11)).isEqualTo(11 * month);
        }

        @Test
        @Rule({"CH-83", "ST-11"})
        void loses_it_all_at_once_when_he_turns_to_chaos(Profile profile) {
            patriarch(profile, 1_200);
            evening.does(new TownCommand.ChangeAlignment(Company.OSRIC, Alignment.CHAOS));
            assertThat(holding().works()).isEqualTo(100_000);
            assertThat(evening.state().realm().troops()).isEmpty();
            assertThat(told()).anyMatch(line -> line.contains("the faithful men have left"));
            assertThat(months(1)).isEqualTo(1_000);
            evening.does(new TownCommand.ChangeAlignment(Company.OSRIC, Alignment.LAW));
            assertThat(evening.last(RealmEvent.HelpLost.class)).isEmpty();
            assertThat(months(1)).isEqualTo(1_000);
        }
    }

    @Test
    @Rule("CH-75")
    void the_referee_is_offered_the_grant_and_nobody_else() {
        owner(Played.profile(), CharacterClass.FIGHTING_MAN, 9);
        assertThat(evening.refused(grant(60_000, 500))).isInstanceOf(GeneralRefusal.RefereeOnly.class);
        Pick pick = new Pick(
                "grant-stronghold",
                Map.of(
                        "owner", List.of("c1"),
                        "name", List.of("Ravenhold"),
                        "spent", List.of("60000"),
                        "pays", List.of("yes"),
                        "cleared", List.of("yes"),
                        "people", List.of("500"),
                        "why", List.of("")));
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Referee()))
                .anyMatch(offer -> offer.id().equals(pick.offer()));
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .noneMatch(offer -> offer.id().equals(pick.offer()));
        assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Referee(), pick))
                .isEqualTo(new Reading.Understood(grant(60_000, 500)));
    }

    @Test
    @Rule("CH-79")
    void the_faithful_follow_no_heir_and_a_dead_owner_takes_in_nothing() {
        patriarch(Played.profile(), 1_200);
        CharacterId ysolt = Company.YSOLT;
        evening.become(evening.state().change(Company.OSRIC, who -> who.withLife(Life.DEAD)));
        assertThat(months(1)).isZero();
        evening.become(evening.state().withRealm(evening.state().realm().handedOn(Company.OSRIC, ysolt)));
        evening.does(new TownCommand.StayDays(1));
        assertThat(evening.state().realm().troops()).isEmpty();
    }
}
