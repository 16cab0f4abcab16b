package org.woodgrain.campaign.state;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A room as play has left it.
 *
 * @param visited whether the company has been in it
 * @param looked whether it has been looked round
 * @param dwellers who lives there and has not died or left
 * @param hoards what lies there
 * @param prisoners whom the dwellers hold
 */
public record RoomState(boolean visited, boolean looked, List<Foe> dwellers, List<Hoard> hoards, List<Foe> prisoners) {
    public static final RoomState EMPTY = new RoomState(false, false, List.of(), List.of());

    public RoomState {
        dwellers = List.copyOf(dwellers);
        hoards = List.copyOf(hoards);
        prisoners = List.copyOf(prisoners);
    }

    /** A room where nobody is held. */
    public RoomState(boolean visited, boolean looked, List<Foe> dwellers, List<Hoard> hoards) {
        this(visited, looked, dwellers, hoards, List.of());
    }

    public RoomState withVisited() {
        return new RoomState(true, looked, dwellers, hoards, prisoners);
    }

    public RoomState withLooked() {
        return new RoomState(visited, true, dwellers, hoards, prisoners);
    }

    public RoomState withDwellers(List<Foe> now) {
        return new RoomState(visited, looked, now, hoards, prisoners);
    }

    public RoomState withHoards(List<Hoard> now) {
        return new RoomState(visited, looked, dwellers, now, prisoners);
    }

    public RoomState withPrisoners(List<Foe> now) {
        return new RoomState(visited, looked, dwellers, hoards, now);
    }

    /** Whether a hoard lies here. */
    public boolean holds(String hoard) {
        for (Hoard each : hoards) {
            if (each.id().equals(hoard)) {
                return true;
            }
        }
        return false;
    }

    /** The same with a hoard changed. */
    public RoomState changeHoard(String id, UnaryOperator<Hoard> how) {
        return withHoards(hoards.stream()
                .map(hoard -> hoard.id().equals(id) ? how.apply(hoard) : hoard)
                .toList());
    }
}
