package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The caster understands magic script: two readings within a turn. */
@Rule("SP-03")
final class ReadMagic extends OnCaster {
    static final List<String> KINDS = List.of("SP-03");
    static final String READINGS = "readings";
    static final int TWO = 2;

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        begin(u, scene, "reads magic");
    }

    static void begin(Unfolding u, Scene scene, String label) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                label,
                Lengths.turns(u.state(), turns),
                Map.of(READINGS, TWO),
                false,
                List.of());
    }
}
