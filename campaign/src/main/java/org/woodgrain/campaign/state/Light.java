package org.woodgrain.campaign.state;

import org.woodgrain.rules.equipment.ItemId;

/**
 * A light that burns.
 *
 * @param bearer who carries it
 * @param source the torch or lantern
 * @param lantern whether it is a lantern, which wind does not put out
 * @param turnsLeft whole turns until it dies
 */
public record Light(CharacterId bearer, ItemId source, boolean lantern, int turnsLeft) {}
