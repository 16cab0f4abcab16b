package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
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
    static Heap here(Unfolding u, Purse coins, List<Item> things, String where) {
        Place.Underground at = u.state().underground().orElseThrow();
        return at(u, at.level(), at.cell(), coins, things, where, true);
    }

    /** A heap in a cell, open to whoever finds it. */
    static Heap at(Unfolding u, String level, Cell cell, Purse coins, List<Item> things, String where, boolean found) {
        List<Item> loose = things.stream()
                .map(item -> item.inside().isEmpty() ? item.carried(Carried.STOWED, "") : item)
                .toList();
        Hoard hoard = new Hoard(
                u.newId("h"),
                where,
                coins,
                loose,
                Hoard.Hiding.NONE,
                Hoard.Guard.NONE,
                false,
                found,
                true,
                true);
        return new Heap(
                level,
                u.world().level(level).flatMap(map -> map.roomAt(cell)).map(Room::id),
                cell,
                hoard);
    }
}
