package org.woodgrain.campaign.spells;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;

/** A spell that is laid on the place where the company is. */
abstract class OnScenery implements SpellWork {

    static Scenery scenery(Scene scene) {
        return Outdoors.now(scene.state());
    }

    static Optional<Refusal> openSky(Scene scene) {
        return scenery(scene).open()
                ? Optional.empty()
                : scene.wrong("it needs the open sky", scene.spell().id());
    }

    static void lay(
            Unfolding u,
            Scene scene,
            String label,
            Lengths length,
            Map<String, Integer> numbers,
            Map<String, String> words) {
        Effects.begin(
                u,
                scene,
                Outdoors.place(u.state()),
                label,
                length,
                numbers,
                words,
                false,
                u.throwing().take());
    }

    @Override
    public boolean inTown() {
        return true;
    }

    @Override
    public boolean inBattle() {
        return true;
    }
}
