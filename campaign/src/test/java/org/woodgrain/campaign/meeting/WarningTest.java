package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.meeting.Openings.ROOM;
import static org.woodgrain.campaign.meeting.Openings.ones;
import static org.woodgrain.campaign.meeting.Openings.referee;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Encounter.Surprised;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;

@UnderBothProfiles
@DisplayName("With one who listens at the door")
class WarningTest {
    private final Edge door = new Edge(new Cell(3, 1), Direction.WEST);

    private Scene ogreComes() {
        return comes("ogre");
    }

    private Scene comes(String monster) {
        Scene scene =
                Scene.played(ROOM).fighter("Alaric").fighter("Berta").lit().at(4, 1);
        scene.state = scene.state.withWanderers(
                Optional.of(new Wanderers(List.of(new Band(monster, 1)), new Cell(3, 1), Optional.of(door), true)));
        return scene.doing(ones(referee()), Meetings::beginWanderers);
    }

    @Test
    @Rule({"EX-27", "EN-36"})
    @DisplayName("heavy footsteps give a round to act, and tell neither kind nor number")
    void heard() {
        Scene scene = ogreComes();
        assertThat(scene.meeting().phase()).isEqualTo(Phase.WARNED);
        assertThat(scene.told(new Seat.Company())).contains("heavy footsteps").doesNotContainIgnoringCase("ogre");
        scene.order(new MeetingCommand.Wait(), referee(5, 4, 4));
        assertThat(scene.meeting().surprised()).isEqualTo(Surprised.NOBODY);
        assertThat(scene.meeting().distance()).isEqualTo(10);
        assertThat(scene.state.level(Scene.LEVEL).door(door).open()).isTrue();
        assertThat(scene.state.wanderers()).isEmpty();
    }

    @Test
    @Rule({"EX-28", "SP-02"})
    @DisplayName("a door held by magic keeps the ogre out, and no meeting takes place")
    void held() {
        Scene scene = ogreComes();
        scene.state = scene.state.withEffects(List.of(new Effect(
                "e1",
                "SP-02",
                "held",
                new Effect.On.OnDoor(Scene.LEVEL, door),
                "alaric",
                Effect.Unit.TURNS,
                7,
                new TreeMap<>(),
                false)));
        scene.doing(referee(), Meetings::acted);
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.state.wanderers()).isEmpty();
        assertThat(scene.told(new Seat.Company())).contains("It holds");
    }

    @Test
    @Rule("UX-16")
    @DisplayName("a door held by shoulders keeps an orc out on a 3, and is pushed in on a 2")
    @OnlyUnder(value = Profile.ORIGINAL, because = "UX-16; CD-14 lets nobody hold a door by weight")
    void shoulders() {
        Scene holds = comes("orc");
        MeetingCommand hold = new MeetingCommand.HoldDoor(
                List.of(holds.state.company().getFirst().id()));
        holds.order(hold, referee(2, 3, 6));
        assertThat(holds.state.encounter()).isEmpty();
        assertThat(holds.told(new Seat.Company()))
                .contains("weight against the door")
                .contains("It holds");
        Scene yields = comes("orc");
        yields.order(hold, referee(6, 5, 2, 4, 4));
        assertThat(yields.meeting().phase()).isEqualTo(Phase.INTENT);
        assertThat(yields.meeting().surprised()).isEqualTo(Surprised.NOBODY);
        assertThat(yields.told(new Seat.Company())).contains("The door is pushed in.");
    }

    @Test
    @Rule("UX-16")
    @DisplayName("giants push it in on a 4, and a free door holds nobody up")
    @OnlyUnder(value = Profile.ORIGINAL, because = "UX-16; CD-14 lets nobody hold a door by weight")
    void giants() {
        Scene giant = comes("hill-giant");
        giant.order(
                new MeetingCommand.HoldDoor(
                        List.of(giant.state.company().getFirst().id())),
                referee(1, 4, 4, 4));
        assertThat(giant.meeting().phase()).isEqualTo(Phase.INTENT);
        Scene free = comes("orc");
        free.doing(referee(5, 4, 4), Meetings::acted);
        assertThat(free.all(DelveEvent.DoorOpened.class)).hasSize(1);
    }

    @Test
    @Rule("CD-15")
    @DisplayName("a spiked door gives way on a 1 while they keep trying")
    void spiked() {
        Scene scene = ogreComes();
        scene.state =
                scene.state.changeLevel(Scene.LEVEL, now -> now.withDoor(door, DoorState.UNTOUCHED.withSpikes(1)));
        Scene holds = scene;
        holds.doing(referee(2, 3, 6), Meetings::acted);
        assertThat(holds.state.encounter()).isEmpty();
    }

    @Test
    @Rule({"EX-27", "EX-29"})
    @DisplayName("a company that slips out of sight is not met, and owes no rest")
    void slipsAway() {
        Scene scene = Scene.played(
                        "+-------------+", //
                        "|@ . .d. . . .|",
                        "+-----+---+ + |",
                        "          |. .|",
                        "          +---+")
                .fighter("Alaric")
                .lit()
                .at(5, 0);
        scene.state = scene.state.withWanderers(Optional.of(new Wanderers(
                List.of(new Band("ogre", 1)),
                new Cell(3, 0),
                Optional.of(new Edge(new Cell(3, 0), Direction.WEST)),
                true)));
        scene.doing(ones(referee()), Meetings::beginWanderers);
        scene.order(
                new MeetingCommand.Flee(Optional.of(new Cell(5, 1)), List.of(), Optional.empty(), List.of()),
                referee());
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.all(ClockEvent.RestOwed.class)).isEmpty();
        assertThat(scene.told(new Seat.Company())).contains("You are gone before they come.");
    }

    @Test
    @DisplayName("an ooze comes in through the cracks whoever holds the door, and without a die")
    @OnlyUnder(value = Profile.ORIGINAL, because = "UX-16; CD-14 lets nobody hold a door by weight")
    void seeps() {
        Scene ooze = comes("black-pudding");
        ooze.order(
                new MeetingCommand.HoldDoor(
                        List.of(ooze.state.company().getFirst().id())),
                referee(4, 4, 4));
        assertThat(ooze.told(new Seat.Company())).contains("comes in through the cracks of the door");
        assertThat(ooze.state.level(Scene.LEVEL).door(door).broken()).isFalse();
        assertThat(ooze.state.encounter()).isPresent();
    }

    @Test
    @DisplayName("what batters walls breaks the door when pushing does not serve")
    @OnlyUnder(value = Profile.ORIGINAL, because = "UX-16; CD-14 lets nobody hold a door by weight")
    void batters() {
        Scene giant = comes("earth-elemental-8");
        // a round of pushing, in vain; then the door goes
        giant.order(
                new MeetingCommand.HoldDoor(
                        List.of(giant.state.company().getFirst().id())),
                referee(1, 6, 4, 4, 4));
        assertThat(giant.told(new Seat.Company())).contains("battered to pieces");
        assertThat(giant.state.level(Scene.LEVEL).door(door).broken()).isTrue();
    }
}
