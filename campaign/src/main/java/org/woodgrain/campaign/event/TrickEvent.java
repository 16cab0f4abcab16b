package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Roll;

/** What a trick of the place did. */
public sealed interface TrickEvent extends Event {
    /** How a trick moves the company. */
    enum Means {
        SLOPE("DU-15"),
        CHUTE("DU-13"),
        TRANSPORTER("DU-16"),
        PASSAGE("DU-17"),
        TOUCH("DU-35"),
        SINKING("DU-36"),
        TURNING("DU-21");

        private final String rule;

        Means(String rule) {
            this.rule = rule;
        }

        public String rule() {
            return rule;
        }
    }

    /**
     * The company is somewhere else.
     *
     * @param told whether it knows
     */
    record Carried(
            String trick,
            Means means,
            String from,
            String to,
            Cell cell,
            Direction facing,
            boolean told,
            List<Roll> rolls)
            implements TrickEvent {
        public Carried {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return means.rule();
        }
    }

    /** A slide was walked over without its giving way. */
    record Held(String trick, List<Roll> rolls) implements TrickEvent {
        public Held {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "DU-13";
        }
    }

    /** Walls or doors came and went, unseen. */
    record Walled(String level, String trick, SortedSet<Edge> shut, SortedSet<Edge> open, String rule, List<Roll> rolls)
            implements TrickEvent {
        public Walled {
            shut = Collections.unmodifiableSortedSet(new TreeSet<>(shut));
            open = Collections.unmodifiableSortedSet(new TreeSet<>(open));
            rolls = List.copyOf(rolls);
        }
    }

    /** A centre turned, or did not. */
    record Turned(String level, String trick, int by, List<Roll> rolls) implements TrickEvent {
        public Turned {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "DU-21";
        }
    }

    /** The doors of a room shut fast while it sinks, or seems to. */
    record RoomShut(String level, String trick, int turns, boolean sinks, List<Roll> rolls) implements TrickEvent {
        public RoomShut {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "DU-36";
        }
    }

    /** Behind a door there is nothing but rock. */
    record BareRock(String level, Edge edge) implements TrickEvent {
        @Override
        public String rule() {
            return "DU-12";
        }
    }

    /** A flight of stairs was not what it seemed. */
    record StairsDeceived(String level, Cell cell, String how, String rule, List<Roll> rolls) implements TrickEvent {
        public StairsDeceived {
            rolls = List.copyOf(rolls);
        }
    }

    /** A dwarf came by stonework that is not as it should be; only {@code noted} is told. */
    record StoneNoted(String level, String trick, CharacterId who, boolean noted, List<Roll> rolls)
            implements TrickEvent {
        public StoneNoted {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-37";
        }
    }
}
