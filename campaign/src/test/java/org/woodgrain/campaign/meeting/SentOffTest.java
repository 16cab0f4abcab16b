package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.ScriptedDice;

@UnderBothProfiles
@DisplayName("The referee sends off those who are met")
class SentOffTest {
    private static CampaignState after() {
        Scene scene = Scene.played(Openings.ROOM).fighter("Alaric").lit();
        List<Foe> foes = Scene.foes("orc", 2);
        scene.dwellers("r", foes);
        Effect asleep = new Effect(
                "e1",
                "SP-08",
                "asleep",
                new Effect.On.OnFoe(new FoeId("orc1")),
                "",
                Effect.Unit.TURNS,
                9,
                new TreeMap<>(),
                false);
        CampaignState met = scene.state
                .withEffects(List.of(asleep))
                .withEncounter(Optional.of(
                        Encounter.begun(foes, Scene.LEVEL, Optional.of("r"), new Cell(4, 1), Phase.INTENT, List.of())));
        Decision decision = scene.campaign.decide(
                met,
                new Order("o", new Seat.Referee(), new RefereeCommand.Dismiss("they are needed elsewhere")),
                ScriptedDice.none());
        return Evolve.applyAll(met, ((Decision.Accepted) decision).events());
    }

    @Test
    @DisplayName("and they are gone from their room as well")
    void gone() {
        assertThat(after().encounter()).isEmpty();
        assertThat(after().level(Scene.LEVEL).room("r").dwellers()).isEmpty();
    }

    @Test
    @DisplayName("and no magic is left on them")
    void unspelled() {
        assertThat(after().effects()).isEmpty();
    }
}
