package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Share;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** The example expedition from first to last on its own map, with its own dice and no others. */
class ExampleExpeditionTest {
    private static final Edge D1 = edge(3, 3, Direction.WEST);
    private static final Edge EAST_DOOR = edge(8, 10, Direction.EAST);
    private static final Edge FAR_DOOR = edge(11, 10, Direction.EAST);
    private static final Cell STAIRS_DOWN = cell(11, 12);
    private static final Edge SECRET = edge(11, 11, Direction.SOUTH);

    /** Slanting ways run square here; every length is that of the example. */
    private static Level level() {
        return Plans.draw(
                        "+-+-+-+-+                ",
                        "|. . . .|                ",
                        "+-+-+-+ +                ",
                        "      |.|                ",
                        "      + +                ",
                        "      |.|                ",
                        "    +-+ +-+-+-+-+-+      ",
                        "    |8d. . . . . .       ",
                        "    +-+-+-+-+-+-+ +      ",
                        "                |.|      ",
                        "                + +      ",
                        "                |.|      ",
                        "                + +      ",
                        "                |.|      ",
                        "                + +      ",
                        "                |.|      ",
                        "                + +      ",
                        "                |.|      ",
                        "                + +-+-+-+",
                        "                |.|1 1 1|",
                        "              +-+ +     +-+",
                        "              |9d.d1 1 1d.|",
                        "              +-+ +     +-+",
                        "                |.|1 1 1|",
                        "                + +-+-+s+",
                        "                |.|   |.|",
                        "                +-+   +-+")
                .door(SECRET, Door.State.BY_THE_RULES, Optional.empty(), true)
                .stairs(new Stairs(cell(0, 0), Direction.WEST, true, Optional.empty()))
                .stairs(new Stairs(STAIRS_DOWN, Direction.SOUTH, false, Optional.of("two")))
                .level();
    }

    private static Level below() {
        return Plans.draw("", " . . ")
                .stairs(new Stairs(cell(0, 0), Direction.NORTH, true, Optional.of("one")))
                .named("two", 2)
                .level();
    }

    private static Foe gnoll(int number, int hitPoints) {
        return new Foe(
                new FoeId("g" + number),
                "gnoll",
                "gnoll " + number,
                hitPoints,
                hitPoints,
                Foe.Standing.ABLE,
                Purse.EMPTY,
                new TreeMap<>());
    }

    /** The six with two swords among them and a spell in the magic-user's memory. */
    private static List<Adventurer> company() {
        return Company.six().stream()
                .map(who -> who.id().equals(ELF) || who.id().equals(DWARF)
                        ? Company.with(
                                who,
                                new Item(
                                        new ItemId(who.id() + "-sword"),
                                        "EQI-10",
                                        "sword",
                                        1,
                                        0,
                                        0,
                                        Carried.IN_HAND,
                                        "",
                                        0))
                        : who.id().equals(MAGE) ? who.withSpells(new Spells(List.of("SP-02"), List.of("SP-02"))) : who)
                .toList();
    }

    private static Hoard hoard(
            String id,
            String where,
            Hoard.Vessel vessel,
            Purse coins,
            List<Item> things,
            Hoard.Hiding hiding,
            Hoard.Guard guard) {
        return new Hoard(
                id, where, cell(10, 9), vessel, coins, things, hiding, guard, false, false, false, false, false);
    }

    private static Item treasure(String id, String kind, String name, int gold) {
        return new Item(new ItemId(id), kind, name, 1, 20, gold * Coins.GOLD, Carried.STOWED, "", 0);
    }

    private static RoomState room() {
        return new RoomState(
                false,
                false,
                List.of(gnoll(1, 4), gnoll(2, 5)),
                List.of(
                        hoard(
                                "refuse",
                                "a refuse heap in the north corner",
                                Hoard.Vessel.HEAP,
                                Purse.EMPTY,
                                List.of(treasure("boots", "MI-158", "old boots", 10_000)),
                                Hoard.Hiding.FALSE_BOTTOM,
                                Hoard.Guard.NONE),
                        hoard(
                                "trunkA",
                                "a trunk by the wall",
                                Hoard.Vessel.CHEST,
                                Purse.EMPTY,
                                List.of(
                                        treasure("case", "loot", "onyx case", 1000),
                                        treasure("necklace", "jewelry", "jeweled necklace", 5000)),
                                Hoard.Hiding.FALSE_BOTTOM,
                                Hoard.Guard.NONE),
                        hoard(
                                "trunkB",
                                "a second trunk",
                                Hoard.Vessel.CHEST,
                                new Purse(0, 0, 0, 0, 2000),
                                List.of(),
                                Hoard.Hiding.NONE,
                                Hoard.Guard.NEEDLE)));
    }

    private final Expeditions play = Expeditions.begin(
                    Ruleset.of(Profile.ORIGINAL), List.of(level(), below()), cell(0, 0), Direction.EAST, company())
            .given(state -> state.withClock(new Clock(1, 48, Clock.QUARTER))
                    .changeLevel("one", level -> level.withRoom("1", room())));

    /** Walks on whatever comes into sight; the dice fall on the last step. */
    private void walk(Direction way, int steps, int... faces) {
        for (int i = 1; i < steps; i++) {
            play.order(new DelveCommand.March(List.of(way)));
        }
        play.order(new DelveCommand.March(List.of(way)), faces);
    }

    private void meanwhile(Consumer<Unfolding> what, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        play.given(state -> {
            Unfolding u = new Unfolding(play.world(), state, dice);
            what.accept(u);
            return u.state();
        });
        dice.requireAllThrown();
    }

    private void turnsOneAndTwo() {
        walk(Direction.EAST, 3);
        assertThat(play.cell()).isEqualTo(cell(3, 0));
        assertThat(play.quarters()).isEqualTo(2);
        walk(Direction.SOUTH, 3);
        assertThat(play.cell()).isEqualTo(cell(3, 3));
        assertThat(play.quarters()).isEqualTo(3);
        play.order(
                new DelveCommand.Work(
                        List.of(new Task.Listen(ELF, D1), new Task.Listen(DWARF, D1), new Task.Listen(HOBBIT, D1))),
                5,
                3,
                6,
                4);
        assertThat(play.told())
                .filteredOn(line -> line.contains("listens"))
                .hasSize(3)
                .allMatch(line -> line.endsWith("hears nothing."));
        assertThat(play.turn()).isEqualTo(2);
        walk(Direction.EAST, 5);
        assertThat(play.ticks()).isEqualTo(Clock.TURN * 5 / 12);
        walk(Direction.SOUTH, 7, 1);
        assertThat(play.cell()).isEqualTo(cell(8, 10));
        assertThat(play.turn()).isEqualTo(3);
        assertThat(play.ticks()).isZero();
    }

    private void turnThree() {
        turnsOneAndTwo();
        play.order(new DelveCommand.Work(List.of(new Task.Listen(DWARF, EAST_DOOR))), 2);
        play.order(new DelveCommand.Force(EAST_DOOR, List.of(FIGHTER, CLERIC)), 4, 2, 1, 3);
        assertThat(play.events(DelveEvent.DoorForced.class)).singleElement().satisfies(forced -> {
            assertThat(forced.opened()).isTrue();
            assertThat(forced.rolls()).extracting(roll -> roll.success()).containsExactly(false, true);
        });
        assertThat(play.quarters()).isEqualTo(2);
        assertThat(play.state().encounter()).hasValueSatisfying(meeting -> {
            assertThat(meeting.surprised()).isEqualTo(Encounter.Surprised.FOES);
            assertThat(meeting.distance()).isEqualTo(20);
            assertThat(meeting.slow()).containsExactly(FIGHTER, CLERIC);
        });
        play.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(ELF, new Deed.Strike(new FoeId("g1"))),
                        new FighterOrder(DWARF, new Deed.Strike(new FoeId("g2"))))),
                15,
                4,
                17,
                5,
                3,
                2);
        assertThat(play.state().encounter()).isEmpty();
        assertThat(play.state().level("one").room("1").dwellers()).isEmpty();
        assertThat(play.cell()).isEqualTo(cell(9, 10));
        assertThat(play.state().level("one").door(EAST_DOOR).open()).isFalse();
        assertThat(play.turn()).isEqualTo(4);
    }

    private void turnFour() {
        turnThree();
        play.order(new DelveCommand.Look(), 2);
        assertThat(play.ticks()).isZero();
        assertThat(play.told()).anyMatch(line -> line.startsWith("Elf feels something hollow: the south wall"));
        play.order(
                new DelveCommand.Work(List.of(
                        new Task.Search(ELF, cell(11, 11), Optional.of(Direction.SOUTH)),
                        new Task.Open(MAGE, "refuse", false),
                        new Task.Open(FIGHTER, "trunkA", false),
                        new Task.Open(CLERIC, "trunkB", false),
                        new Task.Guard(DWARF, EAST_DOOR),
                        new Task.Guard(HOBBIT, FAR_DOOR))),
                3,
                1,
                13,
                5);
    }

    private void turnFive() {
        turnFour();
        play.order(
                new DelveCommand.Work(List.of(
                        new Task.Examine(CLERIC, "trunkB"),
                        new Task.Examine(FIGHTER, "trunkA"),
                        new Task.Examine(MAGE, "refuse"))),
                5,
                2);
        assertThat(play.told())
                .contains(
                        "Cleric looks it over and finds nothing more.",
                        "Fighter looks it over and finds a hidden part: onyx case and jeweled necklace.",
                        "Mage looks it over and finds a hidden part: old boots.");
        assertThat(play.quarters()).isEqualTo(3);
        play.order(
                new DelveCommand.Load(List.of(new Share(MAGE, "refuse", Purse.EMPTY, List.of(new ItemId("boots"))))));
        play.order(new HandlingCommand.Ready(MAGE, new ItemId("boots"), Carried.WORN), 3);
        assertThat(play.turn()).isEqualTo(6);
    }

    /** The ogre's hit points are content and not of the script. */
    private void turnsSixToNine() {
        turnFive();
        ScriptedDice dice = ScriptedDice.none()
                .on(DiceStream.REFEREE, 3, 5, 2, 6, 1, 6, 2, 1, 3)
                .afterwards((stream, sides) -> sides);
        play.order(new DelveCommand.Load(shares()), dice);
        dice.requireAllThrown();
        assertThat(play.turn()).isEqualTo(10);
    }

    private static Share copper(CharacterId who, int coins) {
        return new Share(who, "trunkB", new Purse(0, 0, 0, 0, coins), List.of());
    }

    private static List<Share> shares() {
        return List.of(
                new Share(FIGHTER, "trunkA", Purse.EMPTY, List.of(new ItemId("case"), new ItemId("necklace"))),
                copper(CLERIC, 300),
                copper(ELF, 300),
                copper(DWARF, 300),
                copper(MAGE, 300),
                copper(HOBBIT, 300),
                copper(MAGE, 250),
                copper(HOBBIT, 250));
    }

    @Test
    @Rule({"EX-04", "EX-05", "EX-06", "EX-07", "EX-08", "EX-09", "UX-02"})
    void two_turns_of_walking_and_listening_fill_up_as_in_the_example() {
        turnsOneAndTwo();
    }

    @Test
    @Rule("EX-01")
    void six_stand_at_the_head_of_the_stairs_with_a_quarter_used() {
        assertThat(play.state().company()).hasSize(6);
        assertThat(play.turn()).isEqualTo(1);
        assertThat(play.quarters()).isEqualTo(1);
        assertThat(play.state().lights()).extracting(light -> light.turnsLeft()).containsExactly(24, 24);
        assertThat(new Figures(play.world().book(), play.state().ruleset())
                        .inches(play.state().company()))
                .isEqualTo(6);
    }

    @Test
    @Rule({"EX-10", "EX-11", "EX-12", "EX-13", "UX-13", "UX-14", "UX-15"})
    void the_door_yields_to_the_second_pusher_the_gnolls_fall_and_it_shuts_behind_all() {
        turnThree();
    }

    @Test
    @Rule({"EX-14", "EX-15", "EX-16", "EX-17", "EX-18", "EX-19", "EX-20", "UX-06", "UX-11"})
    void six_members_do_six_tasks_in_one_turn() {
        turnFour();
        assertThat(play.turn()).isEqualTo(5);
        assertThat(play.ticks()).isZero();
        assertThat(play.state().level("one").door(SECRET).found()).isTrue();
        assertThat(play.told())
                .contains(
                        "Elf searches the south wall, 20 feet east and 10 feet south and finds a secret door in the south"
                                + " wall.",
                        "Mage turns it over, a refuse heap in the north corner: nothing.",
                        "Fighter opens it, a trunk by the wall: nothing.",
                        "A needle springs from the lock.",
                        "Cleric opens it, a second trunk: 2,000 cp.");
        assertThat(play.who(CLERIC).hitPoints()).isEqualTo(3);
        assertThat(play.state().expedition().orElseThrow().guards())
                .containsEntry(DWARF, EAST_DOOR)
                .containsEntry(HOBBIT, FAR_DOOR);
    }

    @Test
    @Rule("EX-19")
    void a_failed_save_against_the_needle_kills() {
        turnThree();
        play.order(new DelveCommand.Look(), 2);
        play.order(new DelveCommand.Work(List.of(new Task.Open(CLERIC, "trunkB", false))), 1, 10);
        assertThat(play.who(CLERIC).living()).isFalse();
    }

    @Test
    @Rule({"EX-21", "EX-22"})
    void the_thorough_search_finds_the_false_bottom_and_the_boots() {
        turnFive();
        assertThat(play.who(MAGE).item(new ItemId("boots")))
                .hasValueSatisfying(boots -> assertThat(boots.carried()).isEqualTo(Carried.WORN));
    }

    @Test
    @Rule({"EX-22", "EX-23", "EX-24", "EX-25", "EX-26", "EX-27", "UX-04", "EN-10"})
    void two_thousand_copper_take_four_turns_until_the_guard_hears_heavy_steps() {
        turnsSixToNine();
        assertThat(play.who(MAGE).item(new ItemId("boots")))
                .hasValueSatisfying(boots -> assertThat(boots.name()).startsWith("Elven"));
        assertThat(play.events(ClockEvent.WanderersCame.class))
                .extracting(ClockEvent.WanderersCame::wanderers)
                .containsExactly(
                        new Wanderers(List.of(new Band("ogre", 1)), cell(9, 10), Optional.of(EAST_DOOR), true));
        assertThat(play.state().encounter())
                .hasValueSatisfying(meeting -> assertThat(meeting.phase()).isEqualTo(Encounter.Phase.WARNED));
        assertThat(List.of(FIGHTER, CLERIC, ELF, DWARF, HOBBIT, MAGE))
                .extracting(id -> play.who(id).purse().copper())
                .containsExactly(0, 300, 300, 300, 550, 550);
        assertThat(play.events(DelveEvent.Taken.class))
                .filteredOn(taken -> taken.who().equals(ELF))
                .extracting(taken -> taken.coins().copper())
                .containsExactly(200, 100);
        assertThat(play.state().expedition().orElseThrow().earnings().hauls())
                .singleElement()
                .satisfies(haul -> assertThat(haul.worth()).isEqualTo(2000 + 7000 * Coins.GOLD));
    }

    @Test
    @Rule({"EX-28", "EX-29", "SP-02", "TR-12"})
    void the_held_door_keeps_the_ogre_out_and_all_leave_by_the_secret_stairs() {
        turnsSixToNine();
        play.order(new MagicCommand.Cast(MAGE, "SP-02", List.of("door:" + EAST_DOOR)), 3, 4);
        assertThat(play.state().encounter()).isEmpty();
        assertThat(play.state().effectsOn(new Effect.On.OnDoor("one", EAST_DOOR)))
                .singleElement()
                .satisfies(held -> assertThat(held.left()).isEqualTo(7));
        play.order(new DelveCommand.OpenDoor(SECRET));
        walk(Direction.SOUTH, 1);
        play.order(new DelveCommand.CloseDoor(SECRET));
        play.order(new DelveCommand.TakeStairs());
        assertThat(play.state().underground().orElseThrow().level()).isEqualTo("two");
        assertThat(play.turn()).isEqualTo(10);
        assertThat(play.state().level("one").door(SECRET).open()).isFalse();
        int coins = play.state().company().stream()
                .mapToInt(who -> Coins.worth(who.purse()))
                .sum();
        assertThat(coins / Coins.GOLD).isEqualTo(40);
        assertThat(play.who(FIGHTER).items().stream()
                        .mapToInt(item -> item.worth() / Coins.GOLD)
                        .sum())
                .isEqualTo(6000);
        assertThat(play.state().company()).allMatch(who -> who.rest().owed() == 0);
    }

    @Test
    @Rule("EX-30")
    void when_the_last_member_has_fallen_nothing_more_can_be_done_below() {
        meanwhile(u -> u.state().company().forEach(who -> Wounds.kill(u, who.id(), "a trap", "EX-30", List.of())));
        assertThat(play.refused(new DelveCommand.March(List.of(Direction.EAST))))
                .isInstanceOf(DelveRefusal.NobodyLeft.class);
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .noneMatch(offer -> offer.group().equals("Move"));
    }

    @Test
    @Rule("EX-30")
    void the_expedition_ends_when_the_living_come_out_again() {
        play.order(new DelveCommand.TakeStairs(), ScriptedDice.none().afterwards((stream, sides) -> sides));
        assertThat(play.state().expedition()).isEmpty();
        assertThat(play.state().underground()).isEmpty();
    }

    @Test
    @Rule("UX-04")
    void the_cleric_who_loads_in_the_sixth_turn_is_weary_until_he_has_stood_still_for_one() {
        turnFive();
        play.order(new DelveCommand.Load(List.of(copper(CLERIC, 300))), new int[0]);
        meanwhile(Time::finishTurn, 3);
        assertThat(play.who(CLERIC).rest().weary()).isTrue();
        assertThat(play.who(FIGHTER).rest().active()).isZero();
        play.order(new DelveCommand.Rest(1), 5);
        assertThat(play.who(CLERIC).rest().weary()).isFalse();
    }

    @Test
    void a_whole_path_may_be_ordered_at_once() {
        play.order(new DelveCommand.March(Collections.nCopies(3, Direction.EAST)));
        assertThat(play.cell()).isEqualTo(cell(3, 0));
    }
}
