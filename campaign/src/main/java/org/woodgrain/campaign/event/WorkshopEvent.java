package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** The work of wizards in town. */
public sealed interface WorkshopEvent extends Event {
    /**
     * A wizard paid for his work and began it.
     *
     * @param what he makes, in words
     * @param gold it costs
     * @param left his purse
     * @param stored the coins of his strongbox
     */
    record WorkBegun(CharacterId who, String what, int gold, int weeks, Purse left, Purse stored, String rule)
            implements WorkshopEvent {}

    /** The work is done, and the things are his. */
    record ThingsMade(CharacterId who, List<Item> things, String rule) implements WorkshopEvent {
        public ThingsMade {
            things = List.copyOf(things);
        }
    }

    /** The work was broken off; {@code back} in gold pieces is left of what was paid. */
    record WorkBroken(CharacterId who, int back, String rule) implements WorkshopEvent {}

    /** A book of spells was written anew; {@code replaces} says whether it was the one that was lost. */
    record BookWritten(CharacterId who, int level, boolean replaces) implements WorkshopEvent {
        @Override
        public String rule() {
            return replaces ? "MA-29" : "MA-28";
        }
    }

    /** A buyer was found for a thing of magic that had been found; {@code copper} is what he paid, 0 if none wants it. */
    record FoundSold(CharacterId who, ItemId thing, String name, int copper, Purse now, List<Roll> rolls)
            implements WorkshopEvent {
        public FoundSold {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MA-36";
        }
    }

    /** A buyer was found; {@code copper} is what he paid. */
    record MadeSold(CharacterId who, ItemId thing, String name, int copper, Purse now, List<Roll> rolls)
            implements WorkshopEvent {
        public MadeSold {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MA-36";
        }
    }
}
