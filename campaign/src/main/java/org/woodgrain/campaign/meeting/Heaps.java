package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent.Heap;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Things that come to lie on the floor. */
final class Heaps {
    private Heaps() {}

    /** A heap where the company stands. */
    static Heap here(Unfolding u, Purse coins, List<Item> things) {
        Place.Underground at = u.state().underground().orElseThrow();
        List<Item> loose = things.stream()
                .map(item -> item.inside().isEmpty() ? item.carried(Carried.STOWED, "") : item)
                .toList();
        return new Heap(at.level(), Hoard.pile(u.newId("h"), at.cell(), coins, loose));
    }

    /** What the fallen carried, where they fell. */
    static Heap bodies(Unfolding u, String level, Cell cell, Purse coins, List<Item> things) {
        List<Item> loose =
                things.stream().map(item -> item.carried(Carried.STOWED, "")).toList();
        Hoard pile = Hoard.pile(u.newId("h"), cell, coins, loose);
        return new Heap(level, pile);
    }
}
