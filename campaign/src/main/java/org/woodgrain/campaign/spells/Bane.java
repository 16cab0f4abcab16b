package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** An evil cleric's malison: one less on throws to hit and on morale, unless it is thrown off. */
@Rule("SP-87")
final class Bane extends OnBand {

    @Override
    boolean friendly() {
        return false;
    }

    @Override
    void lay(Unfolding u, Scene scene, Effect.On on, Cast cast) {
        if (Effects.end(u, on, List.of("SP-86"), "it is taken by a malison")) {
            return;
        }
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
        } else {
            int morale = Creatures.mindless(scene.world(), u.state(), on) ? 0 : -1;
            Effects.begin(
                    u,
                    scene,
                    on,
                    "under a malison",
                    Lengths.turns(u.state(), cast.turns()),
                    Map.of(Afflictions.TO_HIT, -1, Afflictions.MORALE, morale, Effects.CASTING, cast.number()),
                    false,
                    u.throwing().take());
        }
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
