package org.woodgrain.campaign.refusal;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;

/** Reasons met while exploring. */
public sealed interface DelveRefusal extends Refusal {
    record NotUnderground() implements DelveRefusal {
        @Override
        public String message() {
            return "That can only be done in the dungeon.";
        }
    }

    record SomebodyIsHere() implements DelveRefusal {
        @Override
        public String rule() {
            return "CD-03";
        }

        @Override
        public String message() {
            return "Not while somebody is met: settle that first.";
        }
    }

    record NoCoffin() implements DelveRefusal {
        @Override
        public String message() {
            return "No coffin that could still be used stands there in this room.";
        }
    }

    /** What somebody lacks to bar a coffin. */
    record NothingToBarWith(String who, String thing) implements DelveRefusal {
        @Override
        public String message() {
            return who + " carries no such thing: " + thing + ".";
        }
    }

    record NobodyLeft() implements DelveRefusal {
        @Override
        public String message() {
            return "Nobody of the company is left to do that.";
        }
    }

    record NoWay(Direction direction) implements DelveRefusal {
        @Override
        public String message() {
            return "There is no way " + direction.label() + ".";
        }
    }

    record ShutDoor(Direction direction) implements DelveRefusal {
        @Override
        public String rule() {
            return "UX-12";
        }

        @Override
        public String message() {
            return "The door to the " + direction.label() + " is shut: open it or force it first.";
        }
    }

    record NoPath() implements DelveRefusal {
        @Override
        public String message() {
            return "Name at least one step to walk.";
        }
    }

    record NotSeen(Cell cell) implements DelveRefusal {
        @Override
        public String message() {
            return "The company has not seen " + cell + "; walk there by directions.";
        }
    }

    record NoKnownWay(Cell cell) implements DelveRefusal {
        @Override
        public String message() {
            return "No known way leads to " + cell + ".";
        }
    }

    record AlreadyThere() implements DelveRefusal {
        @Override
        public String message() {
            return "The company stands there already.";
        }
    }

    record TooHeavy(String name) implements DelveRefusal {
        @Override
        public String rule() {
            return "EQ-31";
        }

        @Override
        public String message() {
            return name + " cannot carry that: 300 pounds are the most.";
        }
    }

    record NoTool(String name, String tool) implements DelveRefusal {
        @Override
        public String message() {
            return name + " needs " + tool + " for that.";
        }
    }

    record InPit(String name) implements DelveRefusal {
        @Override
        public String rule() {
            return "DU-26";
        }

        @Override
        public String message() {
            return name + " is in the pit and must be helped out first.";
        }
    }

    record NotInPit(String name) implements DelveRefusal {
        @Override
        public String message() {
            return name + " is in no pit.";
        }
    }

    record TooSheer(int feet, int ropes, int spikes) implements DelveRefusal {
        @Override
        public String rule() {
            return "HZ-03";
        }

        @Override
        public String message() {
            return "The face is sheer and " + feet + " feet high: it takes "
                    + (ropes == 1 ? "a rope" : ropes + " ropes") + " of 50 feet, " + spikes
                    + " iron spikes in one hand, and a mallet.";
        }
    }

    record NoStairs() implements DelveRefusal {
        @Override
        public String message() {
            return "There are no stairs here.";
        }
    }

    record NotDrawn() implements DelveRefusal {
        @Override
        public String rule() {
            return "DU-01";
        }

        @Override
        public String message() {
            return "These stairs lead to a level that has not been drawn yet.";
        }
    }

    record NoDoor() implements DelveRefusal {
        @Override
        public String message() {
            return "The company knows of no such door here.";
        }
    }

    record DoorIs(String state, String instead) implements DelveRefusal {
        @Override
        public String message() {
            return "The door is " + state + (instead.isEmpty() ? "." : ": " + instead + ".");
        }
    }

    record NameMembers(String what, int most) implements DelveRefusal {
        @Override
        public String rule() {
            return "EX-02";
        }

        @Override
        public String message() {
            return "Name who " + what + (most > 0 ? ", at most " + most + "." : ".");
        }
    }

    record NothingTaken() implements DelveRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return "Nobody who can act has room for any of it. Put something down first, or take less.";
        }
    }

    record TwoTasks(String name) implements DelveRefusal {
        @Override
        public String rule() {
            return "UX-06";
        }

        @Override
        public String message() {
            return name + " can do only one thing at a time.";
        }
    }

    record OutOfReach(Cell cell) implements DelveRefusal {
        @Override
        public String message() {
            return cell + " is not in the place where the company stands.";
        }
    }

    record NoWall() implements DelveRefusal {
        @Override
        public String message() {
            return "There is no wall to search on that side.";
        }
    }

    record TriedBefore(String name, String what, String rule) implements DelveRefusal {
        @Override
        public String message() {
            return name + " has " + what + " already.";
        }
    }

    record NothingLike() implements DelveRefusal {
        @Override
        public String message() {
            return "The company knows of no such thing here.";
        }
    }

    record ThingIs(String state) implements DelveRefusal {
        @Override
        public String message() {
            return "It is " + state + ".";
        }
    }

    record NotThatMuch(String name) implements DelveRefusal {
        @Override
        public String message() {
            return name + " cannot move what is not there; name no more than there is.";
        }
    }

    record NoRoom(String name, int coins) implements DelveRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return name + " has room in packs and sacks for " + coins + " more coins.";
        }
    }

    record TooDark(String what) implements DelveRefusal {
        @Override
        public String rule() {
            return "HZ-05";
        }

        @Override
        public String message() {
            return "It is too dark to " + what + ".";
        }
    }

    record HowLong(int most) implements DelveRefusal {
        @Override
        public String message() {
            return "Say how many turns, from 1 to " + most + ".";
        }
    }

    record NoRoomHere() implements DelveRefusal {
        @Override
        public String message() {
            return "This is a passage, not a room.";
        }
    }
}
