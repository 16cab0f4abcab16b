package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;

/** How far monsters follow a company that runs. */
class LeashTest {
    private static final String[] LONG = {
        "+-----------------------------------------+",
        "|1 1 1d. . . . . . . . . . . . . . . . . @|",
        "+-----------------------------------------+",
    };

    private static Scene met(String monster, Optional<String> room) {
        Scene scene = Scene.original(LONG).fighter("Alaric").lit().at(8, 0);
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(Scene.foes(monster, 1), Scene.LEVEL, room, new Cell(4, 0), Phase.INTENT, List.of())
                        .met(40, new Cell(4, 0))));
        return scene;
    }

    private static ScriptedDice any(int seed) {
        return ScriptedDice.none().afterwards(FastDice.seeded(seed));
    }

    @ParameterizedTest
    @Rule("EN-21")
    @CsvSource({
        "orc, , true",
        "orc, 1, true",
        "sorcerer, , false",
        "white-dragon, 1, false",
        "giant-lizard, 1, false",
        "giant-lizard, , true",
        "minotaur, 1, true",
        "minotaur, , true",
        "skeleton, 1, true"
    })
    void some_do_not_follow_at_all(String monster, String room, boolean follows) {
        Scene scene = met(monster, Optional.ofNullable(room));
        scene.order(new MeetingCommand.Flee(Optional.empty(), List.of(), Optional.empty(), List.of()), any(3));
        assertThat(scene.all(MeetingEvent.FlightBegun.class).isEmpty()).isEqualTo(!follows);
    }

    @ParameterizedTest
    @Rule("EN-21")
    @CsvSource({"1, true", "2, false"})
    void raiders_run_after_a_company_only_while_they_are_no_weaker(int level, boolean follows) {
        Scene scene = met("orc", Optional.empty());
        scene.state = scene.state.withOrder(List.of());
        scene.member("Berta", level, 10, org.woodgrain.rules.equipment.Purse.EMPTY)
                .lit();
        scene.order(MeetingCommand.Flee.home(), any(3));
        assertThat(scene.all(MeetingEvent.FlightBegun.class).isEmpty()).isEqualTo(!follows);
    }

    @Test
    @Rule({"EN-33", "EN-35"})
    void what_lies_in_wait_slips_off_when_it_cannot_make_up_its_mind() {
        int slipped = 0;
        for (int seed = 1; seed < 60; seed++) {
            Scene scene = Scene.original(LONG)
                    .fighter("Alaric")
                    .fighter("Berta")
                    .lit()
                    .at(8, 0);
            scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                            Scene.foes("hobbit", 2),
                            Scene.LEVEL,
                            Optional.empty(),
                            new Cell(12, 0),
                            Phase.INTENT,
                            List.of())
                    .met(40, new Cell(12, 0))
                    .withKindKnown()));
            scene.order(new MeetingCommand.Wait(), any(seed));
            boolean undecided = scene.all(MeetingEvent.Reacted.class).stream()
                    .anyMatch(reacted -> reacted.mood() == Talk.Mood.WAIT);
            if (undecided) {
                slipped++;
                assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
            }
        }
        assertThat(slipped).isPositive();
    }
}
