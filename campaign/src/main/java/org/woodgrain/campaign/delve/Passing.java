package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.Searching;

/** What elves feel when they pass a secret door, or look round a room on which one opens. */
final class Passing {
    private static final Direction[] SIDES = Direction.values();

    private Passing() {}

    /** Throws for the elves at secret doors within ten feet of the company. */
    @Rule("UX-11")
    static boolean sense(Unfolding u, Level level) {
        if (!u.state().ruleset().on(Option.ELF_SENSE) || !(u.state().place() instanceof Place.Underground at)) {
            return false;
        }
        boolean felt = false;
        felt |= around(u, level, at.cell());
        for (Direction way : SIDES) {
            if (level.open(at.cell(), way)) {
                felt |= around(u, level, at.cell().step(way));
            }
        }
        return felt;
    }

    /** Throws for the elves at every secret door of a room. */
    @Rule("UX-11")
    static boolean senseRoom(Unfolding u, Level level, Room room) {
        if (!u.state().ruleset().on(Option.ELF_SENSE)) {
            return false;
        }
        boolean felt = false;
        for (Cell cell : room.cells()) {
            felt |= around(u, level, cell);
        }
        return felt;
    }

    private static boolean around(Unfolding u, Level level, Cell cell) {
        boolean felt = false;
        for (Direction way : SIDES) {
            Optional<Door> door = level.door(cell, way).filter(each -> each.secretSeenFrom(cell));
            if (door.isPresent()) {
                felt |= at(u, level, door.get());
            }
        }
        return felt;
    }

    private static boolean at(Unfolding u, Level level, Door door) {
        boolean felt = false;
        for (Adventurer elf : u.state().company()) {
            DoorState now = u.state().level(level.id()).door(door.edge());
            String mark = Marks.now(u.state(), "sense", door.edge(), elf.id());
            boolean open = now.found() || now.sensed() || now.open();
            if (elf.race() == Race.ELF && !open && !Marks.set(u.state(), mark)) {
                boolean success = Searching.elfSenses(u.throwing(), elf.name());
                u.emit(new DelveEvent.DoorSensed(
                        level.id(), door.edge(), elf.id(), success, u.throwing().take()));
                Marks.set(u, mark);
                felt |= success;
            }
        }
        return felt;
    }
}
