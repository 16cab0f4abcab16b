package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Cold of a die for each level, half for those who save. */
@Rule({"MI-124", "CB-30"})
final class ColdCone extends ConeWork {
    @Override
    void fill(Unfolding u, Scene scene, SortedSet<Cell> cells, List<Effect.On> caught) {
        new Blast("cold", scene.danger(), scene.level()).strike(u, scene, cells, caught, false);
    }
}
