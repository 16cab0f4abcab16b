package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

class LocateObjectTest {
    private static final int LENGTH = 22;

    /** A passage of one room to the east, with stairs down at so many squares. */
    private static Plans plan(int stairs) {
        String row = "|" + "1 ".repeat(LENGTH - 1) + "1|";
        String wall = "+" + "-+".repeat(LENGTH);
        return Plans.draw(wall, row, wall)
                .stairs(new Stairs(new Cell(stairs, 0), Direction.EAST, false, Optional.empty()));
    }

    private static Level nothing() {
        String row = "|" + ". ".repeat(LENGTH - 1) + ".|";
        String wall = "+" + "-+".repeat(LENGTH);
        return Plans.draw(wall, row, wall).level();
    }

    private static Expeditions below(Profile profile, int level, Level own) {
        return Expeditions.begin(
                profile, own, new Cell(0, 0), Direction.EAST, List.of(cleric(level, Alignment.LAW, "SP-93")));
    }

    /** What a cleric in the first square feels of stairs that lead down. */
    private static ArcaneEvent.ObjectFelt felt(Profile profile, int level, Level own, Level... others) {
        Expeditions play = below(profile, level, own);
        Map<String, Level> levels = new TreeMap<>(play.world().levels());
        for (Level other : others) {
            levels.put(other.id(), other);
        }
        Unfolding u = new Unfolding(
                new World(play.world().book(), levels), play.state(), ScriptedDice.none(), new Consequences());
        Casting.carryOut(u, new Caster.Member(CLERIC), "SP-93", List.of("object:stairs down"));
        return u.close().stream()
                .filter(ArcaneEvent.ObjectFelt.class::isInstance)
                .map(ArcaneEvent.ObjectFelt.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-12", "SP-93"})
    void what_lies_in_lead_is_not_felt(Profile profile) {
        assertThat(felt(profile, 6, plan(5).room("1", "", "", "lead").level()).direction())
                .isEmpty();
        assertThat(felt(profile, 6, plan(5).room("1", "", "").level()).direction())
                .isEqualTo("east");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-12", "SP-93"})
    void a_thing_on_the_next_level_is_felt_below_and_only_when_none_is_nearer_on_this_one(Profile profile) {
        Level deeper = plan(5).named("two", 2).level();
        ArcaneEvent.ObjectFelt far = felt(profile, 6, nothing(), deeper);
        assertThat(far.direction()).isEqualTo("east, below");
        assertThat(felt(profile, 6, nothing(), plan(0).named("two", 2).level()).direction())
                .isEqualTo("below");
        assertThat(felt(profile, 6, nothing(), plan(15).named("two", 2).level()).direction())
                .isEmpty();
        assertThat(felt(profile, 6, plan(9).level(), deeper).direction()).isEqualTo("east");

        Expeditions play = below(profile, 6, nothing());
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), far, new Seat.Company()))
                .singleElement()
                .satisfies(line -> assertThat(line.text()).endsWith("stairs down: to the east, below."));
    }

    private static final Item SWORD =
            new Item(new ItemId("blade"), "MI-001", "sword +1", 1, 60, 0, Carried.STOWED, "", 1);

    private static Hoard chest(boolean opened) {
        return new Hoard(
                "h1",
                "in a chest",
                new Cell(9, 0),
                Hoard.Vessel.CHEST,
                Purse.EMPTY,
                List.of(SWORD),
                Hoard.Hiding.NONE,
                Hoard.Guard.NONE,
                false,
                opened,
                opened,
                opened,
                false);
    }

    private static String sought(Profile profile, boolean found) {
        Expeditions play = below(profile, 6, nothing())
                .given(state -> state.changeLevel(
                        "one", now -> now.withRoom("@9,0", now.room("@9,0").withHoards(List.of(chest(found))))));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        Casting.carryOut(u, new Caster.Member(CLERIC), "SP-93", List.of("object:sword +1"));
        return u.close().stream()
                .filter(ArcaneEvent.ObjectFelt.class::isInstance)
                .map(ArcaneEvent.ObjectFelt.class::cast)
                .findFirst()
                .orElseThrow()
                .direction();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-12")
    void a_magic_sword_is_felt_by_those_who_have_seen_it_and_by_nobody_else(Profile profile) {
        assertThat(sought(profile, false)).isEmpty();
        assertThat(sought(profile, true)).isEqualTo("east");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-12")
    void a_rope_that_a_monster_carries_is_felt_where_the_monster_lives(Profile profile) {
        Foe thief = new Foe(new FoeId("m9"), "orc", "orc", 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>())
                .withItems(List.of(new Item(new ItemId("line"), "EQI-37", "rope", 1, 50, 0, Carried.STOWED, "", 0)));
        Expeditions play = below(profile, 6, nothing())
                .given(state -> state.changeLevel(
                        "one", now -> now.withRoom("@9,0", now.room("@9,0").withDwellers(List.of(thief)))));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        Casting.carryOut(u, new Caster.Member(CLERIC), "SP-93", List.of("object:rope"));

        assertThat(u.close())
                .anyMatch(event -> event instanceof ArcaneEvent.ObjectFelt felt
                        && felt.direction().equals("east"));
    }
}
