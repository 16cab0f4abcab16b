package org.woodgrain.campaign.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.referee.RefereeDecider;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;

/** The wind over a place: thrown for each day out of doors, or set by the referee. */
class BreezeTest {

    @Test
    @Rule({"NA-19", "NA-24"})
    void a_nine_is_a_fresh_wind_and_a_six_brings_it_from_the_south_west() {
        Expeditions play = out(Profile.ORIGINAL);
        play.doing(Breeze::turn, ScriptedDice.of(4, 5, 6));
        assertThat(Outdoors.now(play.state()).wind()).isEqualTo(new Wind(WindForce.FRESH, Bearing.SOUTH_WEST));
        assertThat(Outdoors.seen(play.state()).told()).isEqualTo("a fresh wind from the south-west");
    }

    @Test
    void the_classic_procedures_know_none_an_ordinary_wind_and_a_gale() {
        for (Map.Entry<List<Integer>, WindForce> each : Map.of(
                        List.of(1, 1), WindForce.CALM,
                        List.of(1, 2, 1), WindForce.LIGHT,
                        List.of(5, 6, 1), WindForce.LIGHT,
                        List.of(6, 6, 1), WindForce.GALE)
                .entrySet()) {
            Expeditions play = out(Profile.CLASSIC);
            ScriptedDice dice =
                    ScriptedDice.of(each.getKey().stream().mapToInt(i -> i).toArray());
            play.doing(Breeze::turn, dice);
            dice.requireAllThrown();
            assertThat(Outdoors.now(play.state()).wind().force()).isEqualTo(each.getValue());
        }
    }

    @Test
    @Rule("NA-19")
    void a_new_day_brings_a_new_wind_out_of_doors_and_none_below() {
        for (boolean open : new boolean[] {true, false}) {
            Expeditions play = out(Profile.ORIGINAL)
                    .given(state -> state.withScenery("one", open ? Scenery.OPEN : Scenery.BELOW)
                            .withClock(new Clock(3, Clock.TURNS_IN_DAY - 1, 0)));
            play.order(new DelveCommand.Rest(2), ScriptedDice.none().afterwards((s, n) -> 3));
            assertThat(play.events(ClockEvent.WindTurned.class)).hasSize(open ? 1 : 0);
            assertThat(play.told().contains("A light breeze from the east blows."))
                    .isEqualTo(open);
        }
    }

    @Test
    void the_referee_sets_it_or_throws_for_it_under_the_open_sky_only() {
        Expeditions play = out(Profile.ORIGINAL);
        Seat referee = new Seat.Referee();
        Map<String, List<String>> fields = new TreeMap<>();
        Offer offer = Actions.of(play.world(), play.state(), referee).stream()
                .filter(each -> each.id().equals("set-scenery"))
                .findFirst()
                .orElseThrow();
        offer.fields().forEach(field -> fields.put(field.name(), List.of(field.preset())));
        fields.put("wind", List.of("light"));
        fields.put("from", List.of("north-west"));
        Reading read = Actions.read(play.world(), play.state(), referee, new Pick("set-scenery", fields));
        play.rules(((Reading.Understood) read).command());
        assertThat(Outdoors.now(play.state()))
                .isEqualTo(Scenery.OPEN.withWind(new Wind(WindForce.LIGHT, Bearing.NORTH_WEST)));
        assertThat(play.told()).contains("About the place: a light breeze from the north-west.");

        assertThat(Actions.read(play.world(), play.state(), referee, new Pick("roll-wind", Map.of())))
                .isEqualTo(new Reading.Understood(new RefereeCommand.RollWind()));
        play.given(state -> state.withScenery("one", Scenery.BELOW));
        assertThat(Actions.of(play.world(), play.state(), referee))
                .noneMatch(each -> each.id().equals("roll-wind"));
        assertThat(RefereeDecider.check(play.world(), play.state(), referee, new RefereeCommand.RollWind()))
                .contains(new GeneralRefusal.NotNow("throw for the wind", "the company is not under the open sky"));
    }

    private static Expeditions out(Profile profile) {
        return Expeditions.begin(
                        profile,
                        Plans.draw("", " . . . . ").level(),
                        new Cell(0, 0),
                        Direction.EAST,
                        Company.of(Company.FIGHTER))
                .given(state -> state.withScenery("one", Scenery.OPEN));
    }
}
