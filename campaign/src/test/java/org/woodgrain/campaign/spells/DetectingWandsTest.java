package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.WandsTest.THING;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.dice.Dice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class DetectingWandsTest {
    private static final Dice QUIET = (stream, sides) -> 3;

    private static Adventurer bearer(String kind) {
        Adventurer who = Magicians.mage(1);
        List<Item> all = new ArrayList<>(who.items());
        all.add(WandsTest.known(kind, Carried.IN_HAND));
        return who.withItems(all);
    }

    private static Level corridor() {
        return Plans.draw("+-+-+-+-+-+-+-+-+", "|. . . . . . . .|", "+-+-+-+-+-+-+-+-+")
                .trap(new Trap("pit", Trap.Kind.PIT, List.of(new Cell(3, 0)), 10, "", true, false, ""))
                .level();
    }

    private static Expeditions play(Profile profile, String kind) {
        return Expeditions.begin(profile, corridor(), new Cell(0, 0), Direction.EAST, List.of(bearer(kind)));
    }

    private static Expeditions lying(Expeditions play, int squares, Purse coins, List<Item> things) {
        Cell cell = new Cell(squares, 0);
        return play.given(state -> state.changeLevel(
                "one", level -> level.withPiles(new TreeMap<>(Map.of(cell, Hoard.pile("h", cell, coins, things))))));
    }

    private static DeviceEvent.Sensed sense(Expeditions play, String power, String target) {
        play.order(new MagicCommand.UseDevice(MAGE, THING, power, Aim.targets(target)), QUIET);
        return play.events(DeviceEvent.Sensed.class).getFirst();
    }

    @Test
    @Rule({"MI-118", "MI-117"})
    void it_points_to_two_thousand_coins_at_twenty_feet(Profile profile) {
        Expeditions play = lying(play(profile, "MI-118"), 2, new Purse(0, 0, 0, 0, 2000), List.of());
        assertThat(sense(play, "metal", ""))
                .isEqualTo(new DeviceEvent.Sensed(MAGE, "MI-118", "precious metal", "east"));
        assertThat(play.told()).anyMatch(line -> line.contains("precious metal, to the east"));
        assertThat(play.state().charges(THING)).isZero();
        lying(play, 3, new Purse(0, 0, 0, 0, 2000), List.of());
        assertThat(sense(play, "metal", "").what()).isEmpty();
        lying(play, 2, new Purse(0, 0, 0, 0, 999), List.of());
        assertThat(sense(play, "metal", "").what()).isEmpty();
    }

    @Test
    @Rule("MI-118")
    void an_iron_grate_is_common_metal(Profile profile) {
        Level level = Plans.draw("+-+-+-+", "|. .p.|", "+-+-+-+").level();
        Expeditions play = Expeditions.begin(profile, level, new Cell(0, 0), Direction.EAST, List.of(bearer("MI-118")));
        assertThat(sense(play, "metal", "")).isEqualTo(new DeviceEvent.Sensed(MAGE, "MI-118", "common metal", "east"));
    }

    @Test
    @Rule("MI-120")
    void a_held_door_to_the_north_is_a_ward_and_takes_a_turn(Profile profile) {
        Expeditions play = Magicians.play(profile, bearer("MI-120"));
        play.given(state -> state.withEffects(List.of(new Effect(
                "e",
                "SP-02",
                "held",
                new Effect.On.OnDoor("one", new Edge(new Cell(1, 1), Direction.NORTH)),
                "",
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(),
                false))));
        int turn = play.state().clock().turn();
        assertThat(sense(play, "magic", "to:north")).isEqualTo(new DeviceEvent.Sensed(MAGE, "MI-120", "ward", "north"));
        assertThat(play.state().clock().turn()).isEqualTo(turn + 1);
        assertThat(sense(play, "magic", "to:south").what()).isEmpty();
        Refusal refusal = play.refused(new MagicCommand.UseDevice(MAGE, THING, "magic", List.of("to:nowhere")));
        assertThat(refusal.message()).contains("quarter");
    }

    @Test
    @Rule("MI-120")
    void a_sword_of_magic_lying_there_is_a_weapon(Profile profile) {
        Item sword = WandsTest.known("MI-001", Carried.STOWED).withId(new ItemId("s"));
        Expeditions play = lying(play(profile, "MI-120"), 1, Purse.EMPTY, List.of(sword));
        assertThat(sense(play, "magic", "to:east").what()).isEqualTo("weapon");
    }

    @Test
    @Rule("MI-121")
    void it_warns_of_a_pit_twenty_feet_ahead_once_and_not_of_what(Profile profile) {
        Expeditions play = play(profile, "MI-121");
        play.order(new DelveCommand.March(List.of(Direction.EAST), DelveCommand.Care.USUAL), QUIET);
        assertThat(play.events(DeviceEvent.Sensed.class))
                .containsExactly(new DeviceEvent.Sensed(MAGE, "MI-121", "something hidden", "east"));
        assertThat(play.state().level("one").knownTraps()).isEmpty();
        play.order(new DelveCommand.March(List.of(Direction.WEST), DelveCommand.Care.USUAL), QUIET);
        play.order(new DelveCommand.March(List.of(Direction.EAST), DelveCommand.Care.USUAL), QUIET);
        assertThat(play.events(DeviceEvent.Sensed.class)).isEmpty();
    }
}
