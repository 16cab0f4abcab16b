package org.woodgrain.campaign.state;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/**
 * Treasure or other things that lie somewhere.
 *
 * @param id unique in the campaign
 * @param where where it lies, in plain words: "in an iron-bound chest"
 * @param cell the square it lies in
 * @param vessel what it lies in
 * @param coins loose coin
 * @param things everything else
 * @param hiding how it is hidden
 * @param guard what protects it
 * @param locked whether its container is locked still
 * @param found whether the company knows of it; with a false bottom, of the container
 * @param opened whether its container has been opened or its heap turned over
 * @param uncovered whether the hidden part of the container has been found
 * @param sprung whether its trap has gone off or been dealt with
 */
public record Hoard(
        String id,
        String where,
        Cell cell,
        Vessel vessel,
        Purse coins,
        List<Item> things,
        Hiding hiding,
        Guard guard,
        boolean locked,
        boolean found,
        boolean opened,
        boolean uncovered,
        boolean sprung) {

    /** What treasure lies in. */
    public enum Vessel {
        /** In the open. */
        LOOSE,
        /** Refuse, straw, a nest: something to be turned over. */
        HEAP,
        /** A chest, trunk, box or urn: something to be opened. */
        CHEST
    }

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

    /** Things that lie in the open, known to all. */
    public static Hoard pile(String id, Cell cell, Purse coins, List<Item> things) {
        return new Hoard(
                id,
                "on the floor",
                cell,
                Vessel.LOOSE,
                coins,
                things,
                Hiding.NONE,
                Guard.NONE,
                false,
                true,
                true,
                true,
                true);
    }

    public boolean empty() {
        return coins.count() == 0 && things.isEmpty();
    }

    /** Whether the company can lay hands on what it holds. */
    public boolean atHand() {
        return found && (vessel == Vessel.LOOSE || opened) && (hiding != Hiding.FALSE_BOTTOM || uncovered);
    }

    public Hoard withFound() {
        return new Hoard(
                id, where, cell, vessel, coins, things, hiding, guard, locked, true, opened, uncovered, sprung);
    }

    public Hoard withOpened() {
        return new Hoard(id, where, cell, vessel, coins, things, hiding, guard, false, true, true, uncovered, true);
    }

    public Hoard withUncovered() {
        return new Hoard(id, where, cell, vessel, coins, things, hiding, guard, locked, true, opened, true, sprung);
    }

    public Hoard withSprung() {
        return new Hoard(id, where, cell, vessel, coins, things, hiding, guard, locked, found, opened, uncovered, true);
    }

    public Hoard withUnlocked() {
        return new Hoard(
                id, where, cell, vessel, coins, things, hiding, guard, false, found, opened, uncovered, sprung);
    }

    /** The same on the floor of another square. */
    public Hoard movedTo(Cell to) {
        return new Hoard(
                id, "on the floor", to, vessel, coins, things, hiding, guard, locked, found, opened, uncovered, sprung);
    }

    public Hoard withContents(Purse purse, List<Item> left) {
        return new Hoard(id, where, cell, vessel, purse, left, hiding, guard, locked, found, opened, uncovered, sprung);
    }
}
