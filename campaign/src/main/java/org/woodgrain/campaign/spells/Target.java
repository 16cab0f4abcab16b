package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.ItemId;

/** At what a spell is aimed, as commands write it. */
sealed interface Target {
    /** {@code foe:ID}. */
    record OnFoe(FoeId id) implements Target {}

    /** {@code member:ID}. */
    record OnMember(CharacterId id) implements Target {}

    /** {@code door:x,y,side}. */
    record OnDoor(Edge edge) implements Target {}

    /** {@code cell:x,y}. */
    record OnCell(Cell cell) implements Target {}

    /** {@code item:ID}. */
    record OnItem(ItemId id) implements Target {}

    /** {@code type:1} to {@code type:4}, a level type by hit dice. */
    record OnType(int type) implements Target {}

    /** The first of the texts that can be read, or nothing. */
    static Optional<Target> first(List<String> texts) {
        return texts.stream().flatMap(text -> read(text).stream()).findFirst();
    }

    /** Reads a target; empty if the text is none. */
    static Optional<Target> read(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        String value = text.substring(colon + 1).strip();
        return switch (text.substring(0, colon).strip().toLowerCase(Locale.ROOT)) {
            case "foe" -> Optional.of(new OnFoe(new FoeId(value)));
            case "member" -> Optional.of(new OnMember(new CharacterId(value)));
            case "item" -> Optional.of(new OnItem(new ItemId(value)));
            case "door" -> edge(value).map(OnDoor::new);
            case "cell" -> cell(value).map(OnCell::new);
            case "type" -> value.matches("[1-4]") ? Optional.of(new OnType(value.charAt(0) - '0')) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Edge> edge(String text) {
        int last = text.lastIndexOf(',');
        if (last < 0) {
            return Optional.empty();
        }
        String side = text.substring(last + 1).strip().toLowerCase(Locale.ROOT);
        for (Direction each : Direction.values()) {
            if (each.label().equals(side)) {
                return cell(text.substring(0, last)).map(cell -> new Edge(cell, each));
            }
        }
        return Optional.empty();
    }

    private static Optional<Cell> cell(String text) {
        String[] parts = text.strip().split(",", -1);
        try {
            return parts.length == 2
                    ? Optional.of(new Cell(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip())))
                    : Optional.empty();
        } catch (NumberFormatException notACell) {
            return Optional.empty();
        }
    }
}
