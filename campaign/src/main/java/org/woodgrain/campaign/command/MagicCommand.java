package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.CharacterId;

/** Spells, turning and scrolls. */
public sealed interface MagicCommand extends Command {
    /** Gives up a spell that is being kept up. */
    record EndSpell(CharacterId caster, String effect) implements MagicCommand {}
}
