package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.CharacterId;

/** Relatives, and what is theirs. */
public sealed interface HeirCommand extends Command {
    /** Names the one relative who is to inherit; an earlier one is set aside. */
    record NameRelative(CharacterId who, String name) implements HeirCommand {}

    /**
     * One who has returned asks his heir for what was his.
     *
     * @param keep whether the relative is to stay in his service
     */
    record AskBack(CharacterId who, boolean keep) implements HeirCommand {}
}
