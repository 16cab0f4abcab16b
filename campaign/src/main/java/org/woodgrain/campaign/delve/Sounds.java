package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.stocking.Passages;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Noises;
import org.woodgrain.rules.monsters.Monster;

/** What there is to hear behind a door, or where the company stands. */
final class Sounds {
    private Sounds() {}

    /** The sound of those who live there, or the standing noise of the place; empty if it is still. */
    @Rule({"UX-22", "UX-23", "CD-16", "CD-19"})
    static String behind(Unfolding u, Place.Underground at, Edge edge) {
        String standing = standing(u, at, beyond(u, at, edge));
        Optional<Room> room = room(u, at, edge);
        if (!standing.isEmpty() || room.isEmpty()) {
            return standing;
        }
        return u.state().level(at.level()).room(room.get().id()).dwellers().stream()
                .filter(Foe::able)
                .map(foe -> u.world().book().monsters().monster(foe.monster()))
                .filter(monster -> !Noises.silent(monster))
                .map(Noises::of)
                .findFirst()
                .orElse("");
    }

    /** The noise that a room or passage has of its own, whether or not anybody is there; empty if it is still. */
    @Rule("UX-23")
    static String standing(Unfolding u, Place.Underground at, Cell cell) {
        Level level = u.world().level(at.level()).orElseThrow();
        LevelState now = u.state().level(at.level());
        Optional<Room> room = level.roomAt(cell);
        if (room.isPresent()) {
            return room.get().sound().isEmpty()
                    ? now.soundOf(room.get().id())
                    : room.get().sound();
        }
        return now.soundOf(LevelState.square(Passages.corridor(level, cell).getFirst()));
    }

    /** The room behind the door, if creatures that can be heard live in it. */
    static Optional<String> dwellersBehind(Unfolding u, Place.Underground at, Edge edge) {
        return room(u, at, edge)
                .map(Room::id)
                .filter(id -> u.state().level(at.level()).room(id).dwellers().stream()
                        .filter(Foe::able)
                        .anyMatch(foe -> {
                            Monster monster = u.world().book().monsters().monster(foe.monster());
                            return !Noises.silent(monster);
                        }));
    }

    private static Optional<Room> room(Unfolding u, Place.Underground at, Edge edge) {
        return u.world().level(at.level()).orElseThrow().roomAt(beyond(u, at, edge));
    }

    private static Cell beyond(Unfolding u, Place.Underground at, Edge edge) {
        Level level = u.world().level(at.level()).orElseThrow();
        Ways ways = new Ways(level, u.state().level(at.level()));
        return edge.across(ways.door(at.cell(), edge).map(Ways.Seen::from).orElse(at.cell()));
    }
}
