package org.woodgrain.campaign.command;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;

/** What is done while exploring. */
public sealed interface DelveCommand extends Command {
    /** Walks a path, one cell a step, until its end or until something happens. */
    record March(List<Direction> path) implements DelveCommand {}

    /** Walks by known ground to a cell that has been seen. */
    record WalkTo(Cell cell) implements DelveCommand {}
}
