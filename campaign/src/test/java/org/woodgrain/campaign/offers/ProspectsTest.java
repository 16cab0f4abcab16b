package org.woodgrain.campaign.offers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Melees;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Profile;

@UnderBothProfiles
class ProspectsTest {
    private static final Edge DOOR = edge(1, 0, Direction.EAST);

    private static Expeditions atDoor(Profile profile, Plans plan, List<Adventurer> company) {
        return Expeditions.begin(profile, plan.level(), cell(1, 0), Direction.EAST, company);
    }

    private static Plans passage() {
        return Plans.draw("+-+-+-+-+", " . .d1 1 ", "+-+-+-+-+");
    }

    private static Melees met(String kind, Encounter.Phase phase) {
        return Melees.inHall(Played.profile(), Company.of(Company.CLERIC))
                .against(kind, 30, 9, 9)
                .given(state -> state.withEncounter(state.encounter().map(each -> each.withPhase(phase))));
    }

    private static Optional<String> odds(Expeditions play, Seat seat, String offer) {
        return odds(Actions.of(play.world(), play.state(), seat), offer);
    }

    private static Optional<String> odds(List<Offer> offers, String offer) {
        return offers.stream()
                .filter(each -> each.id().equals(offer))
                .map(Offer::odds)
                .findFirst();
    }

    @Nested
    class A_player_sees {
        @Test
        void the_chance_of_one_two_and_three_at_a_door() {
            Expeditions play = atDoor(
                    Played.profile(),
                    passage(),
                    Company.of(Company.FIGHTER, Company.HOBBIT, Company.DWARF, Company.CLERIC));
            // 2 in 6 each: 1/3, 5/9, 19/27
            assertThat(odds(play, new Seat.Company(), "force")).contains("33%, two 56%, three 70%");
        }

        @Test
        void the_chance_to_hear_and_to_find_of_the_best_and_of_all() {
            Expeditions play =
                    atDoor(Played.profile(), passage(), Company.of(Company.FIGHTER, Company.ELF, Company.DWARF));
            // 2/6; with 1/6 and 2/6 besides: 1 - 5/6 * 4/6 * 4/6
            assertThat(odds(play, new Seat.Company(), "listen")).contains("33%, all together 63%");
            // an elf 4/6; with 2/6 twice: 1 - 2/6 * 4/6 * 4/6; the dwarf alone finds traps, 4/6
            // or in the classic game 2/6, and 1/6 twice; the dwarf finds traps on 2/6
            assertThat(odds(play, new Seat.Company(), "search"))
                    .contains(Played.either("67%, all together 85%; a trap 67%", "33%, all together 54%; a trap 33%"));
        }

        @ParameterizedTest
        @CsvSource({"skeleton, 58%", "zombie, 28%", "ghoul, 8%", "wight, beyond such power"})
        void the_throw_to_turn_undead_whose_kind_he_sees(String kind, String told) {
            Melees melee = met(kind, Encounter.Phase.INTENT);
            assertThat(odds(Actions.of(melee.world(), melee.state(), new Seat.Company()), "turn:cleric"))
                    .contains(told);
            Melees battle = met(kind, Encounter.Phase.BATTLE);
            assertThat(Actions.of(battle.world(), battle.state(), new Seat.Company()).stream()
                            .filter(each -> each.id().equals("fight"))
                            .flatMap(each -> each.fields().getFirst().choices().stream())
                            .filter(choice -> choice.value().equals("turn")))
                    .extracting(Offer.Choice::note)
                    .containsExactly(told);
        }
    }

    @Nested
    class A_player_does_not_see {
        @ParameterizedTest
        @EnumSource(Door.State.class)
        void in_the_odds_why_a_door_does_not_open(Door.State state) {
            for (Profile profile : Profile.values()) {
                List<Adventurer> company = Company.of(Company.FIGHTER, Company.DWARF);
                Expeditions stuck = atDoor(profile, passage().door(DOOR, Door.State.STUCK), company);
                Expeditions other = atDoor(profile, passage().door(DOOR, state), company);
                for (String offer : List.of("force", "listen", "hearken", "search")) {
                    assertThat(odds(other, new Seat.Company(), offer))
                            .as(offer)
                            .isEqualTo(odds(stuck, new Seat.Company(), offer));
                }
            }
        }

        @Test
        void in_the_odds_whether_there_is_anything_to_find_or_to_hear() {
            for (Profile profile : Profile.values()) {
                List<Adventurer> company = Company.of(Company.ELF, Company.DWARF);
                Expeditions plain = atDoor(profile, passage(), company);
                Expeditions full = atDoor(
                        profile,
                        Plans.draw("+-+-+-+-+", " . .d1 1 ", "+-+s+-+-+", "  |.|    ", "  +-+    ")
                                .pit("p", cell(0, 0))
                                .room("1", "bones", "a growl"),
                        company);
                for (String offer : List.of("listen", "hearken", "search")) {
                    assertThat(odds(full, new Seat.Company(), offer)).isEqualTo(odds(plain, new Seat.Company(), offer));
                }
            }
        }

        @Test
        void what_would_sway_monsters_while_the_referee_does() {
            Melees melee = Melees.inHall(Played.profile(), Company.of(Company.FIGHTER))
                    .against("ogre", 40, 9)
                    .given(state ->
                            state.withEncounter(state.encounter().map(each -> each.withPhase(Encounter.Phase.PARLEY))));
            List<Offer> player = Actions.of(melee.world(), melee.state(), new Seat.Company());
            List<Offer> referee = Actions.of(melee.world(), melee.state(), new Seat.Referee());
            for (String offer : List.of("talk", "flee")) {
                assertThat(odds(player, offer)).as(offer).contains("");
                assertThat(odds(referee, offer))
                        .as(offer)
                        .isPresent()
                        .get()
                        .asString()
                        .contains("%");
            }
        }

        @Test
        void the_odds_of_turning_those_who_look_like_something_else() {
            Melees melee = met("zombie", Encounter.Phase.INTENT)
                    .given(state -> state.withEncounter(state.encounter()
                            .map(each -> each.withFoes(each.foes().stream()
                                    .map(foe -> foe.withMonster(foe.monster(), "stranger"))
                                    .toList()))));
            assertThat(odds(Actions.of(melee.world(), melee.state(), new Seat.Company()), "turn:cleric"))
                    .contains("");
            assertThat(odds(Actions.of(melee.world(), melee.state(), new Seat.Referee()), "turn:cleric"))
                    .contains("28%");
        }
    }

    @Test
    void what_is_not_sure_is_never_shown_as_sure() {
        assertThat(KnownOdds.percent(0.999)).isEqualTo("99%");
        assertThat(KnownOdds.percent(0.001)).isEqualTo("1%");
        assertThat(KnownOdds.percent(1)).isEqualTo("certain");
        assertThat(KnownOdds.percent(0)).isEqualTo("no chance");
    }
}
