package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.encounters.Strength;
import org.woodgrain.rules.rulebook.Rulebook;

/** The two sides of a fight weighed by those who can still act. */
final class Odds {
    private Odds() {}

    static Strength now(Rulebook book, CampaignState state) {
        int levels = Plan.able(state).stream().mapToInt(Adventurer::level).sum()
                + state.followers().size();
        int dice = state.encounter().map(Encounter::able).stream()
                .flatMap(all -> all.stream())
                .mapToInt(foe -> Marks.dice(foe)
                        .orElse(book.monsters().monster(foe.monster()).hitDice())
                        .dice())
                .sum();
        return new Strength(levels, Math.max(1, dice));
    }
}
