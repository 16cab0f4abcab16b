package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.CharacterId;

/**
 * What one member of the company does in a round of battle.
 *
 * @param who the member
 * @param deed what he does
 */
public record FighterOrder(CharacterId who, Deed deed) {}
