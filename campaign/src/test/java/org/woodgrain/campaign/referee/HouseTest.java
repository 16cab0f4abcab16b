package org.woodgrain.campaign.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.TurningTable;
import org.woodgrain.rules.rulebook.Amendment;

/** What a campaign settles about its own rules. */
@UnderBothProfiles
class HouseTest {
    private static final RefereeCommand.ChangeRule SKELETONS = cell("Skeleton", "c1", "6");

    private Evening evening = Company.two(Played.profile());

    private static RefereeCommand.ChangeRule cell(String row, String column, String value) {
        return new RefereeCommand.ChangeRule(
                "CH-87", new House.How.Cell(new Amendment("turn-undead", row, column, value)), "");
    }

    private static RefereeCommand.ChangeRule how(House.How how) {
        return new RefereeCommand.ChangeRule("CH-87", how, "");
    }

    private Refusal refused(RefereeCommand command) {
        return evening.refused(new Seat.Referee(), command);
    }

    private List<Line> lines() {
        return evening.last().stream()
                .flatMap((Event event) ->
                        Narrator.tell(Evening.WORLD, evening.state(), evening.state(), event, new Seat.Company())
                                .stream())
                .toList();
    }

    @Nested
    @Rule("CH-05")
    class A_changed_rule {
        @Test
        void is_told_with_its_day_and_what_it_was(Profile profile) {
            evening = Company.two(profile);
            evening.does(new TownCommand.StayDays(2)).rules(SKELETONS);
            assertThat(lines().getFirst().text())
                    .endsWith("rule CH-87 is changed: turn-undead, Skeleton, c1: 6 in place of 7, from day 3.");
            assertThat(Evening.WORLD
                            .now(evening.state())
                            .book()
                            .spells()
                            .turning()
                            .entry(evening.state().ruleset(), "skeleton", 1))
                    .isEqualTo(new TurningTable.Entry.AtLeast(6));
            evening.rules(cell("Skeleton", "c1", "5"));
            assertThat(evening.state().house().changes())
                    .singleElement()
                    .satisfies(change -> assertThat(change.label()).contains("5 in place of 6"));
            assertThat(refused(cell("Skeleton", "c1", "5"))).isInstanceOf(RefereeRefusal.NoChange.class);
        }

        @Test
        void leaves_the_book_of_every_other_campaign_alone() {
            evening.rules(SKELETONS);
            Evening other = Company.two(Played.profile());
            assertThat(Evening.WORLD.now(other.state()).book()).isSameAs(Evening.BOOK);
        }

        @Test
        void must_be_sound_and_name_what_there_is() {
            assertThat(refused(cell("Skeleton", "c1", "often")).message()).contains("turn-undead.tsv line 2");
            assertThat(refused(cell("Ogre", "c1", "6")).message())
                    .contains("no row Ogre")
                    .contains("Zombie");
            assertThat(refused(cell("Zombie", "c99", "6")).message()).contains("no column c99");
            assertThat(refused(how(new House.How.Cell(new Amendment("turning", "Zombie", "c1", "6"))))
                            .message())
                    .contains("no table turning");
            assertThat(refused(new RefereeCommand.ChangeRule("turning", SKELETONS.how(), "")))
                    .isInstanceOf(RefereeRefusal.NoSuchRule.class);
            assertThat(evening.refused(SKELETONS)).isInstanceOf(GeneralRefusal.RefereeOnly.class);
        }

        @Test
        void may_be_a_switch_that_holds_from_then_on() {
            RefereeCommand.ChangeRule off =
                    new RefereeCommand.ChangeRule("XP-12", new House.How.Switch(Option.ONE_LEVEL.key(), false), "");
            evening.rules(off);
            assertThat(evening.state().ruleset().on(Option.ONE_LEVEL)).isFalse();
            assertThat(lines().getFirst().text()).contains("one-level off, from day 1");
            assertThat(refused(off)).isInstanceOf(RefereeRefusal.NoChange.class);
            assertThat(refused(how(new House.How.Switch("no-such-rule", true))).message())
                    .contains("no house rule no-such-rule");
        }

        @Test
        void may_be_a_ruling_in_words_that_the_log_puts_beside_the_rule() {
            evening.rules(new RefereeCommand.ChangeRule("TI-02", new House.How.Words("hot soup heals"), ""));
            evening.does(new TownCommand.StayDays(1));
            assertThat(lines())
                    .filteredOn(line -> line.rule().equals("TI-02"))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line.house()).isEqualTo("hot soup heals, from day 1"));
            evening.rules(new RefereeCommand.ChangeRule("TI-02", new House.How.Words("it does not"), ""));
            assertThat(evening.state().house().changes()).hasSize(1);
        }

        @Test
        void is_offered_to_the_referee_table_by_table() {
            Pick pick = new Pick(
                    "change-table",
                    Map.of(
                            "rule", List.of("CH-87"),
                            "table", List.of("turn-undead"),
                            "row", List.of("Skeleton"),
                            "column", List.of("c1"),
                            "value", List.of("6"),
                            "why", List.of("")));
            assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Referee()))
                    .filteredOn(offer -> offer.id().equals("change-table"))
                    .singleElement()
                    .satisfies(offer -> assertThat(offer.fields().get(1).choices())
                            .hasSizeGreaterThan(40)
                            .anyMatch(choice -> choice.value().equals("monsters")));
            assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Referee(), pick))
                    .isEqualTo(new Reading.Understood(SKELETONS));
            assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                    .noneMatch(offer -> offer.id().equals("change-table"));
        }
    }

    @Nested
    class A_setting_pack {
        @Test
        @Rule("CH-07")
        void is_laid_over_the_book_by_the_referee_and_leaves_the_prices(Profile profile) {
            evening = Company.two(profile);
            Pick pick = new Pick("lay-pack", Map.of("pack", List.of("bronze-age"), "why", List.of("")));
            RefereeCommand lay = new RefereeCommand.LayPack("bronze-age", "");
            assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Referee()))
                    .anyMatch(offer -> offer.id().equals("lay-pack"));
            assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Referee(), pick))
                    .isEqualTo(new Reading.Understood(lay));
            evening.rules(lay);
            assertThat(evening.state().house().changes())
                    .allMatch(change -> change.rule().equals("CH-07"));
            var tables = Evening.WORLD.now(evening.state()).book().equipment();
            assertThat(tables.listed("EQI-10").name()).isEqualTo("Leaf-blade Sword");
            assertThat(tables.listed("EQI-10").price()).isEqualTo(10);
            evening.does(new TownCommand.Buy(Company.OSRIC, "EQI-10", 1));
            assertThat(evening.member("c1").items())
                    .extracting(item -> item.name())
                    .contains("leaf-blade sword");
            assertThat(refused(lay)).isInstanceOf(RefereeRefusal.NoChange.class);
            assertThat(refused(new RefereeCommand.LayPack("space-age", "")).message())
                    .contains("bronze-age");
        }
    }

    @Nested
    @Rule("CH-02")
    class The_head_count {
        @ParameterizedTest
        @CsvSource({"45, 2, 3", "4, 1, 0", "20, 0, 0", "21, 0, 2", "60, 3, 0", "0, 0, 0"})
        void advises_a_referee_for_every_twenty_players_and_refuses_nobody(int players, int referees, int advised) {
            evening.rules(new RefereeCommand.CountParticipants(players, referees));
            assertThat(evening.state()
                            .house()
                            .participants()
                            .orElseThrow()
                            .advised()
                            .orElse(0))
                    .isEqualTo(advised);
            String text = lines().getFirst().text();
            if (advised > 0) {
                assertThat(text).contains(advised + " referees are advised");
            } else {
                assertThat(text).doesNotContain("advised");
            }
            assertThat(evening.last(RefereeEvent.ParticipantsCounted.class)).hasSize(1);
        }

        @Test
        void is_the_same_in_both_games(Profile profile) {
            evening = Company.two(profile);
            Pick pick = new Pick("participants", Map.of("players", List.of("45"), "referees", List.of("2")));
            assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Referee(), pick))
                    .isEqualTo(new Reading.Understood(new RefereeCommand.CountParticipants(45, 2)));
            evening.rules(new RefereeCommand.CountParticipants(45, 2));
            assertThat(lines().getFirst().text())
                    .isEqualTo("45 players and 2 referees take part. 3 referees are advised, one for every twenty"
                            + " players.");
        }
    }
}
