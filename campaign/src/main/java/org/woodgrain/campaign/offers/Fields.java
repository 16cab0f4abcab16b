package org.woodgrain.campaign.offers;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.command.Command;

/** Reads the values of picks, and says what was expected when one is wrong. */
final class Fields {
    private Fields() {}

    static Optional<Integer> number(Pick pick, String field) {
        try {
            return Optional.of(Integer.parseInt(pick.one(field).strip()));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    /** A cell written {@code x,y}. */
    static Optional<Cell> cell(Pick pick, String field) {
        return cell(pick.one(field));
    }

    /** An edge written {@code x,y,north}. */
    static Optional<Edge> edge(Pick pick, String field) {
        return edge(pick.one(field).strip());
    }

    /** An edge written {@code x,y,north}. */
    static Optional<Edge> edge(String text) {
        int last = text.lastIndexOf(',');
        if (last < 0) {
            return Optional.empty();
        }
        Optional<Direction> side = direction(text.substring(last + 1));
        return cell(text.substring(0, last)).flatMap(where -> side.map(way -> new Edge(where, way)));
    }

    /** A direction by name or first letter. */
    static Optional<Direction> direction(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        for (Direction each : Direction.values()) {
            if (!word.isEmpty()
                    && (each.label().equals(word)
                            || each.label().substring(0, 1).equals(word))) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** A command that needs a number. */
    static Optional<Reading> counted(Pick pick, String field, IntFunction<Command> command) {
        return Optional.of(number(pick, field)
                .<Reading>map(many -> new Reading.Understood(command.apply(many)))
                .orElseGet(() -> notANumber(field)));
    }

    static Reading notANumber(String field) {
        return new Reading.Unclear("Field \"" + field + "\": expected a whole number.");
    }

    static Reading notACell(String field) {
        return new Reading.Unclear("Field \"" + field + "\": expected a cell such as 3,4.");
    }

    private static Optional<Cell> cell(String text) {
        String[] parts = text.strip().split(",", -1);
        if (parts.length != 2) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Cell(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip())));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }
}
