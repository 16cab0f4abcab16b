package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.state.SpellLore;

final class LoreEvolve {
    private LoreEvolve() {}

    static CampaignState apply(CampaignState state, LoreEvent event) {
        return state.withLore(apply(state.lore(), event));
    }

    private static SpellLore apply(SpellLore lore, LoreEvent event) {
        return switch (event) {
            case LoreEvent.SpellProposed proposed -> lore.with(proposed.spell());
            case LoreEvent.SpellRuled ruled -> lore.without(ruled.was()).with(ruled.spell());
            case LoreEvent.SpellTurnedDown down -> lore.without(down.spell());
            case LoreEvent.SpellFound found -> lore.with(found.spell());
            case LoreEvent.ResearchFailed failed -> lore;
            case LoreEvent.SpellTaught taught ->
                lore.spell(taught.spell())
                        .map(spell -> lore.with(spell.knownTo(taught.pupil())))
                        .orElse(lore);
            case LoreEvent.SpellPublished published ->
                lore.spell(published.spell())
                        .map(Invented::opened)
                        .map(lore::with)
                        .orElse(lore);
            case LoreEvent.RulingAwaited awaited ->
                lore.withUnruled(
                        new SpellLore.Unruled(awaited.casting(), awaited.caster(), awaited.spell(), awaited.at()));
            case LoreEvent.CastingRuled ruled -> lore.ruled(ruled.casting());
        };
    }
}
