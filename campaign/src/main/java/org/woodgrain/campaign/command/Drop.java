package org.woodgrain.campaign.command;

import java.util.Optional;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.ItemId;

/**
 * Something thrown down in flight (EN-28).
 *
 * @param who its bearer
 * @param item the thing; empty for all his coins
 */
public record Drop(CharacterId who, Optional<ItemId> item) {}
