package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Buildings that the referee has set on a hill, when it moves. */
class ShakenBuildingsTest {
    private static final Seat.Referee REFEREE = new Seat.Referee();

    /** Hilly ground all of which the company has seen. */
    private static Expeditions hill(Profile profile) {
        return play(profile, mage(12, "SP-71"))
                .given(state -> state.withScenery("one", Scenery.OPEN.withTerrain(Scenery.Terrain.HILLS))
                        .changeLevel(
                                "one",
                                level -> level.withSeen(
                                        new TreeSet<>(Magicians.hall().floor()))));
    }

    private static Decision set(Expeditions play, String name, Cell cell, int points) {
        return new Campaign(play.world())
                .decide(
                        play.state(),
                        new Order("o", REFEREE, new RefereeCommand.SetBuilding(name, cell, points, "")),
                        ScriptedDice.none());
    }

    private static Expeditions built(Expeditions play, String name, Cell cell, int points) {
        Decision.Accepted accepted = (Decision.Accepted) set(play, name, cell, points);
        CampaignState now = play.state();
        for (Event event : accepted.events()) {
            now = Evolve.apply(now, event);
        }
        CampaignState after = now;
        return play.given(state -> after);
    }

    private static Unfolding turns(Expeditions play, int turns) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        for (int i = 0; i < turns; i++) {
            u.emit(new ClockEvent.TurnEnded(i, new TreeMap<>()));
        }
        return u;
    }

    private static Building keep(CampaignState state) {
        return Building.named(state.level("one"), "keep").orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-71")
    void the_whole_hill_costs_a_keep_on_it_a_point_a_turn_after_the_turn_of_waiting(Profile profile) {
        Expeditions play = built(hill(profile), "keep", new Cell(1, 1), 10);
        cast(play, MAGE, "SP-71", "way:east");

        assertThat(keep(turns(play, 1).state()).points()).isEqualTo(10);
        assertThat(keep(turns(play, 2).state()).points()).isEqualTo(9);
        assertThat(keep(turns(play, 6).state()).points()).isEqualTo(5);
        assertThat(keep(turns(play, 6).state()).cell()).isEqualTo(new Cell(1, 1));
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-71")
    void a_block_takes_along_and_shakes_what_stands_on_it_and_nothing_else(Profile profile) {
        Expeditions play = built(built(hill(profile), "keep", new Cell(4, 2), 10), "mill", new Cell(0, 1), 3);
        cast(play, MAGE, "SP-71", "way:east|cell:4,2|across:20");

        CampaignState now = turns(play, 2).state();

        assertThat(keep(now).points()).isEqualTo(9);
        assertThat(keep(now).cell()).isEqualTo(new Cell(14, 2));
        assertThat(Building.named(now.level("one"), "mill")).contains(Building.whole("mill", new Cell(0, 1), 3));
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-71")
    void a_hut_of_one_point_falls_and_is_a_ruin_that_is_shaken_no_more(Profile profile) {
        Expeditions play = built(hill(profile), "hut", new Cell(1, 1), 1);
        cast(play, MAGE, "SP-71", "way:east");

        Unfolding u = turns(play, 4);

        assertThat(u.since(0).stream().filter(SpellEvent.BuildingShaken.class::isInstance))
                .hasSize(1);
        assertThat(Views.of(u.world(), u.state(), new Seat.Company()).toString())
                .contains("the ruins of a hut");
    }

    @Test
    @Rule("SP-71")
    void those_who_are_there_see_the_cracks_and_only_the_referee_counts_the_points() {
        Expeditions play = built(hill(Profile.ORIGINAL), "keep", new Cell(1, 1), 10);
        CampaignState before = play.state();
        SpellEvent.BuildingShaken shaken =
                new SpellEvent.BuildingShaken("one", keep(before).shaken(1, new Cell(1, 1)));
        CampaignState after = Evolve.apply(before, shaken);

        assertThat(told(play, before, after, shaken, new Seat.Company()))
                .contains("Cracks run through the keep")
                .doesNotContain("9");
        assertThat(told(play, before, after, shaken, REFEREE)).contains("9 structural points");
        assertThat(Views.of(play.world(), after, new Seat.Company()).toString()).contains("a cracked keep");
        CampaignState away = after.withPlace(new Place.Town());
        assertThat(told(play, before, away, shaken, new Seat.Company())).isEmpty();
    }

    private static String told(Expeditions play, CampaignState before, CampaignState after, Event event, Seat seat) {
        return Narrator.tell(play.world(), before, after, event, seat).stream()
                .map(Line::text)
                .collect(Collectors.joining());
    }

    @Test
    @Rule("SP-71")
    void the_referee_sets_them_from_what_is_offered_out_of_doors_and_takes_them_away_again() {
        Expeditions play = hill(Profile.ORIGINAL);
        assertThat(Actions.of(play.world(), play.state(), REFEREE))
                .anyMatch(offer -> offer.id().equals("set-building"));
        assertThat(Actions.read(
                        play.world(),
                        play.state(),
                        REFEREE,
                        new Pick(
                                "set-building",
                                Map.of("name", List.of("keep"), "cell", List.of("1,1"), "points", List.of("10")))))
                .isEqualTo(new Reading.Understood(new RefereeCommand.SetBuilding("keep", new Cell(1, 1), 10, "")));
        assertThat(set(play, "keep", new Cell(40, 40), 10)).isInstanceOf(Decision.Refused.class);
        assertThat(set(play, " ", new Cell(1, 1), 10)).isInstanceOf(Decision.Refused.class);
        assertThat(set(play, "keep", new Cell(1, 1), 101)).isInstanceOf(Decision.Refused.class);
        assertThat(set(play(mage(1)), "keep", new Cell(1, 1), 10)).isInstanceOf(Decision.Refused.class);

        Expeditions gone = built(built(play, "keep", new Cell(1, 1), 10), "keep", new Cell(1, 1), 0);
        assertThat(Building.all(gone.state().level("one"))).isEmpty();
    }
}
