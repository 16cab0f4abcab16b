package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.MovingHill;

@UnderBothProfiles
class MovingHillTest {
    @Test
    @Rule("SP-71")
    void it_waits_a_turn_goes_three_hundred_yards_at_most_and_shakes_a_castle_by_a_point_a_turn() {
        assertThat(MovingHill.yards(1)).isZero();
        assertThat(MovingHill.yards(2)).isEqualTo(60);
        assertThat(MovingHill.yards(6)).isEqualTo(300);
        assertThat(MovingHill.yards(9)).isEqualTo(300);
        assertThat(MovingHill.shaken(1)).isZero();
        assertThat(MovingHill.shaken(2)).isEqualTo(1);
        assertThat(MovingHill.shaken(6)).isEqualTo(5);
    }

    @Test
    @Rule("SP-71")
    void whoever_is_on_the_block_rides_whoever_is_before_it_is_pushed_and_others_are_left_alone() {
        HillBlock block = new HillBlock(new Cell(10, 10), 3);
        assertThat(block.fate(new Cell(13, 10), Direction.EAST, 18)).isEqualTo(HillBlock.Fate.RIDES);
        assertThat(block.fate(new Cell(14, 10), Direction.EAST, 18)).isEqualTo(HillBlock.Fate.PUSHED);
        assertThat(block.fate(new Cell(31, 7), Direction.EAST, 18)).isEqualTo(HillBlock.Fate.PUSHED);
        assertThat(block.fate(new Cell(32, 10), Direction.EAST, 18)).isEqualTo(HillBlock.Fate.LEFT_ALONE);
        assertThat(block.fate(new Cell(14, 14), Direction.EAST, 18)).isEqualTo(HillBlock.Fate.LEFT_ALONE);
        assertThat(block.fate(new Cell(6, 10), Direction.EAST, 18)).isEqualTo(HillBlock.Fate.LEFT_ALONE);
        assertThat(block.fate(new Cell(6, 10), Direction.WEST, 18)).isEqualTo(HillBlock.Fate.PUSHED);
    }

    /** Ogres in the passage, fifty feet east of the company, on hilly ground all of which the company has seen. */
    private static Expeditions ogres(Profile profile) {
        Expeditions play =
                meeting(play(profile, mage(12, "SP-71"), fighter(1)), Encounter.Phase.INTENT, 50, "ogre", 2, 20);
        return play.given(state -> state.withScenery("one", Scenery.OPEN.withTerrain(Scenery.Terrain.HILLS))
                .withEncounter(state.encounter().map(each -> each.met(50, new Cell(6, 2))))
                .changeLevel("one", level -> {
                    TreeSet<Cell> seen = new TreeSet<>(level.seen());
                    for (int x = 0; x < 15; x++) {
                        seen.add(new Cell(x, 2));
                    }
                    return level.withSeen(seen);
                }));
    }

    private static Unfolding turns(Expeditions play, int turns) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        for (int i = 0; i < turns; i++) {
            u.emit(new ClockEvent.TurnEnded(i, new TreeMap<>()));
        }
        return u;
    }

    @Test
    @Rule("SP-71")
    void those_in_its_way_are_pushed_before_it_as_far_as_there_is_ground(Profile profile) {
        Expeditions play = ogres(profile);
        cast(play, MAGE, "SP-71", "way:east|cell:4,2|across:20");

        assertThat(turns(play, 1).state().encounter().orElseThrow().distance()).isEqualTo(50);
        Unfolding moved = turns(play, 2);
        Encounter meeting = moved.state().encounter().orElseThrow();
        assertThat(meeting.cell()).isEqualTo(new Cell(14, 2));
        assertThat(meeting.distance()).isEqualTo(130);
        assertThat(moved.state().underground().orElseThrow().cell()).isEqualTo(new Cell(1, 2));
        assertThat(moved.since(0))
                .filteredOn(MagicEvent.EffectChanged.class::isInstance)
                .map(event -> ((MagicEvent.EffectChanged) event).why())
                .contains("it moves east, it pushes those whom you have met before it");
    }

    @Test
    @Rule("SP-71")
    void the_company_on_it_rides_along_as_far_as_it_can(Profile profile) {
        Expeditions play = ogres(profile)
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(4, 2), Direction.EAST)));
        cast(play, MAGE, "SP-71", "way:east|cell:4,2|across:20");
        Unfolding u = turns(play, 2);
        assertThat(u.state().underground().orElseThrow().cell()).isEqualTo(new Cell(14, 2));
    }

    @Test
    @Rule("SP-71")
    void on_the_whole_hill_all_ride_together_and_a_block_leaves_the_hill_a_hill(Profile profile) {
        Expeditions whole = ogres(profile);
        cast(whole, MAGE, "SP-71", "way:east");
        Unfolding together = turns(whole, 3);
        assertThat(together.state().encounter().orElseThrow().distance()).isEqualTo(50);
        assertThat(together.state().underground().orElseThrow().cell()).isEqualTo(new Cell(1, 2));

        Expeditions play = ogres(profile);
        cast(play, MAGE, "SP-71", "way:east|cell:4,2|across:20");
        Unfolding gone = turns(play, 5);
        gone.emit(new MagicEvent.EffectEnded(
                gone.state().effects().of("SP-71").getFirst().id(), "its time is up"));
        assertThat(Outdoors.drawn(gone.state(), "one").terrain()).isEqualTo(Scenery.Terrain.HILLS);
    }

    @Test
    @Rule("SP-71")
    void a_block_too_great_or_without_a_spot_or_out_of_sight_is_refused() {
        assertThat(refusal("way:east", "cell:4,2", "across:721")).contains("10 to 720 feet");
        assertThat(refusal("way:east", "across:60")).contains("a spot");
        assertThat(refusal("way:east", "cell:40,2")).isNotEmpty();
        assertThat(refusal("way:east", "cell:4,2")).isEmpty();
        assertThat(refusal("way:east", "foe:m1")).isEmpty();
    }

    private static String refusal(String... targets) {
        Expeditions play = ogres(Played.profile());
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-71", List.of(targets))
                .map(Refusal::message)
                .orElse("");
    }
}
