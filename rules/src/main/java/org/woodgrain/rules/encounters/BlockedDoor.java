package org.woodgrain.rules.encounters;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** A door spiked or barred against monsters. */
public final class BlockedDoor {
    private BlockedDoor() {}

    /**
     * Whether it gives way in one round: on 1 in six, or 2 before the strong; each spike beyond the first lowers the
     * chance by one, down to one in twelve.
     *
     * @param spikes how many hold it; 1 for a bar
     * @param strong whether one of those who push has five hit dice or more
     */
    @Rule("CD-15")
    public static boolean givesWay(Throws dice, int spikes, boolean strong) {
        int chance = (strong ? 2 : 1) - Math.max(0, spikes - 1);
        boolean first = push(dice, Math.max(1, chance));
        return chance >= 1 || !first ? first : push(dice, 3);
    }

    /** Whether a door that members hold shut is pushed in this round: on 1 or 2, before the strong on 1 to 4. */
    @Rule("UX-16")
    public static boolean pushed(Throws dice, boolean strong) {
        return dice.of("UX-16", "pushing the held door")
                .secret()
                .atMost(strong ? 4 : 2)
                .roll(1, 6)
                .success();
    }

    private static boolean push(Throws dice, int chance) {
        return dice.of("CD-15", "forcing the blocked door")
                .secret()
                .atMost(chance)
                .roll(1, 6)
                .success();
    }
}
