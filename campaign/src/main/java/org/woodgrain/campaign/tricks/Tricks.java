package org.woodgrain.campaign.tricks;

import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** What the tricks of a level do when the company walks, touches, or lets time go by. */
public final class Tricks {
    private Tricks() {}

    /**
     * After a step from one cell of a level to another.
     *
     * @return whether the company was carried off, and if so whether it knows
     */
    public static Optional<Boolean> stepped(Unfolding u, Level level, Cell from, Cell to) {
        for (Trick trick : level.tricks()) {
            boolean before = trick.cells().contains(from);
            boolean after = trick.cells().contains(to);
            if (before != after) {
                Optional<Boolean> carried = after ? entered(u, level, trick) : left(u, level, trick);
                if (trick.kind() == Trick.Kind.NEXUS) {
                    MovingWalls.through(u, level, trick, from, to);
                }
                if (carried.isPresent()) {
                    return carried;
                }
            }
        }
        return Carrying.back(u);
    }

    private static Optional<Boolean> entered(Unfolding u, Level level, Trick trick) {
        return switch (trick.kind()) {
            case SLOPE, GENTLE_SLOPE -> Carrying.slope(u, trick);
            case CHUTE -> Carrying.chute(u, trick);
            case PASSAGE -> Carrying.passage(u, trick);
            case TRANSPORTER -> Carrying.transporter(u, trick);
            case SINKING -> {
                SinkingRooms.enter(u, level, trick);
                yield Optional.empty();
            }
            case FORK -> {
                MovingWalls.fork(u, level.id(), trick);
                yield Optional.empty();
            }
            case TOUCH, SHIFTING_WALL, NEXUS, APPEARING, STRETCH, CAVERN, NEW_MASONRY -> Optional.empty();
        };
    }

    private static Optional<Boolean> left(Unfolding u, Level level, Trick trick) {
        if (trick.kind() == Trick.Kind.SHIFTING_WALL) {
            MovingWalls.shift(u, level.id(), trick);
        }
        return Optional.empty();
    }

    /** Something of the place is touched. */
    public static void touched(Unfolding u, Trick trick) {
        Carrying.touch(u, trick);
    }

    /** What moves by itself at the end of a turn, on the level where the company is. */
    public static void turnEnded(Unfolding u) {
        if (!(u.state().place() instanceof Place.Underground at)) {
            return;
        }
        for (Trick trick : u.world().level(at.level()).map(Level::tricks).orElseThrow()) {
            switch (trick.kind()) {
                case APPEARING -> MovingWalls.appear(u, at.level(), trick);
                case NEXUS -> MovingWalls.turn(u, at.level(), trick);
                case SLOPE,
                        GENTLE_SLOPE,
                        CHUTE,
                        TRANSPORTER,
                        PASSAGE,
                        TOUCH,
                        SINKING,
                        SHIFTING_WALL,
                        FORK,
                        STRETCH,
                        CAVERN,
                        NEW_MASONRY -> {}
            }
        }
    }
}
