package org.woodgrain.exchange;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.text.Value;

/**
 * What a One Page Dungeon file says, entry by entry; one that makes no sense is warned of and left out.
 *
 * @param title of the dungeon
 * @param story its opening
 * @param blocks rectangles of floor
 * @param gaps openings between them
 * @param notes numbered texts
 * @param columns places of columns, on corners of squares when whole
 * @param water squares of water
 */
record DungeonPage(
        String title,
        String story,
        List<Block> blocks,
        List<Gap> gaps,
        List<Note> notes,
        List<Point> columns,
        List<Point> water) {

    private static final int LONGEST_SIDE = 300;
    private static final int MOST_CELLS = 60_000;

    /** A place between or in squares. */
    record Point(double x, double y) {
        Cell cell() {
            return new Cell((int) Math.floor(x), (int) Math.floor(y));
        }

        boolean onCorner() {
            return x == Math.rint(x) && y == Math.rint(y);
        }
    }

    /** A numbered text and where its number stands. */
    record Note(String ref, String text, Optional<Point> place, Value source) {}

    static DungeonPage read(Value.Members whole, Loose loose) {
        List<Block> blocks = new ArrayList<>();
        int cells = 0;
        for (Value.Members object : loose.objects(whole, "rects")) {
            Optional<Block> block = block(object, loose);
            if (block.isPresent() && cells + block.get().wide() * block.get().high() > MOST_CELLS) {
                loose.warn(object, "more than " + MOST_CELLS + " squares of floor; left out");
            } else if (block.isPresent()) {
                cells += block.get().wide() * block.get().high();
                blocks.add(block.get());
            }
        }
        List<Gap> gaps = new ArrayList<>();
        for (Value.Members object : loose.objects(whole, "doors")) {
            gap(object, blocks, loose).ifPresent(gaps::add);
        }
        List<Note> notes = new ArrayList<>();
        for (Value.Members object : loose.objects(whole, "notes")) {
            String text = loose.text(object, "text");
            if (text.isEmpty()) {
                loose.warn(object, "the note has no text; left out");
            } else {
                notes.add(new Note(loose.text(object, "ref"), text, place(object, loose), object));
            }
        }
        return new DungeonPage(
                loose.text(whole, "title"),
                loose.text(whole, "story"),
                blocks,
                gaps,
                notes,
                points(whole, "columns", loose),
                points(whole, "water", loose));
    }

    private static Optional<Block> block(Value.Members object, Loose loose) {
        Optional<Integer> x = loose.whole(object, "x");
        Optional<Integer> y = loose.whole(object, "y");
        Optional<Integer> wide = loose.whole(object, "w");
        Optional<Integer> high = loose.whole(object, "h");
        if (x.isEmpty() || y.isEmpty() || wide.isEmpty() || high.isEmpty()) {
            loose.warn(object, "the rectangle is not complete; left out");
            return Optional.empty();
        }
        if (wide.get() < 1 || high.get() < 1 || wide.get() > LONGEST_SIDE || high.get() > LONGEST_SIDE) {
            loose.warn(
                    object,
                    "expected sides of 1 to " + LONGEST_SIDE + " squares, found " + wide.get() + " x " + high.get()
                            + "; left out");
            return Optional.empty();
        }
        return Optional.of(new Block(
                x.get(), y.get(), wide.get(), high.get(), loose.flag(object, "rotunda"), loose.flag(object, "ending")));
    }

    private static Optional<Gap> gap(Value.Members object, List<Block> blocks, Loose loose) {
        Optional<Integer> x = loose.whole(object, "x");
        Optional<Integer> y = loose.whole(object, "y");
        if (x.isEmpty() || y.isEmpty()) {
            loose.warn(object, "the door has no place; left out");
            return Optional.empty();
        }
        Cell cell = new Cell(x.get(), y.get());
        Optional<Direction> onward = onward(object, loose).or(() -> {
            Optional<Direction> guess = guess(cell, blocks);
            loose.warn(
                    object,
                    "the door has no direction; "
                            + guess.map(way -> "taken to lead " + way.label()).orElse("left out"));
            return guess;
        });
        return onward.map(way -> new Gap(cell, way, opening(object, loose), object));
    }

    private static Opening opening(Value.Members door, Loose loose) {
        if (door.member("type").isEmpty()) {
            loose.warn(door, "the door has no type; taken for a plain door");
            return Opening.DOOR;
        }
        Optional<Integer> number = loose.whole(door, "type");
        Optional<Opening> opening = number.flatMap(Opening::of);
        if (opening.isEmpty()) {
            loose.warn(
                    door,
                    "door type " + number.map(String::valueOf).orElse("unreadable")
                            + " is not known; taken for a plain door");
        }
        return opening.orElse(Opening.DOOR);
    }

    private static Optional<Direction> onward(Value.Members door, Loose loose) {
        if (!(door.member("dir").orElse(door) instanceof Value.Members way) || way.equals(door)) {
            return Optional.empty();
        }
        int dx = loose.whole(way, "x").orElse(0);
        int dy = loose.whole(way, "y").orElse(0);
        for (Direction direction : Direction.values()) {
            if (direction.dx() == Integer.signum(dx) && direction.dy() == Integer.signum(dy)) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /** A door leads between the two opposite neighbours that are floor. */
    private static Optional<Direction> guess(Cell cell, List<Block> blocks) {
        for (Direction way :
                Set.of(Direction.SOUTH, Direction.EAST).stream().sorted().toList()) {
            if (floor(cell.step(way), blocks) && floor(cell.step(way.opposite()), blocks)) {
                return Optional.of(way);
            }
        }
        return Optional.empty();
    }

    private static boolean floor(Cell cell, List<Block> blocks) {
        return blocks.stream().anyMatch(block -> block.holds(cell.x() + .5, cell.y() + .5));
    }

    private static Optional<Point> place(Value.Members note, Loose loose) {
        if (note.member("pos").isEmpty() || !(note.member("pos").get() instanceof Value.Members pos)) {
            return Optional.empty();
        }
        return point(pos, loose);
    }

    private static Optional<Point> point(Value.Members object, Loose loose) {
        Optional<BigDecimal> x = loose.number(object, "x");
        Optional<BigDecimal> y = loose.number(object, "y");
        return x.isPresent() && y.isPresent()
                ? Optional.of(new Point(x.get().doubleValue(), y.get().doubleValue()))
                : Optional.empty();
    }

    private static List<Point> points(Value.Members whole, String name, Loose loose) {
        List<Point> points = new ArrayList<>();
        loose.objects(whole, name).forEach(object -> point(object, loose).ifPresent(points::add));
        return points;
    }
}
