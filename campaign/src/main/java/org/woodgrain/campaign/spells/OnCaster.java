package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;

/** A spell that its caster lays on himself. */
abstract class OnCaster implements SpellWork {

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Optional.empty();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "the caster", ""));
    }
}
