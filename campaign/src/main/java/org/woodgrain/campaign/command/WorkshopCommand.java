package org.woodgrain.campaign.command;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.ItemId;

/** The work of wizards in town: making things of magic, and selling them. */
public sealed interface WorkshopCommand extends Command {
    /** Makes things of one kind, such as {@code "MI-054"}, so many times over. */
    record Make(CharacterId who, String kind, int times) implements WorkshopCommand {}

    /** Writes a scroll of spells; one named twice stands on it twice. */
    record WriteScroll(CharacterId who, List<String> spells) implements WorkshopCommand {
        public WriteScroll {
            spells = List.copyOf(spells);
        }
    }

    /** Writes books of spells anew: a second copy of each level named, or the one that was lost. */
    record CopyBooks(CharacterId who, List<Integer> levels) implements WorkshopCommand {
        public CopyBooks {
            levels = List.copyOf(levels);
        }
    }

    /** Looks a month for a buyer for a thing of magic that was found. */
    record SellFound(CharacterId who, ItemId thing) implements WorkshopCommand {}

    /** Looks a month for a buyer for a thing that a wizard has made. */
    record SellMade(CharacterId who, ItemId thing) implements WorkshopCommand {}
}
