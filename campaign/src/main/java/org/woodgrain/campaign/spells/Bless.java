package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** One more on throws to hit and on morale, for those who are not fighting when it is given. */
@Rule("SP-86")
final class Bless extends OnBand {

    @Override
    boolean friendly() {
        return true;
    }

    @Override
    void lay(Unfolding u, Scene scene, Effect.On on, Cast cast) {
        if (!Effects.end(u, on, List.of("SP-87"), "it is lifted by a blessing")) {
            Effects.begin(
                    u,
                    scene,
                    on,
                    "blessed",
                    Lengths.turns(u.state(), cast.turns()),
                    Map.of(Afflictions.TO_HIT, 1, Afflictions.MORALE, 1, Effects.CASTING, cast.number()),
                    false,
                    List.of());
        }
    }
}
