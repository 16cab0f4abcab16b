package org.woodgrain.campaign.command;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;

/** What is done in town. */
public sealed interface TownCommand extends Command {
    /** Puts the company in marching order, front first; members left out stay in town. */
    record Array(List<CharacterId> order) implements TownCommand {}

    /** Sets out for the dungeon. */
    record SetOut() implements TownCommand {}
}
