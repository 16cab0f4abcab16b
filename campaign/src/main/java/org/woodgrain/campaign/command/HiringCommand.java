package org.woodgrain.campaign.command;

import java.util.Optional;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Seeking;

/** Taking others into service, and keeping them there. */
public sealed interface HiringCommand extends Command {
    /**
     * Looks for people to hire, for a week or two.
     *
     * @param gold offered in public; 0 to name no sum
     */
    record Seek(CharacterId employer, Calling calling, Seeking how, int gold) implements HiringCommand {}

    /**
     * Makes an offer to one who has answered.
     *
     * @param gold paid down
     * @param gift a magical thing given with it
     * @param worship whether a place of worship is promised within three months
     * @param lasting whether he is wanted to stay, or for one expedition and its profits
     */
    record MakeOffer(
            CharacterId employer,
            CharacterId candidate,
            int gold,
            Optional<ItemId> gift,
            boolean worship,
            boolean lasting)
            implements HiringCommand {}

    /** Pays a hireling what he is owed, and so much more in gold pieces as a reward. */
    record Reward(CharacterId hireling, int gold) implements HiringCommand {}

    /** Gives a cleric the place of worship that he was promised. */
    record KeepPromise(CharacterId hireling) implements HiringCommand {}

    /** Lets a hireling go. */
    record Dismiss(CharacterId hireling) implements HiringCommand {}

    /** Sends away a monster in service. */
    record SendAway(FoeId monster) implements HiringCommand {}
}
