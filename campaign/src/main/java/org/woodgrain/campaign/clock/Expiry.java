package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.tricks.SinkingRooms;
import org.woodgrain.campaign.unfold.Unfolding;

/** Ends what has lasted its time. */
final class Expiry {
    private Expiry() {}

    /** After part of a turn: effects counted in rounds. */
    static void spent(Unfolding u) {
        end(u, Effect.Unit.ROUNDS);
    }

    /** After a whole turn: effects counted in turns, and in days when midnight passed. */
    static void turnEnded(Unfolding u) {
        end(u, Effect.Unit.TURNS);
        end(u, Effect.Unit.DAYS);
    }

    private static void end(Unfolding u, Effect.Unit unit) {
        for (Effect effect : u.state().effects()) {
            if (effect.unit() == unit && effect.left() <= 0) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its time is up"));
                Afflictions.ranOut(u, effect);
                Subdual.termEnds(u, effect);
                SinkingRooms.ranOut(u, effect);
            }
        }
    }
}
