package org.woodgrain.campaign.delve;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Passages whose length is other than it seems: the map shows what is seen, and the time is that of the truth. */
final class Stretches {
    private Stretches() {}

    /** True length of a square in hundredths of the ten feet that are seen. */
    @Rule("DU-41")
    static int percent(Unfolding u, Cell to) {
        if (u.state().place() instanceof Place.Underground at) {
            for (Trick trick : u.world().level(at.level()).orElseThrow().tricksAt(to)) {
                if (trick.kind() == Trick.Kind.STRETCH) {
                    return trick.percent();
                }
            }
        }
        return 100;
    }
}
