package org.woodgrain.campaign.delve;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Passages whose length is other than it seems: the map shows what is seen, and the time is that of the truth. */
final class Stretches {
    private Stretches() {}

    /** True length of a square in hundredths of the ten feet that are seen. */
    @Rule("DU-41")
    static int percent(Unfolding u, Cell to) {
        return u.state()
                .underground()
                .flatMap(at -> u.world().level(at.level()))
                .flatMap(level -> level.tricksAt(to).stream()
                        .filter(trick -> trick.kind() == Trick.Kind.STRETCH)
                        .findFirst())
                .map(Trick::percent)
                .orElse(100);
    }
}
