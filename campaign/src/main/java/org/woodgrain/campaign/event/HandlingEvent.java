package org.woodgrain.campaign.event;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

/** Things that changed hands or place. */
public sealed interface HandlingEvent extends Event {
    record Readied(CharacterId who, ItemId item, Carried how) implements HandlingEvent {}
}
