package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.state.Foe;

/** What a monster is over when a fight has ended without it: mist has its shape again, flames and winds have died down. */
public final class Respite {
    private static final List<String> OVER = List.of(Mist.MIST, Marks.STUNG, Flaming.FLAMING, Whirling.SPINNING);

    private Respite() {}

    /** The monster as it is found the next time. */
    public static Foe of(Foe foe) {
        Foe rested = foe;
        for (String number : OVER) {
            if (rested.number(number) > 0) {
                rested = rested.withNumber(number, 0);
            }
        }
        return rested;
    }
}
