package org.woodgrain.campaign.harm;

import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;

/** What has been done against poison, and with it: creatures proof against one, and drinks made harmless or deadly. */
public final class Antidotes {
    /** The kind of the effect that is proof against poison. */
    public static final String NEUTRAL = "SP-98";

    /** The kind of the effect of a thing that was poisoned. */
    public static final String POISONED = "SP-99";

    /** The word of an effect that names the thing on which it lies, wherever that is. */
    public static final String THING = "thing";

    private Antidotes() {}

    /** What makes a creature proof against the next poison; empty if nothing. */
    @Rule("SP-98")
    public static Optional<Effect> on(CampaignState state, Effect.On on) {
        if (state.effects().of(NEUTRAL).isEmpty()) {
            return Optional.empty();
        }
        return state.effectsOn(on).stream()
                .filter(effect ->
                        effect.kind().equals(NEUTRAL) && effect.word(THING).isEmpty())
                .findFirst();
    }

    /** Uses it up; false if there is nothing. */
    @Rule("SP-98")
    public static boolean use(Unfolding u, Effect.On on) {
        Optional<Effect> proof = on(u.state(), on);
        proof.ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "it has met a poison")));
        return proof.isPresent();
    }

    /** Whether the venom of a monster does no harm at present. */
    @Rule("SP-98")
    public static boolean harmless(CampaignState state, FoeId foe) {
        return on(state, new Effect.On.OnFoe(foe)).isPresent();
    }

    /** Whether whatever poison is in a thing does no harm. */
    @Rule("SP-98")
    public static boolean harmless(CampaignState state, ItemId thing) {
        return onThing(state, NEUTRAL, thing).isPresent();
    }

    /** What the needle of a chest's trap is called as a thing on which a spell lies. */
    public static ItemId needle(String chest) {
        return new ItemId("needle:" + chest);
    }

    /** Whether a spell has put poison into a thing. */
    @Rule("SP-99")
    public static boolean poisoned(CampaignState state, ItemId thing) {
        return onThing(state, POISONED, thing).isPresent();
    }

    /** Whatever poison a spell has put into a thing is gone. */
    @Rule({"SP-75", "SP-99"})
    public static void cleanse(Unfolding u, ItemId thing) {
        onThing(u.state(), POISONED, thing)
                .ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "it is made harmless")));
    }

    /** What lies on a thing. */
    public static Optional<Effect> onThing(CampaignState state, String kind, ItemId thing) {
        return state.effects().stream()
                .filter(effect ->
                        effect.kind().equals(kind) && effect.word(THING).equals(thing.value()))
                .findFirst();
    }
}
