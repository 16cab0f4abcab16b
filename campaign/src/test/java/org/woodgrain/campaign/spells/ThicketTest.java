package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;

/** Thickets of thorns: how much grows, whom it stops, and how fire goes through it. */
@UnderBothProfiles
class ThicketTest {
    private static final Scenery WOODS = Scenery.OPEN.withTerrain(Scenery.Terrain.WOODS);

    /** A hall of ten by ten squares, twenty feet high, all of it seen. */
    private static Expeditions hall(Profile profile, Adventurer... company) {
        String[] drawn = new String[20];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = i % 2 == 0 ? "" : " 1".repeat(10);
        }
        Expeditions play = Expeditions.begin(
                profile, Plans.draw(drawn).level(), new Cell(5, 5), Direction.NORTH, List.of(company));
        return play.given(state -> state.withScenery("one", WOODS).changeLevel("one", level -> {
            TreeSet<Cell> seen =
                    new TreeSet<>(play.world().level("one").orElseThrow().floor());
            return level.withSeen(seen);
        }));
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world().now(play.state()), play.state(), ScriptedDice.none(), new Consequences());
    }

    private static void turn(Unfolding u) {
        u.emit(new ClockEvent.TurnEnded(1, new TreeMap<>()));
    }

    private static String block(int x, int y, int wide, int high) {
        return IntStream.range(0, wide * high)
                .mapToObj(i -> "cell:" + (x + i % wide) + "," + (y + i / wide))
                .reduce((a, b) -> a + "|" + b)
                .orElseThrow();
    }

    @Test
    @Rule({"SP-40", "SP-49"})
    void five_by_six_squares_are_thirty_however_high_the_place(Profile profile) {
        Expeditions about = hall(profile, mage(9, "SP-40"));
        cast(about, MAGE, "SP-40", "cell:5,5");
        assertThat(effects(about, "SP-40")).hasSize(30);

        Expeditions shaped = hall(profile, mage(9, "SP-40"));
        cast(shaped, MAGE, "SP-40", block(2, 1, 5, 6));
        assertThat(effects(shaped, "SP-40")).hasSize(30).allSatisfy(effect -> {
            Cell cell = ((Effect.On.OnCell) effect.on()).cell();
            assertThat(cell.x()).isBetween(2, 6);
            assertThat(cell.y()).isBetween(1, 6);
        });

        Expeditions mud = hall(profile, mage(9, "SP-49"));
        cast(mud, MAGE, "SP-49", block(2, 1, 5, 6), 1, 1, 1);
        assertThat(effects(mud, "SP-49").getFirst().word(Mire.CELLS).split(" ", -1))
                .hasSize(30);
    }

    @Test
    @Rule("SP-40")
    void squares_that_are_not_joined_or_too_many_are_refused() {
        Expeditions play = hall(Played.profile(), mage(9, "SP-40"));
        for (String wrong : List.of("cell:1,1|cell:3,1", block(1, 1, 8, 4), "cell:5,5|cell:5,10")) {
            assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-40", Aim.targets(wrong)))
                    .as(wrong)
                    .isPresent();
        }
    }

    @Test
    @Rule({"SP-40", "SP-21"})
    void one_throw_clears_all_of_a_casting(Profile profile) {
        Expeditions play = hall(profile, mage(9, "SP-40", "SP-21"));
        cast(play, MAGE, "SP-40", "cell:5,5");
        cast(play, MAGE, "SP-21", "cell:5,5");
        assertThat(effects(play, "SP-40")).isEmpty();
    }

    @Test
    @Rule("SP-40")
    void fire_clears_a_square_a_turn_and_goes_on_with_the_wind(Profile profile) {
        for (boolean wind : new boolean[] {true, false}) {
            Expeditions play = hall(profile, mage(9, "SP-40"))
                    .given(state -> state.withScenery(
                                    "one", wind ? WOODS.withWind(new Wind(WindForce.LIGHT, Bearing.WEST)) : WOODS)
                            .withLights(List.of(new Light(MAGE, new ItemId("torch"), false, 6))));
            cast(play, MAGE, "SP-40", block(2, 2, 4, 2));
            Unfolding u = unfolding(play);
            u.emit(new DelveEvent.Moved("one", new Cell(2, 2), Direction.EAST));
            assertThat(u.state().effects().of("SP-40")).hasSize(7);
            turn(u);
            turn(u);
            assertThat(u.state().effects().of("SP-40")).hasSize(wind ? 5 : 7);
            turn(u);
            turn(u);
            assertThat(u.state().effects().of("SP-40")).hasSize(wind ? 4 : 7);
        }
    }

    @Test
    @Rule({"SP-40", "SP-24"})
    void a_fire_ball_sets_all_that_it_fills_alight(Profile profile) {
        Expeditions play =
                hall(profile, mage(9, "SP-40", "SP-24").withMaxHitPoints(200).withHitPoints(200));
        cast(play, MAGE, "SP-40", block(1, 1, 2, 2));
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1), new Consequences());
        Casting.carryOut(u, new Caster.Member(MAGE), "SP-24", List.of("cell:1,1"));
        assertThat(u.state().effects().of("SP-40")).hasSize(4);
        turn(u);
        assertThat(u.state().effects().of("SP-40")).isEmpty();
    }

    @Test
    @Rule("SP-40")
    void an_enemy_in_the_woods_lays_a_belt_across_the_way_that_keeps_the_sides_apart(Profile profile) {
        Expeditions play = meeting(hall(profile, mage(9)), Encounter.Phase.BATTLE, 40, "wizard", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(each ->
                                        each.withNumber("spells-drawn", 1).withNumber(MonsterCasting.key("SP-40"), 1))
                                .toList()))));
        List<List<String>> wits = new GrowthOfPlants().wits(scene(play));
        assertThat(wits).hasSize(1);
        assertThat(GrowthOfPlants.between(play.world(), play.state())).isFalse();
        cast(play, new Caster.Monster(foe(1)), "SP-40", String.join("|", wits.getFirst()));
        assertThat(GrowthOfPlants.between(play.world(), play.state())).isTrue();
        assertThat(effects(play, "SP-40")).hasSize(10);
        assertThat(new GrowthOfPlants().wits(scene(play))).isEmpty();
    }

    private static Scene scene(Expeditions play) {
        return Scene.of(
                play.world(),
                play.state(),
                new Caster.Monster(foe(1)),
                play.world().book().spells().spell("SP-40"));
    }
}
