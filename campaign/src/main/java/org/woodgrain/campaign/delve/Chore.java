package org.woodgrain.campaign.delve;

import java.util.List;
import org.woodgrain.rules.Roll;

/**
 * A task whose dice have fallen.
 *
 * @param ticks how long it takes
 * @param stirs whether it keeps its doer from resting (UX-04)
 * @param rolls its dice
 * @param result emits what came of it
 */
record Chore(int ticks, boolean stirs, List<Roll> rolls, Runnable result) {
    Chore {
        rolls = List.copyOf(rolls);
    }
}
