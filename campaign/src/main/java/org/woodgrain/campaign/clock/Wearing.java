package org.woodgrain.campaign.clock;

import java.util.Optional;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.people.Permitted;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.ItemUsers;
import org.woodgrain.rules.treasure.MagicItem;

/** Things that are recognised by wearing or handling them for a turn (MI-176). */
public final class Wearing {
    private Wearing() {}

    /** At the end of a turn: whoever had the thing so at the end of the turn before as well knows now what it is. */
    @Rule("EX-22")
    static void check(Unfolding u) {
        if (!(u.state().place() instanceof Place.Underground at)) {
            return;
        }
        for (Adventurer member : u.state().company()) {
            for (Item item : member.items()) {
                learns(u.world().book(), member, item).ifPresent(magic -> had(u, at, member, item, magic));
            }
        }
    }

    /**
     * What a thing is that somebody is about to recognise: he wears what tells by wearing, or has what tells by trial in
     * hand or on, and is of a class that can use it.
     */
    @Rule({"CH-60", "CH-61", "CH-62"})
    public static Optional<MagicItem> learns(Rulebook book, Adventurer who, Item item) {
        Optional<MagicItem> found = book.treasure().find(item.kind());
        if (found.isEmpty()) {
            return found;
        }
        MagicItem magic = found.get();
        boolean tells = tells(magic, item)
                && !Permitted.known(magic, item)
                && ItemUsers.forbids(magic, who.acting()).isEmpty();
        return tells ? found : Optional.empty();
    }

    private static boolean tells(MagicItem magic, Item item) {
        return switch (magic.known()) {
            case WEAR -> item.carried() == Carried.WORN;
            case TRIAL -> item.carried() == Carried.WORN || item.carried() == Carried.IN_HAND;
            case FIGHT, SIP, READ, EFFECT, FALSE -> false;
        };
    }

    private static void had(Unfolding u, Place.Underground at, Adventurer member, Item item, MagicItem magic) {
        String mark = "worn|" + item.id() + "|" + member.id();
        if (u.state().level(at.level()).tried().contains(mark)) {
            u.emit(new DelveEvent.Recognised(member.id(), item.id(), magic.name()));
        } else {
            u.emit(new DelveEvent.Noted(at.level(), mark));
        }
    }
}
