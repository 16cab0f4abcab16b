package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.sight.Whereabouts;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A cloak thrown over a thing that shines by a spell, and taken off again. */
public final class Covering {
    private Covering() {}

    /** Lights, and globes of darkness, on things within the company's reach, covered or not. */
    @Rule({"SP-06", "SP-17", "SP-83"})
    public static List<Effect> carried(CampaignState state, boolean covered) {
        return state.effects().stream()
                .filter(MagicLight::of)
                .filter(effect ->
                        effect.on() instanceof Effect.On.OnThing || effect.on() instanceof Effect.On.OnCharacter)
                .filter(effect -> (effect.number(Effect.COVERED) != 0) == covered)
                .filter(effect -> MagicLight.place(state, effect)
                        .filter(at -> hand(state, at))
                        .isPresent())
                .toList();
    }

    /** Whether it is in somebody's hands, or lies at the company's feet. */
    private static boolean hand(CampaignState state, Whereabouts at) {
        return at.bearer().isPresent()
                || state.underground()
                        .filter(here ->
                                here.level().equals(at.level()) && here.cell().equals(at.cell()))
                        .isPresent();
    }

    /** Why a light cannot be covered, or uncovered; empty if it can. */
    public static Optional<Refusal> check(CampaignState state, CharacterId who, String effect, boolean cover) {
        return carried(state, !cover).stream().anyMatch(each -> each.id().equals(effect))
                ? Optional.empty()
                : Optional.of(new MagicRefusal.NoSuchSpellInForce(
                        state.adventurer(who).map(Adventurer::name).orElse("Nobody"),
                        cover ? "light to cover" : "covered light"));
    }

    public static void carryOut(Unfolding u, String effect, boolean cover) {
        u.emit(new MagicEvent.EffectChanged(effect, Effect.COVERED, cover ? 1 : 0, cover ? "covered" : "uncovered"));
    }
}
