package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Walls of stone and iron are plain matter, of so much and no more. */
@UnderBothProfiles
class WallsOfMatterTest {

    private static boolean refused(Expeditions play, String spell, String target) {
        return Casting.check(
                        play.world().now(play.state()),
                        play.state(),
                        new Caster.Member(MAGE),
                        spell,
                        Aim.targets(target))
                .isPresent();
    }

    @Test
    @Rule({"SP-51", "SP-52"})
    void in_a_hall_of_twenty_feet_five_pieces_of_stone_stand_and_two_of_iron(Profile profile) {
        String[] drawn = new String[20];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = i % 2 == 0 ? "" : " 1".repeat(10);
        }
        for (String spell : List.of("SP-51", "SP-52")) {
            for (boolean open : new boolean[] {false, true}) {
                Expeditions play = Expeditions.begin(
                                profile,
                                Plans.draw(drawn).level(),
                                new Cell(5, 5),
                                Direction.NORTH,
                                List.of(mage(9, spell)))
                        .given(state -> state.withScenery("one", open ? Scenery.OPEN : Scenery.BELOW));
                cast(play, MAGE, spell, "door:5,5,north");
                int all = spell.equals("SP-51") ? 10 : 5;
                assertThat(effects(play, spell)).hasSize(open ? all : all / 2);
            }
        }
    }

    @Test
    @Rule({"SP-51", "SP-52", "SP-70"})
    void disintegrate_opens_stone_and_iron_and_not_ice(Profile profile) {
        for (String wall : List.of("SP-51", "SP-52", "SP-37")) {
            Expeditions play = play(profile, mage(12, wall, "SP-70"))
                    .given(state -> state.withPlace(new Place.Underground("one", new Cell(5, 2), Direction.EAST)));
            cast(play, MAGE, wall, "door:5,2,east");
            Edge edge = new Edge(new Cell(5, 2), Direction.EAST);
            assertThat(Barriers.in(play.state(), "one", edge)).isPresent();
            boolean ice = wall.equals("SP-37");
            assertThat(refused(play, "SP-70", "door:5,2,east")).isEqualTo(ice);
            if (!ice) {
                cast(play, MAGE, "SP-70", "door:5,2,east");
                assertThat(Barriers.in(play.state(), "one", edge)).isEmpty();
            }
        }
    }

    @Test
    @Rule("SP-70")
    void it_makes_a_hole_in_a_wall_that_is_drawn(Profile profile) {
        Level two = Plans.draw("", " 1|1 ").level();
        Expeditions play = Expeditions.begin(profile, two, new Cell(0, 0), Direction.EAST, List.of(mage(12, "SP-70")));
        cast(play, MAGE, "SP-70", "door:0,0,east");
        assertThat(play.world().now(play.state()).level("one").orElseThrow().walls())
                .doesNotContain(new Edge(new Cell(0, 0), Direction.EAST));
    }

    /** A hall of a hundred feet, and somebody met in it thirty feet to the north. */
    private static Expeditions hall(Profile profile, String spell, String monster) {
        String[] drawn = new String[20];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = i % 2 == 0 ? "" : " 1".repeat(10);
        }
        Foe foe = new Foe(new FoeId("m1"), monster, monster, 20, 20, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        Level hall = Plans.draw(drawn).level();
        return Expeditions.begin(profile, hall, new Cell(5, 6), Direction.NORTH, List.of(mage(9, spell)))
                .given(state -> state.changeLevel("one", now -> now.withSeen(new TreeSet<>(hall.floor())))
                        .withEncounter(Optional.of(Encounter.begun(
                                        List.of(foe),
                                        "one",
                                        Optional.of("1"),
                                        new Cell(5, 3),
                                        Encounter.Phase.BATTLE,
                                        List.of())
                                .withDistance(30)
                                .withKindKnown())));
    }

    @Test
    @Rule({"SP-36", "SP-37"})
    void a_ring_of_thirty_feet_stops_a_gnoll_and_lets_an_ogre_through_burned(Profile profile) {
        for (String ring : List.of("ring|cell:5,6", "ring|foe:m1")) {
            Expeditions gnoll = hall(profile, "SP-36", "gnoll");
            cast(gnoll, MAGE, "SP-36", ring);
            assertThat(effects(gnoll, "SP-36").stream().filter(effect -> effect.on() instanceof Effect.On.OnDoor))
                    .as(ring)
                    .hasSize(12);
            assertThat(gnoll.state().encounter().orElseThrow().able()).as(ring).isEmpty();

            Expeditions ogre = hall(profile, "SP-36", "ogre");
            cast(ogre, MAGE, "SP-36", ring, 4);
            assertThat(ogre.state().encounter().orElseThrow().able())
                    .as(ring)
                    .singleElement()
                    .satisfies(foe -> assertThat(foe.hitPoints()).isEqualTo(16));
        }
        assertThat(refused(hall(profile, "SP-51", "ogre"), "SP-51", "ring|cell:5,6"))
                .isTrue();
    }
}
