package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.encounters.Pursuit;

/** How far runners come before they are caught. */
final class Catching {
    private Catching() {}

    /** Cells that a runner makes in one move, fewer if he is caught within it. */
    static int cells(Profile profile, int gap, int ours, int theirs) {
        int after = Pursuit.gap(gap, ours, theirs);
        if (!Pursuit.caught(profile, after) || theirs <= ours) {
            return ours;
        }
        return Math.min(ours, Math.max(0, gap) * ours / (10 * (theirs - ours)));
    }

    /** The way of the last step of a trail. */
    static Optional<Direction> lastWay(Chase chase) {
        List<Cell> trail = chase.trail();
        if (trail.size() < 2 || chase.moves() == 0) {
            return Optional.empty();
        }
        Cell from = trail.get(trail.size() - 2);
        Cell to = trail.getLast();
        for (Direction way : Direction.values()) {
            if (from.step(way).equals(to)) {
                return Optional.of(way);
            }
        }
        return Optional.empty();
    }
}
