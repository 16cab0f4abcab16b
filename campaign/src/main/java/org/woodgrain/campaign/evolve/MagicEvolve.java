package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;

final class MagicEvolve {
    private MagicEvolve() {}

    static CampaignState apply(CampaignState state, MagicEvent event) {
        return switch (event) {
            case MagicEvent.EffectBegun begun -> {
                List<Effect> all = new ArrayList<>(state.effects());
                all.add(begun.effect());
                yield state.withEffects(all);
            }
            case MagicEvent.EffectEnded ended ->
                state.withEffects(state.effects().stream()
                        .filter(effect -> !effect.id().equals(ended.effect()))
                        .toList());
        };
    }
}
