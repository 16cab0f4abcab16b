package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Getting one's breath back: three whole turns of rest on end after running, one after moving long in the face of foes. */
final class Recovery {
    private static final int TURNS = 3;
    private static final String RESTED = "rested";

    private Recovery() {}

    /** A turn is over in which each member rested or did not. */
    @Rule({"CE-42", "CE-22"})
    static void turnEnding(Unfolding u) {
        for (Adventurer member : u.state().company()) {
            for (Effect effect : u.state().effectsOn(new Effect.On.OnCharacter(member.id()))) {
                if (effect.kind().equals(Afflictions.EXHAUSTED)) {
                    rest(u, effect, member.rest().stirred(), TURNS);
                } else if (effect.kind().equals(Afflictions.WINDED)) {
                    rest(u, effect, member.rest().stirred(), 1);
                }
            }
        }
    }

    private static void rest(Unfolding u, Effect effect, boolean stirred, int turns) {
        int before = effect.number(RESTED);
        int now = stirred ? 0 : before + 1;
        if (now >= turns) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "rested"));
        } else if (now != before) {
            u.emit(new MagicEvent.EffectChanged(effect.id(), RESTED, now, ""));
        }
    }
}
