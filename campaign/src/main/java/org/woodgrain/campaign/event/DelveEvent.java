package org.woodgrain.campaign.event;

import java.util.List;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.rules.Roll;

/** What happened while exploring. */
public sealed interface DelveEvent extends Event {
    /** The company stands in another cell. */
    record Moved(String level, Cell to, Direction facing) implements DelveEvent {
        @Override
        public String rule() {
            return "UX-02";
        }
    }

    /** The light fell on cells not seen before. */
    record Seen(String level, SortedSet<Cell> cells) implements DelveEvent {}

    /** A door that was left open fell shut, or stays as it is. */
    record DoorLeft(String level, Edge edge, boolean shut, List<Roll> rolls) implements DelveEvent {
        public DoorLeft {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "UX-15";
        }
    }
}
