package org.woodgrain.campaign.event;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * One survivor's experience.
 *
 * @param who the survivor
 * @param in the class it goes to
 * @param share his exact share before any ratio, as text
 * @param earned exactly after ratio and percentage, as text
 * @param level the level it was measured against
 * @param percent of the prime requisite
 * @param gained whole points
 * @param total after the gain
 * @param limit the rule that held the total back; empty if none did
 */
public record Gain(
        CharacterId who,
        CharacterClass in,
        String share,
        String earned,
        int level,
        int percent,
        int gained,
        int total,
        String limit) {}
