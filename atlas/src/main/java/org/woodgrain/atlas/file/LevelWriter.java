package org.woodgrain.atlas.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Dwellers;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trap;
import org.woodgrain.atlas.Trick;
import org.woodgrain.atlas.text.Fields;
import org.woodgrain.atlas.text.JsonPaper;

/** Writes one level in Woodgrain's own format; what has its usual value is left out. */
final class LevelWriter {
    private final Level level;
    private final PlanDrawing drawing;

    LevelWriter(Level level) {
        this.level = level;
        this.drawing = new PlanDrawing(level);
    }

    String write() {
        Map<String, Object> whole = new LinkedHashMap<>();
        whole.put(LevelJson.MARK, LevelJson.VERSION);
        whole.put("id", level.id());
        whole.put("name", level.name());
        whole.put("depth", level.depth());
        putUnless(whole, "story", level.story(), "");
        whole.put("entrance", level.entrance().toString());
        whole.put("origin", drawing.origin().toString());
        whole.put("map", drawing.rows());
        putAll(
                whole,
                "doors",
                level.doors().values().stream()
                        .filter(LevelWriter::worthTelling)
                        .map(LevelWriter::door)
                        .toList());
        putAll(whole, "stairs", level.stairs().stream().map(LevelWriter::stairs).toList());
        putAll(whole, "traps", level.traps().stream().map(LevelWriter::trap).toList());
        putAll(whole, "tricks", level.tricks().stream().map(LevelWriter::trick).toList());
        putAll(
                whole,
                "features",
                level.features().stream().map(LevelWriter::feature).toList());
        putAll(whole, "rooms", level.rooms().stream().map(this::room).toList());
        return JsonPaper.print(whole);
    }

    private static void putUnless(Map<String, Object> object, String name, Object value, Object usual) {
        if (!value.equals(usual)) {
            object.put(name, value);
        }
    }

    private static void putAll(Map<String, Object> object, String name, List<?> items) {
        if (!items.isEmpty()) {
            object.put(name, items);
        }
    }

    /** Kinds of doors are drawn in the map; the rest has to be told. */
    private static boolean worthTelling(Door door) {
        return door.kind() == Door.Kind.GAP
                || door.kind() == Door.Kind.FALSE
                || door.state() != Door.State.BY_THE_RULES
                || door.secretFrom().isPresent()
                || door.opensFrom().isPresent()
                || door.monstersUse();
    }

    private static Map<String, Object> door(Door door) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("at", door.edge().toString());
        object.put("kind", Fields.written(door.kind()));
        putUnless(object, "state", Fields.written(door.state()), Fields.written(Door.State.BY_THE_RULES));
        door.secretFrom().ifPresent(cell -> object.put("secretFrom", Marks.sideOf(door.edge(), cell)));
        door.opensFrom().ifPresent(cell -> object.put("opensFrom", Marks.sideOf(door.edge(), cell)));
        putUnless(object, "monstersUse", door.monstersUse(), false);
        return object;
    }

    private static Map<String, Object> stairs(Stairs stairs) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("at", stairs.cell().toString());
        object.put("facing", stairs.facing().label());
        object.put("up", stairs.up());
        stairs.to().ifPresent(to -> object.put("to", to));
        stairs.arrives().ifPresent(cell -> object.put("arrives", cell.toString()));
        putUnless(object, "kind", Fields.written(stairs.kind()), Fields.written(Stairs.Kind.STAIRS));
        putUnless(object, "feet", stairs.feet(), Stairs.FLIGHT);
        stairs.other().ifPresent(other -> object.put("other", other));
        return object;
    }

    private static Map<String, Object> trap(Trap trap) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", trap.id());
        object.put("kind", Fields.written(trap.kind()));
        object.put("cells", trap.cells().stream().map(Cell::toString).toList());
        putUnless(object, "depth", trap.depth(), 0);
        putUnless(object, "damage", trap.damage(), "");
        putUnless(object, "resets", trap.resets(), false);
        putUnless(object, "soft", trap.soft(), false);
        putUnless(object, "note", trap.note(), "");
        return object;
    }

    private static Map<String, Object> trick(Trick trick) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", trick.id());
        object.put("kind", Fields.written(trick.kind()));
        putAll(object, "cells", trick.cells().stream().map(Cell::toString).toList());
        putAll(object, "edges", trick.edges().stream().map(Edge::toString).toList());
        trick.to().ifPresent(to -> object.put("to", to));
        trick.at().ifPresent(cell -> object.put("at", cell.toString()));
        putUnless(object, "percent", trick.percent(), 100);
        putUnless(object, "note", trick.note(), "");
        return object;
    }

    private static Map<String, Object> feature(Feature feature) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("at", feature.cell().toString());
        object.put("kind", feature.kind());
        putUnless(object, "note", feature.note(), "");
        return object;
    }

    private Map<String, Object> room(Room room) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", room.id());
        putUnless(object, "label", room.label(), room.id());
        drawing.mark(room)
                .ifPresentOrElse(
                        mark -> putUnless(object, "mark", mark, room.label()),
                        () -> object.put("cells", Marks.blocks(room.cells())));
        putUnless(object, "name", room.name(), "");
        putUnless(object, "sight", room.sight(), "");
        putUnless(object, "note", room.note(), "");
        putUnless(object, "sound", room.sound(), "");
        putAll(object, "tags", List.copyOf(room.tags()));
        putUnless(object, "keyed", room.keyed(), true);
        putAll(
                object,
                "dwellers",
                room.dwellers().stream().map(LevelWriter::dwellers).toList());
        putAll(object, "hoards", room.hoards().stream().map(LevelWriter::hoard).toList());
        return object;
    }

    private static Map<String, Object> dwellers(Dwellers dwellers) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("monster", dwellers.monster());
        object.put("number", dwellers.number());
        putAll(object, "hitPoints", dwellers.hitPoints());
        putUnless(object, "note", dwellers.note(), "");
        return object;
    }

    private static Map<String, Object> hoard(KeyedHoard hoard) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("where", hoard.where());
        if (!hoard.coins().isEmpty()) {
            object.put("coins", new TreeMap<>(hoard.coins()));
        }
        putUnless(object, "gems", hoard.gems(), "0");
        putUnless(object, "jewelry", hoard.jewelry(), "0");
        putAll(object, "items", new ArrayList<>(hoard.items()));
        if (!hoard.valuables().isEmpty()) {
            object.put("valuables", new TreeMap<>(hoard.valuables()));
        }
        putUnless(object, "hidden", hoard.hidden(), "none");
        putUnless(object, "trap", hoard.trap(), "none");
        putUnless(object, "locked", hoard.locked(), false);
        return object;
    }
}
