package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.CaptiveCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.equipment.Purse;

@DisplayName("People whom bandits hold in their lair")
class RescueTest {
    private static Foe prisoner(String id, String row) {
        TreeMap<String, Integer> marks = new TreeMap<>();
        marks.put(Marks.PRISONER, 1);
        return new Foe(new FoeId(id), row, id, 3, 3, Foe.Standing.SURRENDERED, Purse.EMPTY, marks);
    }

    private static Scene lair(Foe.Standing bandits) {
        Scene scene = Scene.classic(Openings.ROOM)
                .fighter("Alaric")
                .fighter("Berta")
                .lit()
                .at(3, 1);
        List<Foe> foes = new ArrayList<>(Scene.foes("bandit", 2));
        foes.replaceAll(foe -> foe.with(bandits));
        scene.dwellers("r", foes);
        scene.state = scene.state.changeLevel(
                Scene.LEVEL,
                now -> now.withRoom(
                        "r",
                        now.room("r")
                                .withPrisoners(List.of(
                                        prisoner("prisoner 1", "normal-human"), prisoner("prisoner 2", "acolyte")))));
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(foes, Scene.LEVEL, Optional.of("r"), new Cell(4, 1), Phase.BATTLE, List.of())
                        .met(10, new Cell(4, 1))
                        .withRound(1)
                        .withKindKnown()));
        return scene;
    }

    private static Scene won() {
        return lair(Foe.Standing.DEAD).doing((stream, sides) -> Math.min(4, sides), u -> Ending.of(u, "victory"));
    }

    @Test
    @DisplayName("nobody is told of them while the bandits hold the room, but the referee is")
    void hidden() {
        Scene scene = lair(Foe.Standing.ABLE);
        scene.state = scene.state.withEncounter(Optional.empty());
        scene.doing(ScriptedDice.none(), Sightings::look);
        assertThat(scene.all(CaptiveEvent.PrisonersFreed.class)).isEmpty();
        assertThat(Views.of(scene.campaign.world(), scene.state, new Seat.Company())
                        .toString())
                .doesNotContain("prisoner");
        scene.at(1, 1);
        assertThat(Views.of(scene.campaign.world(), scene.state, new Seat.Referee())
                        .hidden()
                        .orElseThrow()
                        .sections())
                .flatExtracting(View.Section::lines)
                .contains("held here: prisoner 2, acolyte, 3 hp");
    }

    @Test
    @DisplayName("they are cut loose when the fight for the room is won, and keep close to the foremost")
    void freed() {
        Scene scene = won();
        assertThat(scene.told(new Seat.Company()))
                .contains("People lie bound here and are cut loose: prisoner 1; prisoner 2, by trade an acolyte.")
                .contains("keep close to Alaric");
        assertThat(scene.state.followers()).hasSize(2);
        assertThat(scene.state.level(Scene.LEVEL).room("r").prisoners()).isEmpty();
        assertThat(Views.of(scene.campaign.world(), scene.state, new Seat.Company())
                        .place())
                .endsWith("; two prisoners keep close to Alaric");
    }

    @Test
    @DisplayName("they are found likewise where the bandits have left, and only once")
    void left() {
        Scene scene = lair(Foe.Standing.ABLE).dwellers("r", List.of());
        scene.state = scene.state.withEncounter(Optional.empty());
        scene.doing(ScriptedDice.none(), Sightings::look);
        assertThat(scene.one(CaptiveEvent.PrisonersFreed.class).freed()).hasSize(2);
        scene.doing(ScriptedDice.none(), Sightings::look);
        assertThat(scene.all(CaptiveEvent.PrisonersFreed.class)).isEmpty();
    }

    @Test
    @DisplayName("in town they go home; on the way they can be sent off like any captive")
    void home() {
        Scene scene = won();
        Decision sent = scene.campaign.decide(
                scene.state,
                new Order("o", new Seat.Company(), new CaptiveCommand.Release(new FoeId("prisoner 1"))),
                ScriptedDice.none());
        assertThat(sent).isInstanceOf(Decision.Accepted.class);
        scene.doing((stream, sides) -> Math.min(4, sides), Homecoming::arrive);
        assertThat(scene.one(CaptiveEvent.FreedWentHome.class).names()).containsExactly("prisoner 1", "prisoner 2");
        assertThat(scene.state.followers()).isEmpty();
    }
}
