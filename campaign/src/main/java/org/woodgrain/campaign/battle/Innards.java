package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.OnHit;

/** A round inside a monster. */
final class Innards {
    private Innards() {}

    /** In the classic game it takes the dice of the swallower each round. */
    static void on(Unfolding u) {
        if (u.state().ruleset().original()) {
            return;
        }
        for (Adventurer who : u.state().company()) {
            Optional<FoeId> by = Swallowed.by(u.state(), who.id());
            by.flatMap(id -> Names.foe(u.state(), id))
                    .flatMap(foe -> u.world()
                            .book()
                            .monsters()
                            .monster(foe.monster())
                            .power(OnHit.Swallow.class, u.state().ruleset().profile()))
                    .ifPresent(swallow -> Swallowed.digest(u, who.id(), swallow.damage()));
        }
    }
}
