package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;

/**
 * Light or darkness made by a spell, where it is now.
 *
 * @param level id of the dungeon level
 * @param cell the middle of the circle
 * @param feet from the middle to the edge
 * @param dark whether it is darkness, in which no other light and no eye for heat is of use
 */
public record MagicLight(String level, Cell cell, int feet, boolean dark) {

    /** All of them; what a member carries is where the company is. */
    @Rule({"SP-06", "SP-82"})
    public static List<MagicLight> sources(CampaignState state) {
        List<MagicLight> found = new ArrayList<>();
        for (Effect effect : state.effects()) {
            int light = effect.number(LightSpell.SHINES);
            int dark = effect.number(DarknessSpell.DARKENS);
            if (light == 0 && dark == 0 || effect.number(Effect.COVERED) != 0) {
                continue;
            }
            int feet = Math.max(light, dark);
            if (effect.on() instanceof Effect.On.OnCell place) {
                found.add(new MagicLight(place.level(), place.cell(), feet, dark > 0));
            } else if (effect.on() instanceof Effect.On.OnCharacter bearer
                    && Lighting.present(state, bearer.character())) {
                state.underground().ifPresent(at -> found.add(new MagicLight(at.level(), at.cell(), feet, dark > 0)));
            }
        }
        return found;
    }
}
