package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DelveEvent.Halt;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.Aloft;
import org.woodgrain.campaign.spells.GrowthOfPlants;
import org.woodgrain.campaign.spells.Mire;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.traps.Treading;
import org.woodgrain.campaign.tricks.Tricks;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Pace;
import org.woodgrain.rules.exploration.Resting;

/** One step of ten feet, and all that it may bring. */
final class Stepping {
    private Stepping() {}

    /** Whether a march that stopped for this reason stopped after the step, not before it. */
    static boolean moved(Halt why) {
        return switch (why) {
            case WALL, SHUT_DOOR -> false;
            case ARRIVED, SOMETHING_NEW, SOMEBODY, TRAP, REST_DUE, DARKNESS -> true;
        };
    }

    /** Walks one cell; the reason to stop there, if there is one. */
    @Rule({"UX-02", "CD-21"})
    static Optional<Halt> step(Unfolding u, Direction way, Pace.Gait gait, Strides strides) {
        Place.Underground at = u.state().underground().orElseThrow();
        Level level = u.world().level(at.level()).orElseThrow();
        Ways ways = new Ways(level, u.state().level(at.level()));
        Cell to = at.cell().step(way);
        switch (ways.step(at.cell(), way)) {
            case WALL -> {
                return Optional.of(Halt.WALL);
            }
            case SHUT -> {
                face(u, at, way);
                return Optional.of(Halt.SHUT_DOOR);
            }
            case FREE -> {}
        }
        List<Trap> traps = Treading.lurking(level, u.state().level(at.level()), to);
        boolean trapNoted = Crossing.noted(u, at.level(), traps);
        boolean stoneNoted = Stonework.noted(u, level, to);
        if (trapNoted || stoneNoted) {
            return Optional.of(Halt.TRAP);
        }
        SortedSet<String> before = Contacts.inSight(u.world(), level, u.state(), at.cell());
        boolean wasDark = !Lighting.allSee(u.state());
        boolean wasDue = restDue(u.state());
        Time.stirAll(u);
        if (!Time.pass(u, ticks(u, to, gait, strides))) {
            return Optional.of(Halt.SOMEBODY);
        }
        if (gait == Pace.Gait.PROBE && Crossing.probed(u, at.level(), traps)) {
            return Optional.of(Halt.TRAP);
        }
        u.emit(new DelveEvent.Moved(at.level(), to, way));
        boolean trapped = Treading.cross(u, level, traps);
        if (u.state().company().isEmpty()) {
            return Optional.of(Halt.TRAP);
        }
        Optional<Boolean> carried = Tricks.stepped(u, level, at.cell(), to);
        if (carried.isPresent()) {
            return arrived(u, before, carried.get());
        }
        SortedSet<Cell> fresh = Sightings.look(u);
        Wind.blow(u, level, at.cell(), to);
        boolean sensed = Passing.sense(u, level);
        Approach approach =
                level.door(at.cell(), way).filter(Stepping::isDoor).isPresent() ? Approach.DOOR : Approach.OPEN;
        boolean met = Contacts.check(u, before, approach);
        if (met || Time.interrupted(u)) {
            return Optional.of(Halt.SOMEBODY);
        }
        if (trapped) {
            return Optional.of(Halt.TRAP);
        }
        if (!wasDark && !Lighting.allSee(u.state())) {
            return Optional.of(Halt.DARKNESS);
        }
        if (sensed || News.worthStopping(level, u.state(), fresh)) {
            return Optional.of(Halt.SOMETHING_NEW);
        }
        return !wasDue && restDue(u.state()) ? Optional.of(Halt.REST_DUE) : Optional.empty();
    }

    /** Where a trick has carried the company it looks about; a march goes on if it has noticed nothing. */
    private static Optional<Halt> arrived(Unfolding u, SortedSet<String> before, boolean told) {
        Level level =
                u.world().level(u.state().underground().orElseThrow().level()).orElseThrow();
        Sightings.look(u);
        Passing.sense(u, level);
        if (Contacts.check(u, before, Approach.OPEN) || Time.interrupted(u)) {
            return Optional.of(Halt.SOMEBODY);
        }
        return told ? Optional.of(Halt.SOMETHING_NEW) : Optional.empty();
    }

    private static boolean isDoor(Door door) {
        return Ways.hung(door);
    }

    /** Turns the company to a side without a step. */
    static void face(Unfolding u, Place.Underground at, Direction way) {
        if (at.facing() != way) {
            u.emit(new DelveEvent.Moved(at.level(), at.cell(), way));
        }
    }

    /** Ticks of a step: by the slowest member, slower in the dark, faster on ground walked before. */
    @Rule({"UX-02", "UX-24", "CD-21", "CD-23", "HZ-05"})
    private static int ticks(Unfolding u, Cell to, Pace.Gait wanted, Strides strides) {
        CampaignState state = u.state();
        int inches = Math.max(1, strides.inches(u.world(), state));
        Pace.Gait gait = wanted;
        if (!Lighting.allSee(state)) {
            gait = Pace.Gait.GROPE;
        } else if (wanted == Pace.Gait.FAMILIAR) {
            boolean walked = state.underground()
                    .map(at -> state.level(at.level()).walked().contains(to))
                    .orElse(false);
            gait = walked ? Pace.Gait.FAMILIAR : Pace.Gait.EXPLORE;
        }
        boolean mud = state.underground()
                        .map(at -> Mire.at(u.world(), state, at.level(), to))
                        .orElse(false)
                && !aloft(state);
        boolean thicket = state.underground()
                .map(at -> GrowthOfPlants.overgrown(state, at.level(), to))
                .orElse(false);
        int ticks = Pace.ticksForTen(state.ruleset().profile(), Clock.TURN, inches, gait)
                * (mud ? Mire.SLOW : 1)
                * (Outdoors.hampers(state) ? 2 : 1)
                * Stretches.percent(u, to)
                / 100;
        return thicket ? Math.max(Clock.TURN, ticks) : ticks;
    }

    /** Whether all of the company are off the ground. */
    private static boolean aloft(CampaignState state) {
        return state.company().stream().allMatch(who -> Aloft.feet(state, new Effect.On.OnCharacter(who.id())) > 0);
    }

    private static boolean restDue(CampaignState state) {
        for (Adventurer member : state.company()) {
            Rest rest = member.rest();
            if (new Resting(rest.active(), rest.owed(), rest.weary()).due()) {
                return true;
            }
        }
        return false;
    }
}
