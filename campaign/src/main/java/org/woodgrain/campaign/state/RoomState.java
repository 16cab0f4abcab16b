package org.woodgrain.campaign.state;

import java.util.List;

/**
 * A room as play has left it.
 *
 * @param visited whether the company has been in it
 * @param looked whether it has been looked round
 * @param dwellers who lives there and has not died or left
 * @param hoards what lies there
 */
public record RoomState(boolean visited, boolean looked, List<Foe> dwellers, List<Hoard> hoards) {
    public static final RoomState EMPTY = new RoomState(false, false, List.of(), List.of());

    public RoomState {
        dwellers = List.copyOf(dwellers);
        hoards = List.copyOf(hoards);
    }

    public RoomState withVisited() {
        return new RoomState(true, looked, dwellers, hoards);
    }

    public RoomState withLooked() {
        return new RoomState(visited, true, dwellers, hoards);
    }

    public RoomState withDwellers(List<Foe> now) {
        return new RoomState(visited, looked, now, hoards);
    }

    public RoomState withHoards(List<Hoard> now) {
        return new RoomState(visited, looked, dwellers, now);
    }
}
