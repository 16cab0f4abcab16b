package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;

/** Monsters from whom the company has parted in peace; they do not start anew while it walks by. */
final class Peace {
    private static final String PARTED = "parted";

    private Peace() {}

    /** Marks a monster as parted from in this turn of the expedition. */
    static Foe mark(Unfolding u, Foe foe) {
        return foe.withNumber(PARTED, turn(u));
    }

    /** Whether the company parted from all of them within the last turn. */
    static boolean kept(Unfolding u, List<Foe> foes) {
        return foes.stream()
                .filter(foe -> !foe.gone())
                .allMatch(foe -> foe.number(PARTED) > 0 && turn(u) - foe.number(PARTED) <= 1);
    }

    /** Whether they have let the company pass on an earlier visit, and will again. */
    static boolean known(List<Foe> foes) {
        return foes.stream().filter(foe -> !foe.gone()).allMatch(foe -> foe.number(PARTED) > 0);
    }

    private static int turn(Unfolding u) {
        return u.state().expedition().map(Expedition::turn).orElse(1);
    }
}
