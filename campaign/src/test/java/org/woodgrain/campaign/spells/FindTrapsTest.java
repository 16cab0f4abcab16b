package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.view.MapView;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class FindTrapsTest {

    /** A corridor with a pit so many squares to the east. */
    private static Expeditions pit(Profile profile, int squares) {
        var level = Plans.draw("+-+-+-+-+-+-+-+-+", "|. . . . . . . .|", "+-+-+-+-+-+-+-+-+")
                .trap(new Trap("pit", Trap.Kind.PIT, List.of(new Cell(squares, 0)), 10, "", true, false, ""))
                .level();
        return Expeditions.begin(
                profile, level, new Cell(0, 0), Direction.EAST, List.of(cleric(3, Alignment.LAW, "SP-84")));
    }

    @Test
    @Rule("SP-84")
    void a_trap_at_two_inches_is_located_and_at_four_not(Profile profile) {
        Expeditions near = pit(profile, 2);
        near.order(new MagicCommand.Cast(CLERIC, "SP-84", List.of()));
        assertThat(near.state().level("one").knownTraps()).containsExactly("pit");
        assertThat(near.told()).anyMatch(line -> line.contains("a mechanical trap at 2,0"));

        Expeditions far = pit(profile, 4);
        far.order(new MagicCommand.Cast(CLERIC, "SP-84", List.of()));
        assertThat(far.state().level("one").knownTraps()).isEmpty();
    }

    @Test
    @Rule("SP-84")
    void the_circle_moves_with_him() {
        Expeditions play = pit(Played.profile(), 4);
        play.order(new MagicCommand.Cast(CLERIC, "SP-84", List.of()));

        play.order(
                new DelveCommand.March(List.of(Direction.EAST), DelveCommand.Care.USUAL),
                ScriptedDice.none().afterwards((s, n) -> 1));

        assertThat(play.state().level("one").knownTraps()).containsExactly("pit");
    }

    @Test
    @Rule("SP-84")
    void how_it_works_is_not_told() {
        Expeditions play = pit(Played.profile(), 2);
        play.order(new MagicCommand.Cast(CLERIC, "SP-84", List.of()));

        assertThat(Views.of(play.world(), play.state(), new Seat.Company())
                        .map()
                        .orElseThrow()
                        .marks())
                .filteredOn(mark -> mark.cell().equals(new Cell(2, 0)))
                .extracting(MapView.Mark::text)
                .containsExactly("a mechanical trap");
        assertThat(play.told()).noneMatch(line -> line.contains("pit"));
    }

    @Test
    @Rule("SP-84")
    void the_trap_of_a_chest_is_avoided_without_a_throw() {
        Hoard chest = new Hoard(
                "h",
                "in a chest",
                new Cell(1, 2),
                Hoard.Vessel.CHEST,
                Purse.EMPTY,
                List.of(Company.thing("cup", "loot", "cup", 1, 10)),
                Hoard.Hiding.NONE,
                Hoard.Guard.NEEDLE,
                false,
                true,
                false,
                false,
                false);
        Expeditions play = Magicians.play(cleric(3, Alignment.LAW, "SP-84"))
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", new RoomState(true, true, List.of(), List.of(chest)))));
        play.order(new MagicCommand.Cast(CLERIC, "SP-84", List.of()));
        assertThat(play.told()).anyMatch(line -> line.contains("a mechanical trap in a chest"));

        play.order(
                new DelveCommand.Work(List.of(new DelveCommand.Task.Open(CLERIC, "h", false))), (stream, sides) -> 1);

        assertThat(play.events(DelveEvent.CatchTouched.class)).isEmpty();
        assertThat(play.events(DelveEvent.Opened.class)).hasSize(1);
        assertThat(play.who(CLERIC).living()).isTrue();
    }
}
