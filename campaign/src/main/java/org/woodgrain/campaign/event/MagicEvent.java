package org.woodgrain.campaign.event;

import org.woodgrain.campaign.state.Effect;

/** Spells and other lasting powers. */
public sealed interface MagicEvent extends Event {
    record EffectBegun(Effect effect, String rule) implements MagicEvent {}

    record EffectEnded(String effect, String why) implements MagicEvent {}
}
