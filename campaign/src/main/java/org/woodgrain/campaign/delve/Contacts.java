package org.woodgrain.campaign.delve;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.spells.Esp;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.traps.Alarms;
import org.woodgrain.campaign.unfold.Unfolding;

/** When dwellers of a room are met: when the company comes to see into the room, or stands in it. */
final class Contacts {
    private Contacts() {}

    /** Ids of rooms that the company sees into from a cell, or stands in, and whose dwellers it would notice. */
    @SuppressWarnings("ReferenceEquality") // the next cell mostly lies in the same room
    static SortedSet<String> inSight(World world, Level level, CampaignState state, Cell eye) {
        SortedSet<String> rooms = new TreeSet<>();
        LevelState now = state.level(level.id());
        boolean squares = now.anySquares();
        @Nullable Room last = null;
        for (Cell cell : Lighting.visible(level, state, eye)) {
            Room room = level.roomAt(cell).orElse(null);
            if (room != null && room != last) {
                rooms.add(room.id());
            }
            last = room;
            if (squares && now.rooms().containsKey(LevelState.square(cell))) {
                rooms.add(LevelState.square(cell));
            }
        }
        rooms.removeIf(id -> !noticed(world, level, state, eye, id));
        return rooms;
    }

    private static boolean noticed(World world, Level level, CampaignState state, Cell eye, String id) {
        List<Foe> dwellers = state.level(level.id()).room(id).dwellers();
        if (dwellers.isEmpty()
                || level.room(id).filter(room -> room.cells().contains(eye)).isPresent()) {
            return true;
        }
        Cell where = level.room(id).map(room -> stand(room, eye)).orElseGet(() -> square(level, id, eye));
        return Warmth.noticed(world, state, dwellers, 10 * eye.distance(where));
    }

    /**
     * Opens the meeting with dwellers of a room that came into sight.
     *
     * @param before rooms that were in sight already
     * @return whether somebody was met
     */
    static boolean check(Unfolding u, SortedSet<String> before, Approach approach) {
        if (!(u.state().place() instanceof Place.Underground at)
                || u.state().encounter().isPresent()) {
            return false;
        }
        Level level = u.world().level(at.level()).orElseThrow();
        for (String id : inSight(u.world(), level, u.state(), at.cell())) {
            List<Foe> dwellers = u.state().level(at.level()).room(id).dwellers();
            if (!before.contains(id) && dwellers.stream().anyMatch(foe -> !foe.gone())) {
                Cell where = level.room(id)
                        .map(room -> stand(room, at.cell()))
                        .orElseGet(() -> square(level, id, at.cell()));
                Approach how = heard(u.state(), id, approach);
                if (!Hiding.passedOver(u, at.level(), id, where, how)) {
                    Meetings.begin(u, dwellers, Optional.of(id), where, how);
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Opens the meeting with those who live in the room behind a door that was just opened, seen or not, or in a room
     * that came into sight through it.
     *
     * @param beyond the cell behind the door
     * @param before rooms that were in sight already
     */
    static boolean behind(Unfolding u, Level level, Cell beyond, SortedSet<String> before, Approach approach) {
        Optional<Room> room = level.roomAt(beyond).filter(each -> !before.contains(each.id()));
        if (room.isPresent() && u.state().encounter().isEmpty()) {
            List<Foe> dwellers =
                    u.state().level(level.id()).room(room.get().id()).dwellers();
            if (dwellers.stream().anyMatch(foe -> !foe.gone())) {
                Cell eye = u.state().underground().map(Place.Underground::cell).orElse(beyond);
                String id = room.get().id();
                Cell where = stand(room.get(), eye);
                Approach how = heard(u.state(), id, approach);
                if (!Hiding.passedOver(u, level.id(), id, where, how)) {
                    Meetings.begin(u, dwellers, Optional.of(id), where, how);
                    return true;
                }
                SortedSet<String> looked = new TreeSet<>(before);
                looked.add(id);
                return check(u, looked, approach);
            }
        }
        return check(u, before, approach);
    }

    /** Those who hid where the company now stands are stirred up: the meeting with them begins. */
    static void stir(Unfolding u, Level level, Room room, Cell eye) {
        Meetings.begin(
                u,
                u.state().level(level.id()).room(room.id()).dwellers(),
                Optional.of(room.id()),
                stand(room, eye),
                heard(u.state(), room.id(), Approach.OPEN));
    }

    private static Cell square(Level level, String id, Cell otherwise) {
        return level.floor().stream()
                .filter(cell -> LevelState.square(cell).equals(id))
                .findFirst()
                .orElse(otherwise);
    }

    /** They stand about the middle of their room. */
    private static Cell stand(Room room, Cell from) {
        long x = 0;
        long y = 0;
        for (Cell cell : room.cells()) {
            x += cell.x();
            y += cell.y();
        }
        Cell middle = new Cell((int) Math.floorDiv(x, room.cells().size()), (int)
                Math.floorDiv(y, room.cells().size()));
        return room.cells().stream()
                .filter(cell -> !cell.equals(from))
                .min(Comparator.<Cell>comparingInt(cell -> cell.distance(middle))
                        .thenComparing(cell -> cell))
                .orElse(from);
    }

    private static Approach heard(CampaignState state, String room, Approach approach) {
        Approach known =
                Marks.set(state, heardMark(state, room)) || Esp.read(state, room) ? approach.withHeard() : approach;
        return Alarms.rung(state) ? known.withAwaited() : known;
    }

    static String heardMark(CampaignState state, String room) {
        return Marks.now(state, "heard", room, "");
    }
}
