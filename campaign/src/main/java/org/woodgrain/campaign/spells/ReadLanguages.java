package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The caster understands ordinary writing in any tongue, treasure maps above all: two readings within a turn. */
@Rule({"SP-04", "CH-112"})
final class ReadLanguages extends OnCaster {
    static final List<String> KINDS = List.of("SP-04");

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        ReadMagic.begin(u, scene, "reads all tongues");
    }
}
