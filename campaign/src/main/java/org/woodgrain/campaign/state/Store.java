package org.woodgrain.campaign.state;

import org.woodgrain.rules.equipment.ItemId;

/** Where things are kept that nobody carries. */
public sealed interface Store {
    /** A member's strongbox at the inn. */
    record Strongbox(CharacterId owner) implements Store {}

    /** The back of a beast, or a cart or wagon. */
    record Load(ItemId carrier) implements Store {}
}
