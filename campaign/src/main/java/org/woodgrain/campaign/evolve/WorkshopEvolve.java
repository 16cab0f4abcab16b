package org.woodgrain.campaign.evolve;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Spoil;
import org.woodgrain.campaign.state.Workshop;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

final class WorkshopEvolve {
    private WorkshopEvolve() {}

    static CampaignState apply(CampaignState state, WorkshopEvent event) {
        Workshop workshop = state.workshop();
        TreeSet<ItemId> made = new TreeSet<>(workshop.made());
        return switch (event) {
            case WorkshopEvent.WorkBegun begun ->
                PropertyEvolve.spent(state, begun.who(), begun.left(), begun.stored());
            case WorkshopEvent.ThingsMade things -> {
                things.things().forEach(each -> made.add(each.id()));
                yield state.withWorkshop(workshop.withMade(made))
                        .change(things.who(), who -> who.withItems(Things.put(who.items(), things.things())));
            }
            case WorkshopEvent.WorkBroken broken ->
                state.change(broken.who(), who -> who.withPurse(who.purse().plus(Purse.gold(broken.back()))));
            case WorkshopEvent.BookWritten written ->
                state.withWorkshop(workshop.withCopies(written.who(), written.level(), 1));
            case WorkshopEvent.FoundSold sold -> {
                if (sold.copper() == 0) {
                    yield state;
                }
                TreeMap<ItemId, Spoil> spoils = new TreeMap<>(workshop.spoils());
                spoils.remove(sold.thing());
                yield state.withWorkshop(workshop.withSpoils(spoils))
                        .change(
                                sold.who(),
                                who -> who.withItems(Things.without(who.items(), List.of(sold.thing())))
                                        .withPurse(sold.now()));
            }
            case WorkshopEvent.MadeSold sold -> {
                made.remove(sold.thing());
                yield state.withWorkshop(workshop.withMade(made))
                        .change(
                                sold.who(),
                                who -> who.withItems(Things.without(who.items(), List.of(sold.thing())))
                                        .withPurse(sold.now()));
            }
        };
    }
}
