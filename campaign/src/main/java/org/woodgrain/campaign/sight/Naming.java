package org.woodgrain.campaign.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Place;

/** Names for places as the company would say them, from where it stands. */
public final class Naming {
    private Naming() {}

    /** A door by its side, and by its distance when it is not the only one there: "the east door, 20 feet north". */
    public static String door(World world, CampaignState state, Edge edge) {
        Optional<Ways> ways = Ways.here(world, state);
        if (ways.isEmpty() || !(state.place() instanceof Place.Underground at)) {
            return "the door";
        }
        List<Ways.Seen> doors = ways.get().doors(at.cell());
        Optional<Ways.Seen> seen =
                doors.stream().filter(each -> each.edge().equals(edge)).findFirst();
        if (seen.isEmpty()) {
            return "the door";
        }
        long alike =
                doors.stream().filter(each -> each.way() == seen.get().way()).count();
        String name = "the " + seen.get().way().label() + " " + kind(seen.get().door());
        return alike > 1 ? name + offset(at.cell(), seen.get().from()) : name;
    }

    /** What stands in the way: door, double door, portcullis, secret door. */
    public static String kind(Door door) {
        return switch (door.kind()) {
            case ARCH, GAP -> "archway";
            case DOOR, FALSE -> "door";
            case DOUBLE -> "double door";
            case PORTCULLIS -> "portcullis";
            case SECRET -> "secret door";
        };
    }

    /** How a door is, as far as the company knows: "shut", "open", "spiked shut". */
    public static String state(DoorState door) {
        if (door.broken()) {
            return "broken";
        }
        if (door.open()) {
            return door.wedged() ? "wedged open" : "open";
        }
        if (door.wedged()) {
            return "spiked shut";
        }
        if (door.barred()) {
            return "shut fast";
        }
        return door.stuck() == DoorState.Stuck.STUCK ? "stuck" : "shut";
    }

    /** A wall section or square: "the north wall, 20 feet east", "the floor here". */
    public static String section(CampaignState state, Cell cell, Optional<Direction> side) {
        Cell at = state.underground().map(Place.Underground::cell).orElse(cell);
        String what = side.map(way -> "the " + way.label() + " wall").orElse("the floor");
        return cell.equals(at) ? what + " here" : what + offset(at, cell);
    }

    /** Where one cell lies from another: ", 20 feet east and 10 feet south"; empty for the same cell. */
    public static String offset(Cell from, Cell to) {
        List<String> parts = new ArrayList<>();
        int east = to.x() - from.x();
        int south = to.y() - from.y();
        if (east != 0) {
            parts.add(Math.abs(east) * 10 + " feet " + (east > 0 ? "east" : "west"));
        }
        if (south != 0) {
            parts.add(Math.abs(south) * 10 + " feet " + (south > 0 ? "south" : "north"));
        }
        return parts.isEmpty() ? "" : ", " + String.join(" and ", parts);
    }

    /** What the company sees of the place where it stands: ways, doors, stairs. Empty in town. */
    public static String surroundings(World world, CampaignState state) {
        Optional<Ways> here = Ways.here(world, state);
        if (here.isEmpty() || !(state.place() instanceof Place.Underground at)) {
            return "";
        }
        Ways ways = here.get();
        List<String> parts = new ArrayList<>();
        List<String> free = new ArrayList<>();
        for (Direction way : Direction.values()) {
            if (ways.step(at.cell(), way) == Ways.Step.FREE) {
                free.add(way.label());
            }
        }
        boolean room = ways.level().roomAt(at.cell()).isPresent();
        if (!room) {
            parts.add(free.isEmpty() ? "There is no way on" : "Ways lead " + Phrases.join(free));
        }
        List<Ways.Seen> doors = ways.doors(at.cell());
        if (!doors.isEmpty()) {
            parts.add(Phrases.join(doors.stream()
                    .map(seen -> "a " + kind(seen.door()) + " " + seen.way().label()
                            + (doors.size() > 1 || !seen.from().equals(at.cell()) ? offset(at.cell(), seen.from()) : "")
                            + " (" + state(ways.now().door(seen.edge())) + ")")
                    .toList()));
        }
        ways.level().stairsAt(at.cell()).map(Naming::stairs).ifPresent(parts::add);
        if (parts.isEmpty()) {
            return "";
        }
        String words = String.join("; ", parts);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    private static String stairs(Stairs stairs) {
        String way = stairs.up() ? "up" : "down";
        return switch (stairs.kind()) {
            case CHIMNEY -> "a rough shaft leads " + way + " here";
            case SHAFT -> "a sheer shaft leads " + way + " here";
            case STAIRS, BLIND, SLANTING, ONE_WAY, RANDOM -> "stairs lead " + way + " here";
        };
    }
}
