package org.woodgrain.campaign.state;

import java.util.List;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/**
 * Treasure or other things that lie somewhere.
 *
 * @param id unique in the campaign
 * @param where where it lies, in plain words: "in an iron-bound chest"
 * @param coins loose coin
 * @param things everything else
 * @param hiding how it is hidden
 * @param guard what protects it
 * @param locked whether its container is locked still
 * @param found whether the company knows of it
 * @param opened whether its container has been opened
 * @param sprung whether its trap has gone off or been dealt with
 */
public record Hoard(
        String id,
        String where,
        Purse coins,
        List<Item> things,
        Hiding hiding,
        Guard guard,
        boolean locked,
        boolean found,
        boolean opened,
        boolean sprung) {

    /** How treasure is hidden (DU-53). */
    public enum Hiding {
        NONE,
        INVISIBLE,
        SECRET,
        UNDER_FLOOR,
        FALSE_BOTTOM
    }

    /** What protects treasure (DU-53). */
    public enum Guard {
        NONE,
        NEEDLE,
        GAS
    }

    public Hoard {
        things = List.copyOf(things);
    }

    public boolean empty() {
        return coins.count() == 0 && things.isEmpty();
    }

    public Hoard withFound() {
        return new Hoard(id, where, coins, things, hiding, guard, locked, true, opened, sprung);
    }

    public Hoard withOpened() {
        return new Hoard(id, where, coins, things, hiding, guard, false, true, true, sprung);
    }

    public Hoard withSprung() {
        return new Hoard(id, where, coins, things, hiding, guard, locked, found, opened, true);
    }

    public Hoard withContents(Purse purse, List<Item> left) {
        return new Hoard(id, where, purse, left, hiding, guard, locked, found, opened, sprung);
    }
}
