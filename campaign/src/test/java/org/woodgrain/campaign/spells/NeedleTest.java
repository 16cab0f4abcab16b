package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class NeedleTest {

    private static Expeditions play(Hoard.Guard guard) {
        Hoard chest = new Hoard(
                "h",
                "in a chest",
                new Cell(1, 2),
                Hoard.Vessel.CHEST,
                Purse.EMPTY,
                List.of(Company.thing("cup", "loot", "cup", 1, 10)),
                Hoard.Hiding.NONE,
                guard,
                false,
                true,
                false,
                false,
                false);
        return Magicians.play(
                        cleric(7, Alignment.LAW, "SP-98").withMaxHitPoints(30).withHitPoints(30))
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", new RoomState(true, true, List.of(), List.of(chest)))));
    }

    private static void opens(Expeditions play) {
        play.order(
                new DelveCommand.Work(List.of(new DelveCommand.Task.Open(CLERIC, "h", false))), (stream, sides) -> 1);
        assertThat(play.events(DelveEvent.CatchTouched.class))
                .singleElement()
                .satisfies(touched -> assertThat(touched.sprung()).isTrue());
    }

    @Test
    @Rule({"SP-98", "DU-53"})
    void the_needle_of_a_touched_chest_pricks_without_harm() {
        Expeditions unaided = play(Hoard.Guard.NEEDLE);
        opens(unaided);
        assertThat(unaided.who(CLERIC).living()).isFalse();

        Expeditions play = play(Hoard.Guard.NEEDLE);
        play.order(new MagicCommand.Cast(CLERIC, "SP-98", List.of("chest:h")));
        opens(play);
        assertThat(play.who(CLERIC).living()).isTrue();
        assertThat(play.who(CLERIC).hitPoints()).isEqualTo(30);
    }

    @Test
    @Rule("SP-98")
    void gas_is_not_met_by_it() {
        Expeditions play = play(Hoard.Guard.GAS);
        play.order(new MagicCommand.Cast(CLERIC, "SP-98", List.of("chest:h")));
        opens(play);
        assertThat(play.who(CLERIC).hitPoints()).isLessThan(30);
    }

    @Test
    @Rule("SP-98")
    void a_chest_that_is_not_here_cannot_be_touched() {
        assertThat(play(Hoard.Guard.NEEDLE).refused(new MagicCommand.Cast(CLERIC, "SP-98", List.of("chest:far"))))
                .isInstanceOf(MagicRefusal.class);
    }
}
