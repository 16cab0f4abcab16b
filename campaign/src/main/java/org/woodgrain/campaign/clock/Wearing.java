package org.woodgrain.campaign.clock;

import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.MagicItem;

/** Things that are recognised by wearing them for a turn (MI-176). */
final class Wearing {
    private Wearing() {}

    /** At the end of a turn: whoever wore the thing at the end of the turn before as well knows now what it is. */
    @Rule("EX-22")
    static void check(Unfolding u) {
        if (!(u.state().place() instanceof Place.Underground at)) {
            return;
        }
        for (Adventurer member : u.state().company()) {
            for (Item item : member.items()) {
                u.world()
                        .book()
                        .treasure()
                        .find(item.kind())
                        .filter(magic -> magic.known() == MagicItem.Known.WEAR)
                        .filter(magic ->
                                item.carried() == Carried.WORN && !item.name().equals(magic.name()))
                        .ifPresent(magic -> worn(u, at, member, item, magic));
            }
        }
    }

    private static void worn(Unfolding u, Place.Underground at, Adventurer member, Item item, MagicItem magic) {
        String mark = "worn|" + item.id() + "|" + member.id();
        if (u.state().level(at.level()).tried().contains(mark)) {
            u.emit(new DelveEvent.Recognised(member.id(), item.id(), magic.name()));
        } else {
            u.emit(new DelveEvent.Noted(at.level(), mark));
        }
    }
}
