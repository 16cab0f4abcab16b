package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

/** Things taken in hand, stowed, given, dropped; lights lit and put out. In town and underground. */
public sealed interface HandlingCommand extends Command {
    /** Carries a thing another way. */
    record Ready(CharacterId who, ItemId item, Carried how) implements HandlingCommand {}
}
