package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;

/** The risen, who serve the monster that drained them until it is destroyed. */
public final class Thralls {
    /** The kind of effect that one is under who must serve his slayer. */
    static final String THRALL = "thrall";

    private static final String FREE = "free";

    private Thralls() {}

    static void bind(Unfolding u, FoeId risen, String slayer) {
        Afflictions.begin(
                u,
                new Effect.On.OnFoe(risen),
                THRALL,
                "",
                slayer,
                Effect.Unit.LASTING,
                0,
                Map.of(),
                "XP-17",
                List.of());
    }

    /** A monster is destroyed: whoever it has drained will not rise, and those who have risen serve nobody any more. */
    public static void destroyed(Unfolding u, FoeId slayer) {
        Rising.cut(u, slayer);
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(THRALL)
                    && effect.maker().equals(slayer.value())
                    && effect.on() instanceof Effect.On.OnFoe on) {
                u.emit(
                        met(u.state(), on.foe())
                                ? new MagicEvent.EffectChanged(effect.id(), FREE, 1, "")
                                : new MagicEvent.EffectEnded(effect.id(), "its maker is destroyed"));
            }
        }
    }

    private static boolean met(CampaignState state, FoeId who) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(who))
                .filter(foe -> !foe.gone())
                .isPresent();
    }

    /** A round begins: those who were freed in the last one have no quarrel of their own, and go. */
    public static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().foes()) {
            for (Effect effect : u.state().effectsOn(new Effect.On.OnFoe(foe.id()))) {
                if (effect.kind().equals(THRALL) && effect.number(FREE) != 0 && foe.able()) {
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "it is free"));
                    u.emit(new PowerEvent.MadeOff(
                            foe.id(),
                            "stands as if awakened, its master destroyed, and goes its own way",
                            "XP-17",
                            List.of()));
                }
            }
        }
    }
}
