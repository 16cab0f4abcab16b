package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The caster feels evil about him, or an evil one good ({@link Intents}); he may feel again while it lasts. */
@Rule({"SP-15", "SP-78", "SP-79"})
final class DetectIntent extends OnCaster {
    static final List<String> EVIL = List.of("SP-78", "SP-15");
    static final List<String> GOOD = List.of("SP-79");

    private final boolean good;

    DetectIntent(boolean good) {
        this.good = good;
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                good ? "feels good intent" : "feels evil",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                List.of());
        if (scene.caster() instanceof Caster.Member member) {
            Intents.feel(u, member.id());
        }
    }
}
