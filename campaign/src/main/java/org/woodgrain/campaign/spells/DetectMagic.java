package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Opens the caster's eyes for enchantments; he then looks at one thing a round ({@link MagicTraces}). */
@Rule({"SP-01", "SP-77"})
final class DetectMagic extends OnCaster {
    static final List<String> KINDS = List.of("SP-01", "SP-77");

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "sees magic",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                List.of());
    }
}
