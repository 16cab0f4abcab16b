package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.time.Hunger;

/** Hunger is kept as something that lasts. */
final class HungerEvolve {
    private HungerEvolve() {}

    /** The state with so many points of hunger on somebody. */
    static CampaignState hunger(CampaignState state, CharacterId who, int points) {
        Effect.On on = new Effect.On.OnCharacter(who);
        List<Effect> all = new ArrayList<>(state.effects());
        all.removeIf(effect -> effect.on().equals(on) && effect.kind().equals(Effect.HUNGER));
        if (points > 0) {
            all.add(new Effect(
                    "hunger-" + who,
                    Effect.HUNGER,
                    "hungry",
                    on,
                    "",
                    Effect.Unit.LASTING,
                    0,
                    new TreeMap<>(Map.of(Effect.HUNGER, points, "to-hit", Hunger.toHit(points))),
                    false));
        }
        return state.withEffects(all);
    }
}
