package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;

/** A cloak thrown over a thing that shines by a spell, and taken off again. */
public final class Covering {
    private Covering() {}

    /** The lights that members of the company carry, covered or not. */
    public static List<Effect> carried(CampaignState state, boolean covered) {
        return state.effects().stream()
                .filter(effect -> effect.number(LightSpell.SHINES) > 0)
                .filter(effect -> (effect.number(Effect.COVERED) != 0) == covered)
                .filter(effect -> effect.on() instanceof Effect.On.OnCharacter bearer
                        && Lighting.present(state, bearer.character()))
                .toList();
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
