package org.woodgrain.atlas.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Plan;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trap;
import org.woodgrain.atlas.Trick;
import org.woodgrain.atlas.text.Fields;
import org.woodgrain.atlas.text.Findings;
import org.woodgrain.atlas.text.Spot;
import org.woodgrain.atlas.text.Value;

/** Reads one level of Woodgrain's own format. */
final class LevelReader {
    private static final Plan BLANK = new Plan(Set.of(), Set.of(), Map.of(), Map.of());

    private final Findings findings;
    private final Marks marks;

    LevelReader(Findings findings) {
        this.findings = findings;
        this.marks = new Marks(findings);
    }

    /** The level as far as it can be made out; faults are in the findings. */
    Level read(Value.Members members) {
        Fields fields = new Fields(members, findings);
        fields.value(LevelJson.MARK);
        String id = fields.text("id");
        Plan plan = plan(fields);
        Set<Cell> floor = new TreeSet<>(plan.floor());
        floor.addAll(marks.cells(fields, "floor"));
        Set<Edge> walls = walls(fields, plan);
        Map<Edge, Door> doors = doors(fields, plan);
        KeyReader key = new KeyReader(findings, plan.marks());
        List<Room> rooms = fields.items("rooms").stream().map(key::room).toList();
        warnOfForgottenMarks(fields, plan, rooms);
        Level level = new Level(
                id,
                fields.text("name", id),
                fields.number("depth", 1),
                fields.text("story", ""),
                floor,
                walls,
                doors,
                fields.items("stairs").stream().map(this::stairs).toList(),
                traps(fields),
                tricks(fields),
                fields.items("features").stream().map(this::feature).toList(),
                rooms,
                entrance(fields, plan));
        fields.close();
        return level;
    }

    private Plan plan(Fields fields) {
        Cell origin = fields.value("origin").isPresent() ? marks.cell(fields, "origin") : new Cell(0, 0);
        Optional<Value> map = fields.value("map");
        if (map.isEmpty()) {
            return BLANK;
        }
        try {
            return Plan.read(fields.texts("map"), origin);
        } catch (AtlasException wrong) {
            findings.error(fields.at("map"), String.valueOf(wrong.getMessage()));
            return BLANK;
        }
    }

    private Cell entrance(Fields fields, Plan plan) {
        Set<Cell> drawn = plan.marks().getOrDefault(Plan.ENTRANCE, Set.of());
        if (fields.value("entrance").isEmpty() && drawn.size() == 1) {
            return drawn.iterator().next();
        }
        return marks.cell(fields, "entrance");
    }

    private Set<Edge> walls(Fields fields, Plan plan) {
        Set<Edge> walls = new TreeSet<>(plan.walls());
        for (Value item : fields.items("walls")) {
            if (item instanceof Value.Text(Spot at, String text)) {
                marks.edge(at, text).ifPresent(walls::add);
            } else {
                findings.error(item.at(), "expected a side of a cell such as \"3,-4,west\", found " + item.kind());
            }
        }
        return walls;
    }

    private Map<Edge, Door> doors(Fields fields, Plan plan) {
        Map<Edge, Door> doors = new TreeMap<>();
        plan.doors()
                .forEach((edge, kind) -> doors.put(
                        edge,
                        new Door(edge, kind, Door.State.BY_THE_RULES, Optional.empty(), Optional.empty(), false)));
        Set<Edge> told = new TreeSet<>();
        for (Value item : fields.items("doors")) {
            Fields door = Fields.of(item, findings);
            Edge edge = marks.edge(door, "at");
            if (!told.add(edge)) {
                findings.error(door.at(), "a second door at " + edge);
            }
            Door.Kind drawn = plan.doors().getOrDefault(edge, Door.Kind.DOOR);
            doors.put(
                    edge,
                    new Door(
                            edge,
                            door.word("kind", drawn, Door.Kind.class),
                            door.word("state", Door.State.BY_THE_RULES, Door.State.class),
                            marks.side(door, "secretFrom", edge),
                            marks.side(door, "opensFrom", edge),
                            door.flag("monstersUse", false)));
            door.close();
        }
        return doors;
    }

    private Stairs stairs(Value value) {
        Fields fields = Fields.of(value, findings);
        String to = fields.text("to", "");
        Stairs stairs = new Stairs(
                marks.cell(fields, "at"),
                fields.word("facing", Direction.NORTH, Direction.class),
                fields.flag("up", false),
                to.isEmpty() ? Optional.empty() : Optional.of(to),
                cellIfAny(fields, "arrives"),
                fields.word("kind", Stairs.Kind.STAIRS, Stairs.Kind.class),
                fields.number("feet", Stairs.FLIGHT),
                textIfAny(fields, "other"));
        fields.close();
        return stairs;
    }

    private Optional<Cell> cellIfAny(Fields fields, String name) {
        return fields.value(name).isPresent() ? Optional.of(marks.cell(fields, name)) : Optional.empty();
    }

    private static Optional<String> textIfAny(Fields fields, String name) {
        String text = fields.text(name, "");
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private List<Trick> tricks(Fields level) {
        List<Trick> tricks = new ArrayList<>();
        for (Value value : level.items("tricks")) {
            Fields fields = Fields.of(value, findings);
            List<Edge> edges = new ArrayList<>();
            for (Value item : fields.items("edges")) {
                if (item instanceof Value.Text(Spot at, String text)) {
                    marks.edge(at, text).ifPresent(edges::add);
                } else {
                    findings.error(item.at(), "expected a side of a cell such as \"3,-4,west\", found " + item.kind());
                }
            }
            tricks.add(new Trick(
                    fields.text("id", "trick" + (tricks.size() + 1)),
                    fields.word("kind", Trick.Kind.NEW_MASONRY, Trick.Kind.class),
                    List.copyOf(marks.cells(fields, "cells")),
                    edges,
                    textIfAny(fields, "to"),
                    cellIfAny(fields, "at"),
                    fields.number("percent", 100),
                    fields.text("note", "")));
            fields.close();
        }
        return tricks;
    }

    private List<Trap> traps(Fields level) {
        List<Trap> traps = new ArrayList<>();
        for (Value value : level.items("traps")) {
            Fields fields = Fields.of(value, findings);
            traps.add(new Trap(
                    fields.text("id", "trap" + (traps.size() + 1)),
                    fields.word("kind", Trap.Kind.OTHER, Trap.Kind.class),
                    List.copyOf(marks.cells(fields, "cells")),
                    fields.number("depth", 0),
                    fields.text("damage", ""),
                    fields.flag("resets", false),
                    fields.flag("soft", false),
                    fields.text("note", "")));
            fields.close();
        }
        return traps;
    }

    private Feature feature(Value value) {
        Fields fields = Fields.of(value, findings);
        Feature feature = new Feature(marks.cell(fields, "at"), fields.text("kind"), fields.text("note", ""));
        fields.close();
        return feature;
    }

    private void warnOfForgottenMarks(Fields fields, Plan plan, List<Room> rooms) {
        Set<Cell> keyed = new TreeSet<>();
        rooms.forEach(room -> keyed.addAll(room.cells()));
        plan.marks().forEach((mark, cells) -> {
            if (mark != Plan.ENTRANCE && cells.stream().noneMatch(keyed::contains)) {
                findings.warn(fields.at("map"), "the mark '" + mark + "' belongs to no room; its cells are passage");
            }
        });
    }
}
