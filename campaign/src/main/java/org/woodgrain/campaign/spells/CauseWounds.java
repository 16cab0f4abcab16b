package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;

/** A wounding touch, light or serious: it needs an attack that hits, and a miss wastes it. */
@Rule({"SP-74", "SP-97"})
final class CauseWounds implements SpellWork {
    private static final List<String> SPARES = List.of("undead", "construct");
    private static final int SIDES = 6;

    private final int dice;

    /** @param dice how many, a pip added to each */
    CauseWounds(int dice) {
        this.dice = dice;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Touch.check(scene, targets, scene.spell().id(), SPARES);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Touch.victim(scene, targets).ifPresent(victim -> {
            if (Touch.lands(u, scene, victim, SPARES)) {
                int points = scene.throwing(u, "points of harm")
                        .plus(dice * scene.spell().times(Figure.DAMAGE))
                        .roll(dice * scene.spell().times(Figure.DAMAGE), SIDES)
                        .total();
                Injury.hurt(
                        u,
                        victim,
                        points,
                        scene.spell().name(),
                        scene.spell().id(),
                        u.throwing().take());
            }
        });
    }

    @Override
    public Set<Figure> doubles() {
        return Set.of(Figure.DAMAGE);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Foes.aims(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.eachMember(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
