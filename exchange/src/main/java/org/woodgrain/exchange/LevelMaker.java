package org.woodgrain.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;

/** Makes a level of a dungeon page. */
final class LevelMaker {
    private final DungeonPage page;
    private final Loose loose;
    private final RoomMaker rooms;
    private final SortedSet<Cell> floor = new TreeSet<>();
    private final SortedSet<Edge> walls = new TreeSet<>();
    private final SortedMap<Edge, Door> doors = new TreeMap<>();
    private final List<Stairs> stairs = new ArrayList<>();
    private final List<Feature> features = new ArrayList<>();

    LevelMaker(DungeonPage page, Loose loose) {
        this.page = page;
        this.loose = loose;
        this.rooms = new RoomMaker(page, loose);
    }

    int corridors() {
        return rooms.corridors();
    }

    Level make(String file) {
        rooms.areas().forEach(area -> floor.addAll(area.cells()));
        page.gaps().forEach(gap -> floor.add(gap.cell()));
        page.gaps().forEach(this::open);
        things();
        String title = page.title().isEmpty() ? stem(file) : page.title();
        return new Level(
                slug(title),
                title,
                1,
                page.story(),
                floor,
                walls,
                doors,
                stairs,
                List.of(),
                features,
                rooms.rooms(wet()),
                entrance());
    }

    private void open(Gap gap) {
        switch (gap.opening()) {
            case PASSAGE -> {
                // the square itself is all there is
            }
            case WAY_IN -> stairs.add(new Stairs(gap.cell(), gap.onward().opposite(), true, Optional.empty()));
            case WAY_DOWN -> stairs.add(new Stairs(gap.cell(), gap.onward(), false, Optional.empty()));
            case DOOR -> hang(gap, Door.Kind.DOOR, Door.State.BY_THE_RULES);
            case ARCHWAY -> hang(gap, Door.Kind.ARCH, Door.State.BY_THE_RULES);
            case PORTCULLIS -> hang(gap, Door.Kind.PORTCULLIS, Door.State.BY_THE_RULES);
            case LOCKED_DOOR -> hang(gap, Door.Kind.DOUBLE, Door.State.LOCKED);
            case SECRET_DOOR -> hang(gap, Door.Kind.SECRET, Door.State.BY_THE_RULES);
            case BARRED_DOOR -> hang(gap, Door.Kind.DOOR, Door.State.BARRED);
            case STEPS -> {
                hang(gap, Door.Kind.DOOR, Door.State.BY_THE_RULES);
                features.add(new Feature(gap.cell(), "steps", ""));
            }
        }
    }

    /**
     * Hangs a door beyond the square of the gap; a secret one before it, for an alcove would give it away. Whoever comes
     * from the far side sees a secret door plainly.
     */
    private void hang(Gap gap, Door.Kind kind, Door.State state) {
        boolean near = floor.contains(gap.near());
        boolean far = floor.contains(gap.far());
        if (!near && !far) {
            loose.warn(gap.source(), "the " + gap.opening().words() + " at " + gap.cell() + " leads nowhere; left out");
            return;
        }
        boolean before = kind == Door.Kind.SECRET ? near : !far;
        Edge edge = new Edge(gap.cell(), before ? gap.onward().opposite() : gap.onward());
        Optional<Cell> secretFrom =
                kind == Door.Kind.SECRET ? Optional.of(before ? gap.near() : gap.cell()) : Optional.empty();
        if (doors.putIfAbsent(edge, new Door(edge, kind, state, secretFrom, Optional.empty(), false)) != null) {
            loose.warn(gap.source(), "a second door at " + edge + "; left out");
            return;
        }
        if (rooms.isGap(gap.cell())) {
            wallOff(gap);
        }
    }

    /** Nobody walks round a door through the side of its square. */
    private void wallOff(Gap gap) {
        for (Direction side : Direction.values()) {
            boolean along = side == gap.onward() || side == gap.onward().opposite();
            if (!along && floor.contains(gap.cell().step(side))) {
                walls.add(new Edge(gap.cell(), side));
            }
        }
    }

    /** Water that runs out under the rock, and columns outside, are cropped as the generator itself crops them. */
    private void things() {
        Map<Boolean, String> kinds = Map.of(true, "column-nw", false, "column");
        for (DungeonPage.Point column : page.columns()) {
            if (floor.contains(column.cell())) {
                features.add(new Feature(column.cell(), kinds.getOrDefault(column.onCorner(), "column"), ""));
            }
        }
        wet().forEach(cell -> features.add(new Feature(cell, "pool", "")));
    }

    private Set<Cell> wet() {
        Set<Cell> wet = new TreeSet<>();
        page.water().stream()
                .map(DungeonPage.Point::cell)
                .filter(floor::contains)
                .forEach(wet::add);
        return wet;
    }

    /** The stairs in that stand at the origin, or the first; failing those, the first square of floor. */
    private Cell entrance() {
        List<Cell> ways = stairs.stream().filter(Stairs::up).map(Stairs::cell).toList();
        Cell origin = new Cell(0, 0);
        if (ways.contains(origin)) {
            return origin;
        }
        if (ways.isEmpty()) {
            loose.warnings().add("no stairs lead in; the company arrives at " + floor.first());
            return floor.first();
        }
        return ways.getFirst();
    }

    private static String stem(String file) {
        int dot = file.lastIndexOf('.');
        return (dot > 0 ? file.substring(0, dot) : file).replace('_', ' ');
    }

    /** Letters and digits with hyphens between. */
    private static String slug(String title) {
        String slug = title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
        return slug.isEmpty() ? "level" : slug;
    }
}
