package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What happened while exploring. */
public sealed interface DelveEvent extends Event {
    /** The company stands in another cell, or looks another way. */
    record Moved(String level, Cell to, Direction facing) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-02";
        }
    }

    /** The light fell on cells not seen before. */
    record Seen(String level, SortedSet<Cell> cells) implements DelveEvent {}

    /** The company is in a room for the first time; what is seen there is told once. */
    record RoomEntered(String level, String room) implements DelveEvent {}

    /** The company stopped. */
    record Halted(Halt why, int feet) implements DelveEvent {}

    /** Why a march ended. */
    enum Halt {
        ARRIVED,
        WALL,
        SHUT_DOOR,
        SOMETHING_NEW,
        SOMEBODY,
        TRAP,
        REST_DUE,
        DARKNESS
    }

    /** What was begun gives no result, for somebody came (UX-33). */
    record BrokenOff(String what, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-33";
        }
    }

    /** The company took stairs; {@code to} is empty when they lead out of the dungeon. */
    record StairsTaken(String from, Optional<String> to, boolean up) implements DelveEvent {}

    /** A door that was left open fell shut, or stays as it is. */
    record DoorLeft(String level, Edge edge, boolean shut, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-15";
        }
    }

    /** A hand was laid on a shut door. */
    record DoorTried(String level, Edge edge, Finding finding, String rule, List<Roll> rolls) implements DelveEvent {}

    /** What a hand laid on a door finds. */
    enum Finding {
        FREE,
        STUCK,
        LOCKED,
        BARRED,
        /** Held by magic, or with no way to move it from this side. */
        FAST
    }

    /** Members threw themselves at a door. */
    record DoorForced(String level, Edge edge, List<CharacterId> pushers, boolean opened, String rule, List<Roll> rolls)
            implements DelveEvent {}

    record DoorOpened(String level, Edge edge) implements DelveEvent {}

    record BarLifted(String level, Edge edge) implements DelveEvent {}

    record DoorClosed(String level, Edge edge) implements DelveEvent {}

    /** A spike was set; {@code holds} is false if it slipped and the door shut. */
    record DoorWedged(String level, Edge edge, CharacterId who, ItemId spike, boolean holds, List<Roll> rolls)
            implements DelveEvent {
        @Override
        public String rule() {
            return "UX-17";
        }
    }

    /** The spikes were knocked out; one is picked up again. */
    record DoorUnwedged(String level, Edge edge, CharacterId who, Item spike) implements DelveEvent {
        @Override
        public String rule() {
            return "CD-13";
        }
    }

    record DoorHewn(String level, Edge edge, List<CharacterId> workers) implements DelveEvent {
        @Override
        public String rule() {
            return workers.isEmpty() ? "" : "CD-11";
        }
    }

    /** An elf came by a secret door; only {@code felt} is told. */
    record DoorSensed(String level, Edge edge, CharacterId who, boolean felt, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-11";
        }
    }

    /** Somebody listened at a door; {@code heard} is empty for nothing, whatever the reason. */
    record Listened(String level, Edge edge, CharacterId who, String heard, String rule, List<Roll> rolls)
            implements DelveEvent {}

    /** Somebody listened where the company stands; {@code heard} is empty for nothing, whatever the reason. */
    record Hearkened(String level, CharacterId who, String heard, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-23";
        }
    }

    /** Members stand guard at doors from now on; those who are not named do not. */
    record GuardsPosted(String level, SortedMap<CharacterId, Edge> posts) implements DelveEvent {
        public GuardsPosted {
            posts = Collections.unmodifiableSortedMap(new TreeMap<>(posts));
        }
    }

    /** A wall or square was searched. What was found may be nothing. */
    record Searched(
            String level,
            Cell cell,
            Optional<Direction> side,
            CharacterId who,
            List<Edge> doors,
            List<String> traps,
            List<String> hoards,
            String rule,
            List<Roll> rolls)
            implements DelveEvent {}

    /** A dwarf came by a trap; only {@code noted} is told. */
    record TrapNoted(String level, String trap, CharacterId who, boolean noted, List<Roll> rolls)
            implements DelveEvent {
        @Override
        public String rule() {
            return "CH-37";
        }
    }

    /** A pole prodded a trap; only {@code sprung} is told. */
    record TrapProbed(String level, String trap, CharacterId who, boolean sprung, List<Roll> rolls)
            implements DelveEvent {
        @Override
        public String rule() {
            return "UX-20";
        }
    }

    /** Members crossed a trap in marching order until it was sprung, if it was. */
    record TrapCrossed(String level, String trap, Optional<CharacterId> sprungBy, List<Roll> rolls)
            implements DelveEvent {
        @Override
        public String rule() {
            return "UX-18";
        }
    }

    /** A fall that did no harm. */
    record FellUnhurt(CharacterId who, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "DU-25";
        }
    }

    /** Spikes were driven into a sheer face, and stay there. */
    record FaceSpiked(CharacterId who, ItemId spikes, int many) implements DelveEvent {
        @Override
        public String rule() {
            return "HZ-03";
        }
    }

    /** A hard climb; {@code fell} is the height in feet from which the climber fell, 0 if he did not. */
    record Ascended(CharacterId who, int fell, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "HZ-02";
        }
    }

    /** A turn's work to get out of a pit. */
    record Climbed(CharacterId who, boolean out, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "DU-26";
        }
    }

    /** A gust of wind caught a torch. */
    record Gust(CharacterId bearer, ItemId source, boolean out, List<Roll> rolls) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-27";
        }
    }

    /** The company looked round a room. */
    record LookedRound(String level, String room, List<String> hoards) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-06";
        }
    }

    /** The trap of a chest was, or was not, set off by whoever touched it. */
    record CatchTouched(String level, String hoard, CharacterId who, boolean sprung, List<Roll> rolls)
            implements DelveEvent {
        @Override
        public String rule() {
            return "DU-53";
        }
    }

    /** A chest was opened or a heap turned over. */
    record Opened(String level, String hoard, CharacterId who) implements DelveEvent {}

    /** A chest was found to be locked. */
    record ChestLocked(String level, String hoard, CharacterId who) implements DelveEvent {
        @Override
        public String rule() {
            return "CD-11";
        }
    }

    record ChestHewn(String level, String hoard, List<CharacterId> workers) implements DelveEvent {
        @Override
        public String rule() {
            return "CD-11";
        }
    }

    /** A lid was heaved at; {@code opened} says whether its lock gave way. */
    record LidForced(String level, String hoard, CharacterId who, boolean opened, List<Roll> rolls)
            implements DelveEvent {
        public LidForced {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-20";
        }
    }

    /** A chest or heap was looked over for hidden parts. */
    record Examined(String level, String hoard, CharacterId who, boolean found, List<Roll> rolls)
            implements DelveEvent {
        @Override
        public String rule() {
            return "UX-10";
        }
    }

    /** A member took things from a hoard. */
    record Taken(String level, String hoard, CharacterId who, Purse coins, List<Item> things) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-06";
        }
    }

    /** A member put things down. */
    record Dropped(String level, Cell cell, String pile, CharacterId who, Purse coins, List<Item> things)
            implements DelveEvent {}

    /** The company stood still on purpose. */
    record Rested(int turns) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-04";
        }
    }

    /** A thing is known for what it is from now on. */
    record Recognised(CharacterId who, ItemId item, String name) implements DelveEvent {
        @Override
        public String rule() {
            return "MI-176";
        }
    }

    /** A mark on the level that later rules ask for, as {@code what|where|who}. */
    record Noted(String level, String mark) implements DelveEvent {}
}
