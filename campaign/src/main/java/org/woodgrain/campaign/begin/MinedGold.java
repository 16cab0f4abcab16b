package org.woodgrain.campaign.begin;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.treasure.Riches;

/** Gold that creatures have dug out of the rock and keep in their nest. */
final class MinedGold {
    private static final int THOUSANDS = 1000;

    private MinedGold() {}

    /** The treasure of a nest with what was mined, if there is any; empty if there is no treasure at all. */
    static Optional<Riches> added(Unfolding u, String monster, Optional<Riches> riches) {
        Optional<Habit.MinedGold> power = u.world()
                .book()
                .monsters()
                .find(monster)
                .flatMap(kind ->
                        kind.power(Habit.MinedGold.class, u.state().ruleset().profile()));
        if (power.isEmpty()
                || !u.throwing()
                        .of("DU-48", "gold mined by " + monster)
                        .on(DiceStream.CONTENT)
                        .secret()
                        .atMost(power.get().chance())
                        .roll(1, 100)
                        .success()) {
            return riches;
        }
        int gold = THOUSANDS
                * u.throwing()
                        .of("DU-48", "how much was mined")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .roll(1, 10)
                        .total();
        Purse mined = new Purse(0, gold, 0, 0, 0);
        return Optional.of(riches.map(found -> new Riches(found.coins().plus(mined), found.things()))
                .orElse(new Riches(mined, List.of())));
    }
}
