package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.DoorState;

/**
 * Doors as they are known.
 *
 * @param ways the level and what play has changed
 * @param known cells whose sides are known
 * @param all whether secrets and locks are known too
 */
record KnownDoors(Ways ways, SortedSet<Cell> known, boolean all) {

    List<MapView.DoorMark> marks() {
        List<MapView.DoorMark> marks = new ArrayList<>();
        for (Door door : ways.level().doors().values()) {
            boolean floor = door.kind() == Door.Kind.GAP
                    && !ways.now().door(door.edge()).walled();
            if (beside(door) && knows(door) && !floor) {
                marks.add(new MapView.DoorMark(door.edge(), kind(door), state(door)));
            }
        }
        return marks;
    }

    /** Whether a secret door stands in an edge and is taken for a wall. */
    boolean looksLikeWall(Edge edge) {
        Door door = ways.level().doors().get(edge);
        return door != null && !knows(door);
    }

    private boolean beside(Door door) {
        return known.contains(door.edge().cell()) || known.contains(door.edge().beyond());
    }

    private boolean knows(Door door) {
        return all && !ways.now().door(door.edge()).walled()
                || knowsFrom(door, door.edge().cell())
                || knowsFrom(door, door.edge().beyond());
    }

    private boolean knowsFrom(Door door, Cell side) {
        return known.contains(side) && ways.knows(door, side);
    }

    /** A door that is secret from its far side alone is a plain door to those who have not looked at it from there. */
    private String kind(Door door) {
        if (door.kind() == Door.Kind.SECRET
                && !all
                && !secretSide(door, door.edge().cell())
                && !secretSide(door, door.edge().beyond())) {
            return "door";
        }
        return switch (door.kind()) {
            case GAP -> "arch";
            case FALSE -> "door";
            case ARCH, DOOR, DOUBLE, PORTCULLIS, SECRET -> door.kind().name().toLowerCase(Locale.ROOT);
        };
    }

    private boolean secretSide(Door door, Cell side) {
        return known.contains(side) && door.secretSeenFrom(side);
    }

    private String state(Door door) {
        DoorState now = ways.now().door(door.edge());
        if (now.broken()) {
            return "broken";
        }
        if (ways.open(door)) {
            return "open";
        }
        if (now.wedged()) {
            return "wedged";
        }
        boolean fast = !now.unlocked() && (door.state() == Door.State.LOCKED || door.state() == Door.State.BARRED);
        if (fast && all) {
            return door.state().name().toLowerCase(Locale.ROOT);
        }
        if (now.barred() && !now.unlocked()) {
            return "locked";
        }
        boolean sticks = now.stuck() == DoorState.Stuck.STUCK
                || all && now.stuck() == DoorState.Stuck.NOT_TRIED && door.state() == Door.State.STUCK;
        return sticks ? "stuck" : "shut";
    }
}
