package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Provisions;

/** A day's food for twelve, which spoils when the day is over. */
@Rule("SP-112")
final class CreateFood implements SpellWork {
    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        scene.member()
                .ifPresent(who -> Sustenance.make(
                        u, scene, who.id(), Provisions.STANDARD, "day of created food", Provisions.PERSONS));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "food for twelve", "spoils after a day"));
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
