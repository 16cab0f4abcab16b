package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;

/** What one spell does. */
interface SpellWork {
    /** Why it cannot be cast at this, as far as the caster can know (SP-115); empty if it can. */
    Optional<Refusal> check(Scene scene, List<String> targets);

    /** Does it. The place in memory is empty already. */
    void carryOut(Unfolding u, Scene scene, List<String> targets);

    /** At what the company may aim it now; empty if at nothing. */
    List<Aim> aims(Scene scene);

    /** Whether it is aimed at enemies. */
    default boolean hostile() {
        return false;
    }

    /** Whether it can be cast in a round of battle. */
    default boolean inBattle() {
        return true;
    }
}
