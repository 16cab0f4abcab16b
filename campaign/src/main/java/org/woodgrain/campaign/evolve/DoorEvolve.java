package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.rules.equipment.Item;

final class DoorEvolve {
    private DoorEvolve() {}

    static CampaignState change(CampaignState state, String level, Edge edge, UnaryOperator<DoorState> how) {
        return state.changeLevel(level, now -> now.changeDoor(edge, how));
    }

    static CampaignState left(CampaignState state, DelveEvent.DoorLeft left) {
        return change(state, left.level(), left.edge(), door -> left.shut() ? door.withOpen(false) : door.withStays());
    }

    static CampaignState tried(CampaignState state, DelveEvent.DoorTried tried) {
        return change(state, tried.level(), tried.edge(), door -> switch (tried.finding()) {
            case FREE -> door.withStuck(DoorState.Stuck.FREE);
            case STUCK -> door.withStuck(DoorState.Stuck.STUCK);
            case LOCKED, BARRED, FAST -> door.withBarred();
        });
    }

    static CampaignState forced(CampaignState state, DelveEvent.DoorForced forced) {
        return change(state, forced.level(), forced.edge(), door -> {
            DoorState stuck = door.withStuck(DoorState.Stuck.STUCK);
            return forced.opened() ? stuck.withOpen(true) : stuck;
        });
    }

    static CampaignState wedged(CampaignState state, DelveEvent.DoorWedged wedged) {
        CampaignState less = state.change(
                wedged.who(),
                who -> who.withItems(who.items().stream()
                        .filter(item -> !item.id().equals(wedged.spike()) || item.quantity() > 1)
                        .map(item -> item.id().equals(wedged.spike()) ? item.withQuantity(item.quantity() - 1) : item)
                        .toList()));
        return change(
                less,
                wedged.level(),
                wedged.edge(),
                door -> wedged.holds() ? door.withSpikes(door.spikes() + 1) : door.withOpen(false));
    }

    static CampaignState unwedged(CampaignState state, DelveEvent.DoorUnwedged unwedged) {
        CampaignState more = state.change(unwedged.who(), who -> who.withItems(with(who.items(), unwedged.spike())));
        return change(more, unwedged.level(), unwedged.edge(), door -> door.withSpikes(0));
    }

    /** Things with one more, put with its like if there is any. */
    static List<Item> with(List<Item> items, Item more) {
        List<Item> all = new ArrayList<>();
        boolean added = false;
        for (Item item : items) {
            if (!added && item.id().equals(more.id())) {
                all.add(item.withQuantity(item.quantity() + more.quantity()));
                added = true;
            } else {
                all.add(item);
            }
        }
        if (!added) {
            all.add(more);
        }
        return all;
    }
}
