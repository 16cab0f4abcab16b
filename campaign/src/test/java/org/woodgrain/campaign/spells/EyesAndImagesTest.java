package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** How far an eye and an image go, and what ends them. */
@UnderBothProfiles
class EyesAndImagesTest {

    private static Expeditions out(Profile profile, String... spells) {
        return play(profile, mage(12, spells))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                        .withScenery("one", Scenery.OPEN));
    }

    @Test
    @Rule("SP-42")
    void a_portcullis_lets_the_eye_through_and_a_shut_door_does_not(Profile profile) {
        for (Door.Kind kind : List.of(Door.Kind.PORTCULLIS, Door.Kind.DOOR)) {
            Level level = Plans.draw("", " . .d. . ")
                    .kind(new Edge(new Cell(1, 0), Direction.EAST), kind)
                    .level();
            Expeditions play = Expeditions.begin(
                            profile, level, new Cell(0, 0), Direction.EAST, List.of(mage(7, "SP-42")))
                    .given(state -> state.changeLevel("one", now -> now.withMoreSeen(level.floor())));
            cast(play, MAGE, "SP-42", "");
            assertThat(effects(play, "SP-42").getFirst().secret()).isFalse();
            assertThat(Directing.check(
                                    play.world(),
                                    play.state(),
                                    MAGE,
                                    effects(play, "SP-42").getFirst().id(),
                                    List.of("cell:3,0"))
                            .isEmpty())
                    .isEqualTo(kind == Door.Kind.PORTCULLIS);
        }
    }

    @Test
    @Rule("SP-42")
    void under_the_open_sky_it_goes_yards(Profile profile) {
        String row = " .".repeat(40) + " ";
        Level level = Plans.draw("", row).level();
        for (boolean open : new boolean[] {true, false}) {
            Expeditions play = Expeditions.begin(
                            profile, level, new Cell(0, 0), Direction.EAST, List.of(mage(7, "SP-42")))
                    .given(state -> state.withScenery("one", open ? Scenery.OPEN : Scenery.BELOW)
                            .changeLevel("one", now -> now.withMoreSeen(level.floor())));
            cast(play, MAGE, "SP-42", "");
            assertThat(Directing.check(
                                    play.world(),
                                    play.state(),
                                    MAGE,
                                    effects(play, "SP-42").getFirst().id(),
                                    List.of("cell:36,0"))
                            .isEmpty())
                    .isEqualTo(open);
        }
    }

    @Test
    @Rule({"SP-42", "SP-21"})
    void dispelling_the_caster_ends_his_eye(Profile profile) {
        Expeditions play = out(profile, "SP-42", "SP-21");
        cast(play, MAGE, "SP-42", "");
        cast(play, MAGE, "SP-21", "member:mirabel");
        assertThat(effects(play, "SP-42")).isEmpty();
    }

    @Test
    @Rule("SP-66")
    void an_image_round_a_corner_from_its_caster_is_gone(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-66"))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                        .changeLevel("one", level -> level.withMoreSeen(List.of(new Cell(6, 2)))));
        cast(play, MAGE, "SP-66", "cell:6,2");
        Unfolding u = unfolding(play);
        u.emit(new DelveEvent.Moved("one", new Cell(4, 2), Direction.EAST));
        assertThat(u.state().effects().of("SP-66")).hasSize(1);
        u.emit(new DelveEvent.Moved("one", new Cell(0, 1), Direction.EAST));
        assertThat(u.state().effects().of("SP-66")).isEmpty();
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world().now(play.state()), play.state(), ScriptedDice.none(), new Consequences());
    }
}
