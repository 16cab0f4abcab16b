package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;

/**
 * The monsters' morale in one meeting.
 *
 * @param passed checks passed (CC-31)
 * @param taken causes already checked: {@code first-death}, {@code half}, {@code leader} and the like
 * @param hangBack the round in which they keep back from the fight (NP-22); 0 if none
 * @param idle rounds in a row in which neither side did anything
 * @param pressing whether they have made up their minds to come to blows, whatever their tactics would have
 */
public record Nerve(int passed, List<String> taken, int hangBack, int idle, boolean pressing) {
    /** Among what has been tried: they have offered to talk in the midst of a fight. */
    public static final String PARLEYED = "parleyed";

    public static final Nerve UNTRIED = new Nerve(0, List.of(), 0, 0, false);

    public Nerve {
        taken = List.copyOf(taken);
    }

    /** The same after a check for the causes given. */
    public Nerve after(List<String> causes, boolean held, int back) {
        List<String> all = new ArrayList<>(taken);
        all.addAll(causes);
        return new Nerve(held ? passed + 1 : passed, all, back, idle, pressing);
    }

    /** The same after so many idle rounds. */
    public Nerve afterIdle(int rounds) {
        return new Nerve(passed, taken, hangBack, rounds, pressing);
    }

    /** They come on, and do not keep back again. */
    public Nerve pressed() {
        return new Nerve(passed, taken, hangBack, 0, true);
    }

    /** Something has been tried that is tried only once. */
    public Nerve tried(String what) {
        List<String> all = new ArrayList<>(taken);
        all.add(what);
        return new Nerve(passed, all, hangBack, 0, pressing);
    }
}
