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
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

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
}
