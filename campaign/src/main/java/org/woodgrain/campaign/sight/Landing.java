package org.woodgrain.campaign.sight;

import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Coming off a flight of stairs on another level. */
public final class Landing {
    private Landing() {}

    /**
     * Puts the company at the other end of a flight, or at the entrance if that end is not drawn, and lets it look about.
     *
     * @param leaving the level the company leaves
     * @param stairs the flight, which leads to a level of the world
     * @return the level where the company now is
     */
    public static Level at(Unfolding u, String leaving, Stairs stairs) {
        Level level = u.world().level(stairs.to().orElseThrow()).orElseThrow();
        Optional<Stairs> end = end(level, leaving, stairs);
        Cell cell = foot(level, leaving, stairs);
        Direction facing = end.map(other -> other.facing().opposite()).orElse(stairs.facing());
        u.emit(new DelveEvent.Moved(level.id(), cell, facing));
        if (!u.state().level(level.id()).familiar() && stairs.kind() == Stairs.Kind.STAIRS) {
            u.emit(new DelveEvent.Noted(level.id(), LevelState.CHARTED));
        }
        Sightings.look(u);
        return level;
    }

    /** The cell at the other end of a flight, or the entrance if that end is not drawn. */
    public static Cell foot(Level level, String leaving, Stairs stairs) {
        return stairs.arrives()
                .or(() -> end(level, leaving, stairs).map(Stairs::cell))
                .orElse(level.entrance());
    }

    private static Optional<Stairs> end(Level level, String leaving, Stairs stairs) {
        return level.stairs().stream()
                .filter(other -> other.up() != stairs.up()
                        && other.to().filter(back -> back.equals(leaving)).isPresent())
                .findFirst();
    }
}
