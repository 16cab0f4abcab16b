package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.House;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.magic.Turning;
import org.woodgrain.rules.rulebook.Amendment;

/** An acolyte, skeletons, and a referee who lets six do where the book has seven. */
@Rule("CH-05")
class AmendedTurningTest {
    private static MagicEvent.UndeadFaced faces(Expeditions play, int... dice) {
        play.order(new MagicCommand.TurnUndead(CLERIC), ScriptedDice.of(dice).afterwards((stream, sides) -> 1));
        return play.events(MagicEvent.UndeadFaced.class).getFirst();
    }

    private static Expeditions skeletons(Profile profile) {
        return meeting(play(profile, cleric(1, Alignment.LAW)), Encounter.Phase.INTENT, 30, "skeleton", 2, 4);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void six_turns_skeletons_where_the_table_was_changed_and_the_log_says_so(Profile profile) {
        assertThat(faces(skeletons(profile), 3, 3).outcome()).isEqualTo(Turning.Outcome.FAILED);
        Expeditions play = skeletons(profile);
        play.rules(new RefereeCommand.ChangeRule(
                "CH-87", new House.How.Cell(new Amendment("turn-undead", "Skeleton", "c1", "6")), ""));
        MagicEvent.UndeadFaced faced = faces(play, 3, 3);
        assertThat(faced.outcome()).isEqualTo(Turning.Outcome.TURNED);
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), faced, new Seat.Company()))
                .anyMatch(line -> line.house().equals("turn-undead, Skeleton, c1: 6 in place of 7, from day 1"));
    }
}
