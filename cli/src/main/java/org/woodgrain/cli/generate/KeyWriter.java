package org.woodgrain.cli.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.atlas.Dwellers;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;

/** Writes down as a key what was put into rooms. */
final class KeyWriter {
    private KeyWriter() {}

    /** The level, its rooms without a key given one. */
    static Level withKey(Level level, Map<String, RoomState> stocked) {
        List<Room> rooms = level.rooms().stream()
                .map(room -> room.keyed() ? room : keyed(room, stocked.getOrDefault(room.id(), RoomState.EMPTY)))
                .toList();
        return level.withRooms(rooms);
    }

    private static Room keyed(Room room, RoomState stocked) {
        return new Room(
                room.id(),
                room.label(),
                room.name(),
                room.cells(),
                room.sight(),
                room.note(),
                room.sound(),
                room.tags(),
                true,
                dwellers(stocked.dwellers()),
                stocked.hoards().stream().map(KeyWriter::hoard).toList());
    }

    private static List<Dwellers> dwellers(List<Foe> foes) {
        Map<String, List<Integer>> points = new LinkedHashMap<>();
        foes.forEach(foe ->
                points.computeIfAbsent(foe.monster(), key -> new ArrayList<>()).add(foe.maxHitPoints()));
        List<Dwellers> groups = new ArrayList<>();
        points.forEach((monster, each) -> groups.add(new Dwellers(monster, Integer.toString(each.size()), each, "")));
        return groups;
    }

    private static KeyedHoard hoard(Hoard hoard) {
        Map<String, String> coins = new TreeMap<>();
        coin(coins, "pp", hoard.coins().platinum());
        coin(coins, "gp", hoard.coins().gold());
        coin(coins, "ep", hoard.coins().electrum());
        coin(coins, "sp", hoard.coins().silver());
        coin(coins, "cp", hoard.coins().copper());
        List<String> items = new ArrayList<>();
        Map<String, Integer> valuables = new LinkedHashMap<>();
        for (Item thing : hoard.things()) {
            if (thing.kind().startsWith("MI-")
                    || thing.kind().startsWith("EQI-")
                    || thing.kind().startsWith("map/")) {
                for (int one = 0; one < thing.quantity(); one++) {
                    items.add(thing.kind());
                }
            } else {
                valuable(valuables, thing);
            }
        }
        return new KeyedHoard(
                hoard.where(),
                coins,
                "0",
                "0",
                items,
                valuables,
                hoard.hiding().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                hoard.guard().name().toLowerCase(Locale.ROOT),
                hoard.locked());
    }

    private static void coin(Map<String, String> coins, String metal, int count) {
        if (count > 0) {
            coins.put(metal, Integer.toString(count));
        }
    }

    /** Things of one name are numbered, since a key tells them apart by name. */
    private static void valuable(Map<String, Integer> valuables, Item thing) {
        for (int one = 0; one < thing.quantity(); one++) {
            String name = thing.name();
            for (int number = 2; valuables.containsKey(name); number++) {
                name = thing.name() + " " + number;
            }
            valuables.put(name, thing.worth() / Coins.GOLD);
        }
    }
}
