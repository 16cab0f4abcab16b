package org.woodgrain.campaign.sight;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Things;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/**
 * Where a thing is: with the company, or lying on some level.
 *
 * @param level id of the dungeon level
 * @param cell where it is there
 * @param bearer who carries it; empty if it lies about
 * @param shut whether it is inside something: a pack, a chest that is closed
 */
public record Whereabouts(String level, Cell cell, Optional<CharacterId> bearer, boolean shut) {

    /** Empty if it is in no place of the underworld that is known to the state. */
    public static Optional<Whereabouts> of(CampaignState state, ItemId thing) {
        for (CharacterId id : state.order()) {
            Optional<Item> item = state.adventurer(id).flatMap(who -> who.item(thing));
            if (item.isPresent() && Lighting.present(state, id)) {
                return carried(state, id, item.get());
            }
        }
        for (Map.Entry<String, LevelState> level : state.levels().entrySet()) {
            Optional<Hoard> hoard = hoard(level.getValue(), thing);
            if (hoard.isPresent()) {
                return Optional.of(new Whereabouts(
                        level.getKey(),
                        hoard.get().cell(),
                        Optional.empty(),
                        !hoard.get().atHand()));
            }
        }
        return Optional.empty();
    }

    /** What was thrown in a fight lies among the foes until it is over. */
    private static Optional<Whereabouts> carried(CampaignState state, CharacterId id, Item item) {
        boolean lies = item.carried() == Carried.LYING;
        Optional<Encounter> meeting = state.encounter().filter(each -> lies);
        boolean shut = !item.inside().isEmpty();
        return meeting.map(each -> new Whereabouts(each.level(), each.cell(), Optional.empty(), false))
                .or(() -> state.underground()
                        .map(at -> new Whereabouts(at.level(), at.cell(), Optional.of(id), shut && !lies)));
    }

    private static Optional<Hoard> hoard(LevelState level, ItemId thing) {
        return level.piles().values().stream()
                .filter(hoard -> holds(hoard.things(), thing))
                .findFirst()
                .or(() -> level.rooms().values().stream()
                        .map(RoomState::hoards)
                        .flatMap(List::stream)
                        .filter(hoard -> holds(hoard.things(), thing))
                        .findFirst());
    }

    private static boolean holds(List<Item> things, ItemId thing) {
        return things.stream().anyMatch(item -> item.id().equals(thing));
    }

    /** The name of a thing, wherever it is; something plain if it is nowhere. */
    public static String name(CampaignState state, ItemId thing) {
        return Things.all(state)
                .filter(item -> item.id().equals(thing))
                .findFirst()
                .map(Item::name)
                .orElse("thing");
    }
}
