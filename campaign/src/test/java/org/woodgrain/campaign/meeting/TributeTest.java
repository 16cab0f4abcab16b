package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Raiders who are the weaker side offer what they carry; the company takes it or does not. */
class TributeTest {
    private static final String[] PASSAGE = {
        "+-------------------------------------------------+",
        "|. . . . . . . . . . . . . . . . . . . . . . . . @|",
        "+-------------------------------------------------+",
    };

    /** Four goblins of three silver pieces each meet three members of the second level, and waver. */
    private static Scene met(Profile profile, int silver) {
        Scene scene = Scene.of(profile, PASSAGE);
        List.of("Alaric", "Berta", "Cuno").forEach(name -> scene.member(name, 2, 10, Purse.EMPTY));
        scene.lit().at(5, 0);
        List<Foe> foes = Scene.foes("goblin", 4).stream()
                .map(foe -> foe.withCarried(new Purse(0, 0, 0, silver, 0)))
                .toList();
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(foes, Scene.LEVEL, Optional.empty(), new Cell(9, 0), Phase.INTENT, List.of())
                        .met(40, new Cell(9, 0))
                        .withKindKnown()));
        scene.order(
                new MeetingCommand.Wait(),
                ScriptedDice.none().on(DiceStream.REFEREE, 4, 3).afterwards(FastDice.seeded(1)));
        return scene;
    }

    private static Scene met(Profile profile) {
        return met(profile, 3);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"EN-35", "CE-16"})
    void they_hold_out_their_purses_and_take_the_road_when_the_company_takes_them(Profile profile) {
        Scene scene = met(profile);
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.TRIBUTE);
        assertThat(scene.told(new Seat.Company())).contains("12 sp");
        scene.order(new MeetingCommand.TakeTribute(), FastDice.seeded(2));
        assertThat(scene.one(MeetingEvent.MeetingEnded.class).how()).isEqualTo("parted");
        assertThat(scene.one(MeetingEvent.TributePaid.class).from()).hasSize(4);
        Hoard lies = Optional.ofNullable(scene.state.level(Scene.LEVEL).piles().get(new Cell(5, 0)))
                .orElseThrow();
        assertThat(lies.coins()).isEqualTo(new Purse(0, 0, 0, 12, 0));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"EN-35", "CE-16"})
    void nobody_need_take_it(Profile profile) {
        Scene waits = met(profile);
        waits.order(new MeetingCommand.Wait(), FastDice.seeded(2));
        assertThat(waits.meeting().talk().mood()).isEqualTo(Mood.WITHDRAW);
        assertThat(waits.meeting().phase()).isEqualTo(Phase.ROUT);

        Scene fights = met(profile);
        fights.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(2));
        assertThat(fights.all(MeetingEvent.FirstGiven.class)).anyMatch(MeetingEvent.FirstGiven::company);

        Scene goes = met(profile);
        goes.order(new MeetingCommand.Leave(), FastDice.seeded(2));
        assertThat(goes.one(MeetingEvent.MeetingEnded.class).how()).isEqualTo("parted");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void who_has_nothing_leaves_and_nothing_can_be_taken_of_him(Profile profile) {
        Scene scene = met(profile, 0);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
        assertThat(scene.refused(new MeetingCommand.TakeTribute())).isInstanceOf(MeetingRefusal.NoTribute.class);
    }
}
