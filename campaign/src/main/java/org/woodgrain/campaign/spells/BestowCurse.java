package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A touch that curses: two less on throws to hit and on saves until the curse is removed. */
@Rule("SP-90")
final class BestowCurse implements SpellWork {
    private static final List<String> SPARES = List.of("undead", "construct");
    private static final int WORSE = -2;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Touch.check(scene, targets, "SP-90", SPARES);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Touch.victim(scene, targets)
                .filter(victim -> Touch.lands(u, scene, victim, SPARES))
                .ifPresent(victim -> {
                    if (Saves.made(u, scene, victim)) {
                        u.emit(new MagicEvent.Resisted(
                                scene.caster(),
                                victim,
                                scene.spell().id(),
                                u.throwing().take()));
                    } else {
                        lay(u, scene, victim);
                    }
                });
    }

    /** Lays the common curse, which takes the place of one laid before. */
    static void lay(Unfolding u, Scene scene, Effect.On victim) {
        Effects.begin(
                u,
                scene,
                victim,
                "cursed",
                Lengths.LASTING,
                Map.of(Afflictions.TO_HIT, WORSE, Circles.SAVES, WORSE, Maladies.CURSED, 1),
                false,
                u.throwing().take());
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
