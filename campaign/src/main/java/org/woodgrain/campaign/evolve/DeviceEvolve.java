package org.woodgrain.campaign.evolve;

import java.util.List;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Things;

final class DeviceEvolve {
    private DeviceEvolve() {}

    static CampaignState apply(CampaignState state, DeviceEvent event) {
        return switch (event) {
            case DeviceEvent.Used used ->
                !used.charged() ? state : used.left() > 0 ? state.withCharge(used.thing()) : empty(state, used);
            case DeviceEvent.Broken broken ->
                state.withoutCharges(broken.thing())
                        .change(
                                broken.who(),
                                who -> who.withItems(Things.without(who.items(), List.of(broken.thing()))));
            case DeviceEvent.Sensed sensed -> state;
            case DeviceEvent.Gazed gazed ->
                gazed.cells().isEmpty()
                        ? state
                        : state.changeLevel(gazed.level(), level -> level.withMoreSeen(gazed.cells()));
            case DeviceEvent.PotionWorks works -> state;
            case DeviceEvent.FoeDropped dropped ->
                MeetingEvolve.heap(
                        Foes.change(
                                state,
                                dropped.foe(),
                                foe -> foe.withItems(foe.items().stream()
                                        .filter(item -> item.carried() != Carried.IN_HAND)
                                        .toList())),
                        new MeetingEvent.Heap(dropped.level(), dropped.heap()));
        };
    }

    /** It is plain wood from now on. */
    @Rule("MI-116")
    private static CampaignState empty(CampaignState state, DeviceEvent.Used used) {
        return state.withoutCharges(used.thing())
                .change(
                        used.who(),
                        who -> who.withItems(who.items().stream()
                                .map(item -> item.id().equals(used.thing()) ? wood(item) : item)
                                .toList()));
    }

    private static Item wood(Item item) {
        return new Item(
                item.id(), "unlisted", "plain piece of wood", 1, item.weight(), 0, item.carried(), item.inside(), 0);
    }
}
