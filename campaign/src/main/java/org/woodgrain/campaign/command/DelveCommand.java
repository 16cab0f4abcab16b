package org.woodgrain.campaign.command;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What is done while exploring. */
public sealed interface DelveCommand extends Command {

    /** How the company walks. */
    enum Care {
        /** Mapping as it goes; over known ground a {@link WalkTo} is quicker. */
        USUAL,
        /** Prodding every step with a pole, at half the rate (UX-20). */
        PROBING
    }

    /** Walks a path, one cell a step, until its end or until something happens. */
    record March(List<Direction> path, Care care) implements DelveCommand {
        public March {
            path = List.copyOf(path);
        }

        public March(List<Direction> path) {
            this(path, Care.USUAL);
        }
    }

    /** Walks by known ground to a cell that has been seen. */
    record WalkTo(Cell cell) implements DelveCommand {}

    /** Takes the stairs in the company's cell. */
    record TakeStairs() implements DelveCommand {}

    /** Touches something of the place, by its id among the tricks of the level. */
    record Touch(String trick) implements DelveCommand {}

    /** Pulls a member out of a pit, or lets him climb. */
    record ClimbOut(CharacterId who) implements DelveCommand {}

    /** Opens a shut door that yields to the hand, lifts a bar, or finds out that it does not. */
    record OpenDoor(Edge edge) implements DelveCommand {}

    /** Up to three throw themselves at a door. */
    record Force(Edge edge, List<CharacterId> who) implements DelveCommand {
        public Force {
            who = List.copyOf(who);
        }
    }

    record CloseDoor(Edge edge) implements DelveCommand {}

    /** Drives a spike under a door, open or shut as it is. */
    record Wedge(Edge edge, CharacterId who) implements DelveCommand {}

    /** Knocks the spikes out again. */
    record Unwedge(Edge edge, CharacterId who) implements DelveCommand {}

    /** Hacks a locked or barred door open with axes. */
    record Hew(Edge edge, List<CharacterId> who) implements DelveCommand {
        public Hew {
            who = List.copyOf(who);
        }
    }

    /** The company looks round the room it stands in. */
    record Look() implements DelveCommand {}

    /** Named members do their tasks at the same time; dice fall in the order in which the tasks are named (UX-06). */
    record Work(List<Task> tasks) implements DelveCommand {
        public Work {
            tasks = List.copyOf(tasks);
        }
    }

    /** Hacks a locked chest open with axes. */
    record HewChest(String hoard, List<CharacterId> who) implements DelveCommand {
        public HewChest {
            who = List.copyOf(who);
        }
    }

    /** Springs the lid of a chest by strength. */
    record ForceLid(String hoard, CharacterId who) implements DelveCommand {}

    /** One member makes a coffin of the room useless; breaking it takes a turn and is loud. */
    record BarCoffin(CharacterId who, Cell coffin, Means means) implements DelveCommand {}

    /** How a coffin is made useless to what lies in it. */
    enum Means {
        BREAK,
        GARLIC,
        CROSS,
        HOLY_WATER
    }

    /** Loads coins and things, in the order named; 500 coins are a turn's work for the whole company (UX-06). */
    record Load(List<Share> shares) implements DelveCommand {
        public Load {
            shares = List.copyOf(shares);
        }
    }

    /** What one member takes from a hoard. */
    record Share(CharacterId who, String hoard, Purse coins, List<ItemId> things) {
        public Share {
            things = List.copyOf(things);
        }
    }

    /** Puts coins and things down where the company stands. */
    record PutDown(CharacterId who, Purse coins, List<ItemId> things) implements DelveCommand {
        public PutDown {
            things = List.copyOf(things);
        }
    }

    /** Stands still for whole turns, to the end of the present one first. */
    record Rest(int turns) implements DelveCommand {}

    /** What one member does while others do other things. */
    sealed interface Task {
        CharacterId who();

        /** Searches the wall on one side of a cell, or with no side the square itself: floor, heap and air (UX-08, CD-06). */
        record Search(CharacterId who, Cell cell, Optional<Direction> side) implements Task {}

        /** Listens at a door. */
        record Listen(CharacterId who, Edge door) implements Task {}

        /** Listens where the company stands, away from any door. */
        record Hearken(CharacterId who) implements Task {}

        /** Stands by a door and listens until the company moves on (UX-21). */
        record Guard(CharacterId who, Edge door) implements Task {}

        /** Opens a chest or turns a heap over; from afar with a pole or a rope, so that no trap has a victim (CD-37). */
        record Open(CharacterId who, String hoard, boolean fromAfar) implements Task {}

        /** Looks a chest or heap over for hidden parts, pouring it out first if it holds coin. */
        record Examine(CharacterId who, String hoard) implements Task {}
    }
}
