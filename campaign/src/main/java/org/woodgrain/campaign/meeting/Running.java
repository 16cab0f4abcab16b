package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.traps.Treading;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Doors;

/** The company running along a way it knows, door by door. */
final class Running {
    private Running() {}

    /** What may shake off pursuers on the way. */
    enum Turning {
        CORNER,
        DOOR,
        SECRET_DOOR
    }

    /**
     * What a run came to.
     *
     * @param cells entered, in order
     * @param turnings passed, in order
     * @param barred whether a door or a trap stopped it
     */
    record Result(List<Cell> cells, List<Turning> turnings, boolean barred) {}

    /**
     * Runs so many cells of a path. A door that sticks costs the rest of the move unless it yields at once.
     *
     * @param before the way the company came, for the first corner
     */
    @Rule({"EN-27", "CE-33", "CE-39"})
    static Result along(Unfolding u, List<Direction> path, int most, Optional<Direction> before) {
        List<Cell> cells = new ArrayList<>();
        List<Turning> turnings = new ArrayList<>();
        Optional<Direction> last = before;
        for (Direction way : path.subList(0, Math.min(most, path.size()))) {
            Place.Underground at = u.state().underground().orElseThrow();
            Terrain ground = Terrain.here(u.world(), u.state());
            Optional<Door> door = ground.level().door(at.cell(), way);
            if (ground.ways().step(at.cell(), way) != Ways.Step.FREE && !opened(u, ground, door)) {
                return new Result(cells, turnings, true);
            }
            door.filter(Ways::hung)
                    .ifPresent(
                            each -> turnings.add(each.kind() == Door.Kind.SECRET ? Turning.SECRET_DOOR : Turning.DOOR));
            boolean bend = last.isPresent()
                    && last.get() != way
                    && ground.level().roomAt(at.cell()).isEmpty();
            if (bend && door.isEmpty()) {
                turnings.add(Turning.CORNER);
            }
            u.emit(new DelveEvent.Moved(at.level(), at.cell().step(way), way));
            cells.add(at.cell().step(way));
            door.ifPresent(each -> pulledTo(u, at.level(), each.edge()));
            if (Treading.run(u, ground.level(), at.cell().step(way))) {
                return new Result(cells, turnings, true);
            }
            last = Optional.of(way);
        }
        return new Result(cells, turnings, false);
    }

    /** A door that a wizard of the company has locked is pulled to behind it, which costs no time. */
    @Rule({"SP-14", "UX-15"})
    private static void pulledTo(Unfolding u, String level, Edge edge) {
        DoorState state = u.state().level(level).door(edge);
        if (HeldDoors.held(u.state(), level, edge) && state.open() && !state.wedged() && !state.broken()) {
            u.emit(new DelveEvent.DoorClosed(level, edge));
        }
    }

    /** One try at a shut door by the three in front; a door found free before gives way at once. */
    @Rule({"UX-13", "UX-14", "CD-08", "CD-09", "SP-02", "SP-14"})
    private static boolean opened(Unfolding u, Terrain ground, Optional<Door> door) {
        if (door.isEmpty()) {
            return false;
        }
        String level = ground.level().id();
        Profile profile = u.state().ruleset().profile();
        DoorState state = u.state().level(level).door(door.get().edge());
        boolean locked = (door.get().state() == Door.State.LOCKED || door.get().state() == Door.State.BARRED)
                && !state.unlocked();
        boolean held = HeldDoors.bars(u.state(), level, door.get().edge());
        if (locked || held || door.get().kind() == Door.Kind.PORTCULLIS || state.wedged()) {
            return false;
        }
        boolean sticks = door.get().state() != Door.State.FREE && state.stuck() != DoorState.Stuck.FREE;
        if (!sticks) {
            u.emit(new DelveEvent.DoorOpened(level, door.get().edge()));
            return true;
        }
        List<Adventurer> pushers = u.state().company().stream()
                .filter(member -> !u.state().helpless(member.id()))
                .limit(Doors.MOST_PUSHERS)
                .toList();
        boolean yields = false;
        for (Adventurer pusher : pushers) {
            int own = Doors.chance(
                    u.world().book().exploration(),
                    profile,
                    pusher.race(),
                    pusher.abilities().strength());
            int chance = GiantStrength.has(u.state(), pusher) ? GiantStrength.force(own) : own;
            yields |= Doors.push(u.throwing(), profile, pusher.name(), chance);
        }
        u.emit(new DelveEvent.DoorForced(
                level,
                door.get().edge(),
                pushers.stream().map(Adventurer::id).toList(),
                yields,
                profile == Profile.ORIGINAL ? "UX-13" : "CD-08",
                u.throwing().take()));
        return yields;
    }
}
