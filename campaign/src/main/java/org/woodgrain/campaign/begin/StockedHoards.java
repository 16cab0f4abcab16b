package org.woodgrain.campaign.begin;

import java.util.Optional;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.treasure.Protection;
import org.woodgrain.rules.treasure.Riches;

/** Treasure that the rules put into a room. */
final class StockedHoards {
    private StockedHoards() {}

    @Rule("DU-53")
    static Hoard place(Unfolding u, Level level, Room room, Riches riches, Optional<Protection> protection) {
        Hoard.Vessel vessel = protection.map(StockedHoards::vessel).orElse(Hoard.Vessel.LOOSE);
        Hoard.Hiding hiding = protection.map(StockedHoards::hiding).orElse(Hoard.Hiding.NONE);
        return new Hoard(
                u.newId("h"),
                protection.map(StockedHoards::where).orElse("in a heap on the floor"),
                Spots.choose(u, level, room, vessel, hiding),
                vessel,
                riches.coins(),
                riches.things(),
                hiding,
                protection.map(StockedHoards::guard).orElse(Hoard.Guard.NONE),
                vessel == Hoard.Vessel.CHEST,
                false,
                false,
                false,
                false);
    }

    private static Hoard.Vessel vessel(Protection protection) {
        return switch (protection) {
            case INVISIBLE, SECRET, UNDER_FLOOR -> Hoard.Vessel.LOOSE;
            case NEEDLE, GAS, LOCKED -> Hoard.Vessel.CHEST;
        };
    }

    private static Hoard.Hiding hiding(Protection protection) {
        return switch (protection) {
            case INVISIBLE -> Hoard.Hiding.INVISIBLE;
            case SECRET -> Hoard.Hiding.SECRET;
            case UNDER_FLOOR -> Hoard.Hiding.UNDER_FLOOR;
            case NEEDLE, GAS, LOCKED -> Hoard.Hiding.NONE;
        };
    }

    private static Hoard.Guard guard(Protection protection) {
        return switch (protection) {
            case NEEDLE -> Hoard.Guard.NEEDLE;
            case GAS -> Hoard.Guard.GAS;
            case INVISIBLE, SECRET, UNDER_FLOOR, LOCKED -> Hoard.Guard.NONE;
        };
    }

    private static String where(Protection protection) {
        return switch (protection) {
            case INVISIBLE -> "in a heap that no eye can see";
            case SECRET -> "in a hollow behind a turning stone";
            case UNDER_FLOOR -> "under a loose flagstone";
            case NEEDLE, GAS, LOCKED -> "in a locked strong box";
        };
    }
}
