package org.woodgrain.campaign.spells;

import java.util.Map;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The recipient breathes water as he breathes air; he feels when the last turn of it begins. */
@Rule("SP-32")
public final class WaterBreathing extends OnFriend {
    private static final String KIND = "SP-32";

    /** Whether somebody breathes under water without harm now. */
    public static boolean breathes(CampaignState state, Effect.On who) {
        return state.effects().any(who, KIND);
    }

    /** A turn is over: whoever has one turn of it left knows. */
    @Rule({"SP-32", "SP-113"})
    static void turn(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(KIND) && effect.left() == 1 && effect.unit() == Effect.Unit.TURNS) {
                u.emit(new MagicEvent.EffectChanged(effect.id(), MagicEvent.EffectChanged.LAST_TURN, 1, ""));
            }
        }
    }

    @Override
    void on(Unfolding u, Scene scene, Effect.On who) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                who,
                "breathes water",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                u.throwing().take());
    }
}
