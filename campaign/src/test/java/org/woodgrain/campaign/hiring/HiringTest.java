package org.woodgrain.campaign.hiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.scored;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Review;
import org.woodgrain.rules.hirelings.Seeking;

@UnderBothProfiles
class HiringTest {
    /** One person: a name, six scores of ten, an alignment, six hit points and ninety gold pieces. */
    private static final int[] PERSON = {1, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 1, 5, 3, 3, 3};

    private final Evening evening = Company.two(Played.profile());

    HiringTest() {
        rich(evening);
    }

    private static void rich(Evening evening) {
        evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(5_000))));
    }

    private static int[] dice(int[]... parts) {
        return Arrays.stream(parts).flatMapToInt(IntStream::of).toArray();
    }

    private static Candidate sought(Evening evening, Calling calling) {
        evening.does(
                new HiringCommand.Seek(Company.OSRIC, calling, Seeking.NOTICES, 0), dice(new int[] {3, 1, 1}, PERSON));
        return evening.state().candidates().getLast();
    }

    private static HiringCommand.MakeOffer offer(Candidate candidate, int gold) {
        return new HiringCommand.MakeOffer(Company.OSRIC, candidate.id(), gold, Optional.empty(), false, true);
    }

    /** So much more than the loyalty of one without anything for or against it: 3, 3 and 4, or the classic seven. */
    private static int loyalty(int more) {
        return Played.either(10, 7) + more;
    }

    /** A fighting-man in Osric's service: reaction 10, loyalty 10, or in the classic game 7. */
    private static CharacterId hired(Evening evening) {
        Candidate candidate = sought(evening, Calling.FIGHTING_MAN);
        evening.does(offer(candidate, 100), 5, 5, 3, 3, 4);
        return candidate.id();
    }

    private Service service(CharacterId who) {
        return evening.state().service(who).orElseThrow();
    }

    private void charisma(int score) {
        Abilities scores = new Abilities(10, 10, 10, 10, 10, score);
        evening.become(evening.state().change(Company.OSRIC, who -> scored(who, scores)));
    }

    @Nested
    class A_search {
        @Test
        @Rule({"NP-05", "NP-06"})
        void by_notices_costs_300_on_a_3_and_takes_a_week() {
            int day = evening.state().clock().day();
            evening.does(new HiringCommand.Seek(Company.OSRIC, Calling.MAGIC_USER, Seeking.NOTICES, 0), 3, 99);
            assertThat(evening.member("c1").purse()).isEqualTo(Purse.gold(4_700));
            assertThat(evening.state().clock().day()).isEqualTo(day + 7);
            assertThat(evening.state().candidates()).isEmpty();
        }

        @Test
        @Rule({"NP-05", "NP-06"})
        void by_messengers_takes_two_weeks() {
            int day = evening.state().clock().day();
            evening.does(new HiringCommand.Seek(Company.OSRIC, Calling.DWARF, Seeking.MESSENGERS, 0), 1, 2, 99);
            assertThat(evening.member("c1").purse()).isEqualTo(Purse.gold(4_700));
            assertThat(evening.state().clock().day()).isEqualTo(day + 14);
        }

        @Test
        @Rule({"NP-03", "NP-07"})
        void is_answered_on_30_by_people_of_the_first_level() {
            evening.does(
                    new HiringCommand.Seek(Company.OSRIC, Calling.MAGIC_USER, Seeking.NOTICES, 0),
                    dice(new int[] {3, 30, 2}, PERSON, PERSON));
            assertThat(evening.state().candidates()).hasSize(2).allSatisfy(each -> {
                assertThat(each.person().level()).isEqualTo(1);
                assertThat(each.person().career().characterClass().label()).isEqualTo("magic-user");
            });
            assertThat(evening.state().candidates().stream()
                            .map(each -> each.person().name()))
                    .doesNotHaveDuplicates();
        }

        @Test
        void is_refused_to_one_who_cannot_pay_the_dearest() {
            evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(599))));
            assertThat(evening.refused(new HiringCommand.Seek(Company.OSRIC, Calling.DWARF, Seeking.NOTICES, 0)))
                    .isInstanceOf(HiringRefusal.CannotAfford.class);
        }

        @Test
        @Rule("NP-15")
        void leaves_nobody_waiting_longer_than_a_week() {
            sought(evening, Calling.FIGHTING_MAN);
            evening.does(new TownCommand.StayDays(7));
            assertThat(evening.state().candidates()).hasSize(1);
            evening.does(new TownCommand.StayDays(1));
            assertThat(evening.state().candidates()).isEmpty();
        }
    }

    @Nested
    class An_offer {
        @Test
        @Rule("NP-08")
        void of_90_sends_a_man_away_without_a_throw_and_of_100_is_weighed() {
            Candidate first = sought(evening, Calling.FIGHTING_MAN);
            evening.does(offer(first, 90));
            assertThat(evening.state().candidates()).isEmpty();
            Candidate second = sought(evening, Calling.FIGHTING_MAN);
            evening.does(offer(second, 100), 4, 4);
            assertThat(evening.last(HiringEvent.OfferWeighed.class).getFirst().answer())
                    .isEqualTo(Answer.UNCERTAIN);
        }

        @Test
        @Rule({"NP-13", "CH-29"})
        void of_8_with_the_loyalty_base_of_charisma_13_is_accepted() {
            charisma(13);
            Candidate candidate = sought(evening, Calling.FIGHTING_MAN);
            evening.does(offer(candidate, 100), 4, 4, 3, 3, 4);
            assertThat(evening.state().order()).last().isEqualTo(candidate.id());
            assertThat(service(candidate.id()).score()).isEqualTo(loyalty(1));
        }

        @Test
        @Rule({"NP-13", "NP-14"})
        void of_5_closes_the_matter() {
            Candidate candidate = sought(evening, Calling.FIGHTING_MAN);
            evening.does(offer(candidate, 100), 2, 3);
            assertThat(evening.refused(offer(candidate, 1_000))).isInstanceOf(HiringRefusal.NoCandidate.class);
        }

        @Test
        @Rule("NP-15")
        void that_leaves_him_uncertain_may_be_bettered_by_half_and_three_throws_are_all() {
            Candidate candidate = sought(evening, Calling.FIGHTING_MAN);
            evening.does(offer(candidate, 100), 4, 3);
            assertThat(evening.refused(offer(candidate, 149))).isInstanceOf(HiringRefusal.NotBetter.class);
            evening.does(offer(candidate, 150), 4, 3);
            evening.does(offer(candidate, 225), 3, 3);
            assertThat(evening.state().candidates()).isEmpty();
            assertThat(evening.state().services()).isEmpty();
        }

        @Test
        @Rule("NP-16")
        void taken_with_enthusiasm_gives_three_more_loyalty() {
            Candidate candidate = sought(evening, Calling.FIGHTING_MAN);
            evening.does(offer(candidate, 100), 6, 6, 3, 3, 4);
            assertThat(service(candidate.id()).score()).isEqualTo(loyalty(3));
        }

        @Test
        @Rule("NP-10")
        void to_a_magic_user_may_be_a_potion_which_changes_hands() {
            Item potion = new Item(new ItemId("p1"), "MI-100", "potion", 1, 0, 0, Carried.STOWED, "", 0);
            evening.become(evening.state().change(Company.OSRIC, who -> who.withItems(List.of(potion))));
            Candidate candidate = sought(evening, Calling.MAGIC_USER);
            evening.does(
                    new HiringCommand.MakeOffer(
                            Company.OSRIC, candidate.id(), 0, Optional.of(potion.id()), false, true),
                    3,
                    4,
                    3,
                    3,
                    4);
            assertThat(evening.member("c1").items()).isEmpty();
            assertThat(evening.member(candidate.id().value()).items())
                    .anyMatch(item -> item.kind().equals("MI-100"));
            assertThat(evening.last(HiringEvent.OfferWeighed.class)
                            .getFirst()
                            .rolls()
                            .getFirst()
                            .modifier())
                    .isEqualTo(2);
        }

        @Test
        @Rule({"NP-04", "CH-28"})
        void is_refused_where_charisma_allows_no_more_and_soldiers_would_not_count() {
            charisma(8);
            for (int i = 0; i < 3; i++) {
                hired(evening);
            }
            Candidate fourth = sought(evening, Calling.FIGHTING_MAN);
            assertThat(evening.refused(offer(fourth, 100))).isInstanceOf(HiringRefusal.TooMany.class);
            assertThat(employers(fourth))
                    .as("who may make the offer")
                    .isNotEmpty()
                    .doesNotContain(Company.OSRIC.value());
        }

        private List<String> employers(Candidate candidate) {
            return Actions.of(Evening.WORLD, evening.state(), new Seat.Company()).stream()
                    .filter(offer -> offer.id().equals("hire." + candidate.id()))
                    .flatMap(offer -> offer.fields().getFirst().choices().stream())
                    .map(Offer.Choice::value)
                    .toList();
        }

        @Test
        void cannot_be_made_by_one_who_serves_himself() {
            CharacterId hireling = hired(evening);
            assertThat(evening.refused(new HiringCommand.Seek(hireling, Calling.DWARF, Seeking.NOTICES, 0)))
                    .isInstanceOf(HiringRefusal.NotAnEmployer.class);
        }
    }

    @Nested
    class In_service {
        @Test
        @Rule({"NP-26", "NP-27"})
        void loyalty_is_thrown_in_secret_and_no_player_sees_it() {
            var before = evening.state();
            CharacterId hireling = hired(evening);
            HiringEvent.Hired event = evening.last(HiringEvent.Hired.class).getFirst();
            assertThat(event.rolls()).hasSize(Played.either(1, 0)).allMatch(Roll::secret);
            List<Line> told = Narrator.tell(Evening.WORLD, before, evening.state(), event, new Seat.Company());
            assertThat(told).allSatisfy(line -> {
                assertThat(line.text()).doesNotContain("loyalty");
                assertThat(line.rolls()).isEmpty();
            });
            // the classic sheet names the loyalty that its table gives by charisma, and nobody's own
            String secret = evening.member(hireling.value()).name() + Played.either(" 10, average", " 7");
            assertThat(Views.of(Evening.WORLD, evening.state(), new Seat.Company())
                            .toString())
                    .doesNotContain(secret)
                    .doesNotContainIgnoringCase(Played.either("loyalty", "loyalty:"));
            assertThat(Views.of(Evening.WORLD, evening.state(), new Seat.Referee())
                            .toString())
                    .contains(secret);
        }

        @Test
        @Rule({"NP-08", "NP-25"})
        void pay_falls_due_by_the_month_and_two_weeks_late_costs_two_of_loyalty() {
            CharacterId hireling = hired(evening);
            evening.does(new TownCommand.StayDays(28));
            assertThat(evening.last(HiringEvent.Paid.class).getFirst().copper()).isEqualTo(500);
            evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.EMPTY)));
            evening.does(new TownCommand.StayDays(28)).does(new TownCommand.StayDays(13));
            assertThat(service(hireling).score()).isEqualTo(loyalty(0));
            evening.does(new TownCommand.StayDays(1));
            assertThat(service(hireling).score()).isEqualTo(loyalty(-2));
        }

        @Test
        @Rule("NP-32")
        void a_reward_adds_one_once_a_month() {
            CharacterId hireling = hired(evening);
            evening.does(new HiringCommand.Reward(hireling, 10)).does(new HiringCommand.Reward(hireling, 10));
            assertThat(service(hireling).score()).isEqualTo(loyalty(1));
            evening.does(new TownCommand.StayDays(28)).does(new HiringCommand.Reward(hireling, 10));
            assertThat(service(hireling).score()).isEqualTo(loyalty(2));
        }

        @Test
        @Rule({"NP-25", "NP-32"})
        void half_a_year_of_service_adds_one() {
            CharacterId hireling = hired(evening);
            evening.does(new TownCommand.StayDays(6 * 28));
            assertThat(service(hireling).score()).isEqualTo(loyalty(1));
        }

        @Test
        @Rule("NP-11")
        void a_cleric_without_his_place_of_worship_is_less_loyal_by_three() {
            Candidate candidate = sought(evening, Calling.CLERIC);
            evening.does(
                    new HiringCommand.MakeOffer(Company.OSRIC, candidate.id(), 100, Optional.empty(), true, true),
                    4,
                    4,
                    3,
                    3,
                    4);
            // what is promised is part of the throw for loyalty, which the classic game has not
            int before = Played.either(loyalty(1), loyalty(0));
            assertThat(service(candidate.id()).score()).isEqualTo(before);
            evening.does(new TownCommand.StayDays(84));
            assertThat(service(candidate.id()).score()).isEqualTo(before);
            evening.does(new TownCommand.StayDays(1));
            assertThat(service(candidate.id()).score()).isEqualTo(before - 3);
            assertThat(evening.refused(new HiringCommand.KeepPromise(candidate.id())))
                    .isInstanceOf(HiringRefusal.NothingPromised.class);
        }

        @Test
        @Rule("NP-11")
        void a_cleric_who_is_given_it_in_time_stays_content() {
            Candidate candidate = sought(evening, Calling.CLERIC);
            evening.does(
                    new HiringCommand.MakeOffer(Company.OSRIC, candidate.id(), 100, Optional.empty(), true, true),
                    4,
                    4,
                    3,
                    3,
                    4);
            evening.does(new HiringCommand.KeepPromise(candidate.id())).does(new TownCommand.StayDays(90));
            assertThat(service(candidate.id()).review()).isEqualTo(Review.NONE);
        }

        @Test
        @Rule({"NP-28", "NP-29"})
        @OnlyUnder(value = Profile.ORIGINAL, because = "NP-29; CC-39 has the classic desertion")
        void one_of_loyalty_three_is_gone_by_morning() {
            CharacterId hireling = hired(evening);
            Service now = service(hireling);
            evening.become(evening.state().withService(hireling, now.withReview(new Review(0, 0, 7, 0, 0, false))));
            evening.does(new TownCommand.StayDays(1));
            assertThat(evening.last(HiringEvent.ServiceEnded.class).getFirst().away())
                    .isTrue();
            assertThat(evening.state().adventurer(hireling)).isEmpty();
            assertThat(evening.state().order()).doesNotContain(hireling);
        }

        @Test
        @Rule("NP-01")
        void a_mercenary_goes_when_the_expedition_is_over_and_a_retainer_stays() {
            Candidate first = sought(evening, Calling.FIGHTING_MAN);
            evening.does(
                    new HiringCommand.MakeOffer(Company.OSRIC, first.id(), 100, Optional.empty(), false, false),
                    4,
                    5,
                    3,
                    3,
                    4);
            CharacterId second = hired(evening);
            evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(100))));
            evening.does(new TownCommand.SetOut());
            evening.does(new DelveCommand.TakeStairs(), 3);
            assertThat(evening.state().service(first.id())).isEmpty();
            assertThat(evening.state().service(second)).isPresent();
            assertThat(evening.last(HiringEvent.Paid.class).getFirst().copper()).isEqualTo(500);
        }

        @Test
        @Rule("NP-01")
        void one_whose_employer_is_dead_serves_the_next() {
            CharacterId hireling = hired(evening);
            evening.become(evening.state().change(Company.OSRIC, who -> who.withLife(Life.DEAD)));
            evening.does(new TownCommand.StayDays(1));
            assertThat(service(hireling).employer()).isEqualTo(Company.YSOLT);
        }

        @Test
        @Rule({"NP-02", "XP-13"})
        void coins_are_divided_with_half_a_share_for_him() {
            CharacterId hireling = hired(evening);
            CharacterId other = hired(evening);
            evening.become(evening.state()
                    .change(Company.OSRIC, who -> who.withPurse(Purse.gold(900)))
                    .change(Company.YSOLT, who -> who.withPurse(Purse.EMPTY))
                    .change(hireling, who -> who.withPurse(Purse.EMPTY))
                    .change(other, who -> who.withPurse(Purse.EMPTY)));
            evening.does(new TownCommand.DivideCoins());
            assertThat(evening.member("c1").purse()).isEqualTo(Purse.gold(300));
            assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(300));
            assertThat(evening.member(hireling.value()).purse()).isEqualTo(Purse.gold(150));
            assertThat(evening.member(other.value()).purse()).isEqualTo(Purse.gold(150));
        }
    }

    @Nested
    class In_the_classic_game {
        @Test
        @Rule({"NP-13", "CC-39"})
        void charismas_reaction_counts_and_loyalty_is_its_own_figure() {
            Evening classic = Company.two(Profile.CLASSIC);
            rich(classic);
            Candidate candidate = sought(classic, Calling.FIGHTING_MAN);
            classic.does(offer(candidate, 100), 4, 5);
            assertThat(classic.state().service(candidate.id()).orElseThrow().score())
                    .isEqualTo(7);
        }
    }
}
