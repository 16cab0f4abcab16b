package org.woodgrain.campaign.state;

import java.util.List;
import java.util.stream.Stream;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Every thing of a campaign, wherever it is: carried, lying about, kept at home, with monsters. */
public final class Things {
    private Things() {}

    /** All of them, those of the company first. */
    public static Stream<Item> all(CampaignState state) {
        return Stream.of(carried(state), lying(state), kept(state), foreign(state))
                .flatMap(each -> each);
    }

    /** Whether anything is left of a thing, or of a chest. */
    public static boolean exists(CampaignState state, ItemId thing) {
        return all(state).anyMatch(item -> item.id().equals(thing))
                || hoards(state).anyMatch(hoard -> hoard.id().equals(thing.value()));
    }

    private static Stream<Item> carried(CampaignState state) {
        return state.adventurers().values().stream().flatMap(who -> who.items().stream());
    }

    private static Stream<Hoard> hoards(CampaignState state) {
        return state.levels().values().stream()
                .flatMap(level -> Stream.concat(
                        level.piles().values().stream(),
                        level.rooms().values().stream().map(RoomState::hoards).flatMap(List::stream)));
    }

    private static Stream<Item> lying(CampaignState state) {
        return hoards(state).flatMap(hoard -> hoard.things().stream());
    }

    private static Stream<Item> kept(CampaignState state) {
        return Stream.concat(
                        state.property().strongboxes().values().stream(),
                        state.property().carriers().stream().map(Carrier::load))
                .flatMap(stock -> stock.things().stream());
    }

    private static Stream<Item> foreign(CampaignState state) {
        Stream<Foe> met = state.encounter().stream()
                .flatMap(meeting -> Stream.concat(meeting.foes().stream(), meeting.circling().foes().stream()));
        Stream<Foe> following = state.followers().stream().map(Follower::foe);
        Stream<Foe> home = state.levels().values().stream()
                .flatMap(level -> level.rooms().values().stream())
                .flatMap(room -> room.dwellers().stream());
        return Stream.of(met, following, home).flatMap(each -> each).flatMap(foe -> foe.items().stream());
    }
}
