package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;

/**
 * The monsters' morale in one meeting.
 *
 * @param passed checks passed (CC-31)
 * @param taken causes already checked: {@code first-death}, {@code half}, {@code leader} and the like
 * @param hangBack the round in which they keep back from the fight (NP-22); 0 if none
 */
public record Nerve(int passed, List<String> taken, int hangBack) {
    public static final Nerve UNTRIED = new Nerve(0, List.of(), 0);

    public Nerve {
        taken = List.copyOf(taken);
    }

    /** The same after a check for the causes given. */
    public Nerve after(List<String> causes, boolean held, int back) {
        List<String> all = new ArrayList<>(taken);
        all.addAll(causes);
        return new Nerve(held ? passed + 1 : passed, all, back);
    }
}
