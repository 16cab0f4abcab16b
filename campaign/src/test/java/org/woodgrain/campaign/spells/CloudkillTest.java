package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.BattleOrders;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;

/** A deadly cloud: whom it kills, who flees it, and where it drifts. */
@UnderBothProfiles
class CloudkillTest {
    private static final Edge EAST_DOOR = new Edge(new Cell(2, 2), Direction.EAST);

    @Test
    @Rule("SP-57")
    void orcs_and_an_ogre_in_the_cloud_die_and_a_troll_does_not(Profile profile) {
        for (String kind : List.of("orc", "ogre", "troll")) {
            Expeditions play = meeting(
                    play(profile, mage(9, "SP-57")).given(state -> at(state, 1, 3)),
                    Encounter.Phase.BATTLE,
                    20,
                    kind,
                    1,
                    20);
            cast(play, MAGE, "SP-57", "way:north");
            assertThat(standing(play, 1))
                    .as(kind)
                    .isEqualTo(kind.equals("troll") ? Foe.Standing.ABLE : Foe.Standing.DEAD);
        }
    }

    @Test
    @Rule("SP-57")
    void it_drifts_sixty_feet_a_turn_and_a_shut_door_stops_it() {
        Expeditions play = play(mage(9, "SP-57")).given(state -> at(state, 3, 2));
        cast(play, MAGE, "SP-57", "way:east");
        assertThat(effects(play, "SP-57").getFirst().on()).isEqualTo(new Effect.On.OnCell("one", new Cell(5, 2)));
        Unfolding u = patient(play);
        Time.turns(u, 1);
        assertThat(u.state().effects().getFirst().on()).isEqualTo(new Effect.On.OnCell("one", new Cell(11, 2)));

        Expeditions shut = play(mage(9, "SP-57"));
        assertThat(Casting.check(
                        shut.world(), at(shut.state(), 2, 2), new Caster.Member(MAGE), "SP-57", List.of("way:east")))
                .isPresent();
        assertThat(now(shut).doors()).containsKey(EAST_DOOR);
    }

    @Test
    @Rule("SP-57")
    void woods_fresh_winds_and_storms_scatter_it() {
        for (Scenery about : List.of(
                Scenery.OPEN.withTerrain(Scenery.Terrain.WOODS),
                Scenery.OPEN.withWind(new Wind(WindForce.FRESH, Bearing.NORTH)),
                Scenery.OPEN.withWind(new Wind(WindForce.GALE, Bearing.NORTH)),
                Scenery.OPEN.withWeather(Scenery.Weather.TORNADO))) {
            Expeditions play =
                    play(mage(9, "SP-57")).given(state -> at(state, 3, 2).withScenery("one", about));
            cast(play, MAGE, "SP-57", "way:east");
            Unfolding u = patient(play);
            Time.turns(u, 1);
            assertThat(u.state().effects()).noneMatch(effect -> effect.kind().equals("SP-57"));
        }
    }

    @Test
    @Rule("SP-57")
    void a_troll_in_the_cloud_is_not_seen_to_be_shot_at(Profile profile) {
        Expeditions play = meeting(
                play(profile, mage(9, "SP-57"), Magicians.fighter(1)).given(state -> at(state, 1, 3)),
                Encounter.Phase.BATTLE,
                20,
                "troll",
                1,
                20);
        cast(play, MAGE, "SP-57", "way:north");

        assertThat(BattleOrders.check(
                        play.world(),
                        play.state(),
                        List.of(new FighterOrder(Magicians.FIGHTER, new Deed.Shoot(Magicians.foe(1))))))
                .contains(new BattleRefusal.InCloud("Conan"));
    }

    @Test
    @Rule("SP-57")
    void out_of_doors_it_goes_where_the_wind_goes_sixty_feet_a_turn(Profile profile) {
        assertThat(drifted(profile, new Wind(WindForce.LIGHT, Bearing.WEST))).isEqualTo(new Cell(16, 8));
        assertThat(drifted(profile, new Wind(WindForce.LIGHT, Bearing.SOUTH_WEST)))
                .as("four squares from corner to corner are 56 feet")
                .isEqualTo(new Cell(14, 4));
    }

    @Test
    @Rule("SP-57")
    void in_a_calm_it_goes_straight_from_its_caster(Profile profile) {
        assertThat(drifted(profile, Wind.STILL)).isEqualTo(new Cell(10, 2));
    }

    private static Cell drifted(Profile profile, Wind wind) {
        Expeditions play =
                field(profile, mage(9, "SP-57")).given(state -> state.withScenery("one", Scenery.OPEN.withWind(wind)));
        cast(play, MAGE, "SP-57", "way:north");
        assertThat(effects(play, "SP-57").getFirst().on()).isEqualTo(new Effect.On.OnCell("one", new Cell(10, 8)));
        Unfolding u = patient(play);
        Time.turns(u, 1);
        return ((Effect.On.OnCell) u.state().effects().of("SP-57").getFirst().on()).cell();
    }

    @Test
    @Rule("SP-57")
    void a_wood_in_its_path_disperses_it() {
        Level wooded =
                Plans.draw("", " . . . . 1 1 1 1 ").room("1", "", "", "woods").level();
        Expeditions play =
                Expeditions.begin(Played.profile(), wooded, new Cell(0, 0), Direction.EAST, List.of(mage(9, "SP-57")));
        cast(play, MAGE, "SP-57", "way:east");
        Unfolding u = patient(play);
        Time.turns(u, 1);
        assertThat(u.state().effects().of("SP-57")).isEmpty();
    }

    @Test
    @Rule("SP-57")
    void those_with_wits_whom_it_would_kill_do_not_wait_for_it() {
        for (String kind : List.of("orc", "ogre", "troll", "skeleton", "green-slime")) {
            Expeditions play =
                    meeting(field(Played.profile(), mage(9, "SP-57")), Encounter.Phase.BATTLE, 80, kind, 1, 20);
            cast(play, MAGE, "SP-57", "way:north");
            assertThat(standing(play, 1))
                    .as(kind)
                    .isEqualTo(List.of("orc", "ogre").contains(kind) ? Foe.Standing.FLED : Foe.Standing.ABLE);
        }
    }

    @Test
    @Rule({"SP-57", "NA-24"})
    void wind_from_the_south_west_drives_what_drifts_to_the_north_east() {
        assertThat(Bearing.SOUTH_WEST.opposite()).isEqualTo(Bearing.NORTH_EAST);
    }

    private static Expeditions field(Profile profile, Adventurer... company) {
        String row = " .".repeat(20) + " ";
        String[] drawn = new String[40];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = i % 2 == 0 ? "" : row;
        }
        return Expeditions.begin(
                profile, Plans.draw(drawn).level(), new Cell(10, 10), Direction.NORTH, List.of(company));
    }

    private static Level now(Expeditions play) {
        return play.world().now(play.state()).level("one").orElseThrow();
    }

    private static CampaignState at(CampaignState state, int x, int y) {
        CampaignState there = state.withPlace(new Place.Underground("one", new Cell(x, y), Direction.EAST));
        return there.changeLevel("one", level -> {
            TreeSet<Cell> seen = new TreeSet<>(level.seen());
            for (int dx = -1; dx < 4; dx++) {
                seen.add(new Cell(x + dx, y));
            }
            return level.withSeen(seen);
        });
    }

    private static Unfolding patient(Expeditions play) {
        return new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
    }

    @Test
    @Rule("SP-57")
    void whoever_walks_into_it_dies_and_who_stands_in_a_shell_does_not(Profile profile) {
        for (boolean shell : List.of(true, false)) {
            Expeditions play = play(profile, mage(12, "SP-57", "SP-67"), Magicians.fighter(1))
                    .given(state -> at(state, 3, 2));
            cast(play, MAGE, "SP-57", "way:east");
            if (shell) {
                cast(play, MAGE, "SP-67", "");
            }
            Unfolding u = patient(play);
            u.emit(new DelveEvent.Moved("one", new Cell(5, 2), Direction.EAST));

            assertThat(u.state().adventurer(Magicians.FIGHTER).orElseThrow().living())
                    .as("in a shell: " + shell)
                    .isEqualTo(shell);
            assertThat(u.state().adventurer(MAGE).orElseThrow().living()).isTrue();
        }
    }
}
