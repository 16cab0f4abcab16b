package org.woodgrain.campaign.tricks;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.event.TrickEvent.Means;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.RoomTraps;

/** Places that take whoever walks there somewhere else. */
final class Carrying {
    private static final int ABREAST = 3;
    private static final int RANK = 10;
    private static final int SHORT = 50;

    private Carrying() {}

    /** A slanting floor; whoever knows of it knows where he is. */
    @Rule("DU-15")
    static Optional<Boolean> slope(Unfolding u, Trick trick) {
        return Optional.of(carry(u, trick, Means.SLOPE, known(u.state(), trick)));
    }

    /** A slide: each throws in marching order until it gives way, and all go down it together. */
    @Rule("DU-13")
    static Optional<Boolean> chute(Unfolding u, Trick trick) {
        if (known(u.state(), trick)) {
            return Optional.empty();
        }
        for (Adventurer member : u.state().company()) {
            if (RoomTraps.springs(u.throwing(), member.name())) {
                return Optional.of(carry(u, trick, Means.CHUTE, true));
            }
        }
        u.emit(new TrickEvent.Held(trick.id(), u.throwing().take()));
        return Optional.empty();
    }

    /** A passage that notices nothing but a long company: more than fifty feet from first to last. */
    @Rule("DU-17")
    static Optional<Boolean> passage(Unfolding u, Trick trick) {
        int ranks = (u.state().company().size() + ABREAST - 1) / ABREAST;
        return Optional.of(carry(u, trick, Means.PASSAGE, ranks * RANK > SHORT));
    }

    /** The touch of a thing; where the places look alike nobody is told (DU-35). */
    @Rule("DU-35")
    static void touch(Unfolding u, Trick trick) {
        Place.Underground at = u.state().underground().orElseThrow();
        Level level = u.world().level(at.level()).orElseThrow();
        String here = level.roomAt(at.cell()).map(Room::sight).orElse("");
        String there = trick.at().flatMap(level::roomAt).map(Room::sight).orElse("");
        carry(u, trick, Means.TOUCH, !here.equals(there));
    }

    /**
     * A room that moves those who come into it, and back those who come into the place where it leads. Where the map says
     * no more, that is a room one to three levels deeper, thrown for once.
     */
    @Rule("DU-16")
    static Optional<Boolean> transporter(Unfolding u, Trick trick) {
        Place.Underground at = u.state().underground().orElseThrow();
        Optional<Spot> spot = spot(u.state(), at.level(), trick);
        if (spot.isEmpty()) {
            spot = deeper(u, at.level(), trick);
        }
        if (spot.isEmpty()) {
            return Optional.empty();
        }
        emit(u, trick, Means.TRANSPORTER, at, spot.get().level(), spot.get().cell(), true);
        return Optional.of(true);
    }

    /** Whether a step into a cell leads back through a two-way transporter of any level. */
    @Rule("DU-16")
    static Optional<Boolean> back(Unfolding u) {
        Place.Underground at = u.state().underground().orElseThrow();
        for (Level level : u.world().levels().values()) {
            for (Trick trick : level.tricks()) {
                boolean leadsHere = trick.kind() == Trick.Kind.TRANSPORTER
                        && spot(u.state(), level.id(), trick)
                                .filter(spot -> spot.level().equals(at.level())
                                        && spot.cell().equals(at.cell()))
                                .isPresent();
                if (leadsHere) {
                    emit(
                            u,
                            trick,
                            Means.TRANSPORTER,
                            at,
                            level.id(),
                            trick.cells().getFirst(),
                            true);
                    return Optional.of(true);
                }
            }
        }
        return Optional.empty();
    }

    private record Spot(String level, Cell cell) {}

    private static Optional<Spot> spot(CampaignState state, String level, Trick trick) {
        if (trick.to().isPresent() && trick.at().isPresent()) {
            return Optional.of(new Spot(trick.to().get(), trick.at().get()));
        }
        String prefix = mark(trick);
        return state.level(level).tried().stream()
                .filter(mark -> mark.startsWith(prefix))
                .map(mark -> mark.substring(prefix.length()).split("\\|", -1))
                .map(parts -> new Spot(parts[0], cell(parts[1])))
                .findFirst();
    }

    private static String mark(Trick trick) {
        return "transporter|" + trick.id() + "|";
    }

    private static Cell cell(String text) {
        int comma = text.indexOf(',');
        return new Cell(Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }

    private static Optional<Spot> deeper(Unfolding u, String from, Trick trick) {
        int depth = u.world().level(from).map(Level::depth).orElse(1);
        int deeper = u.throwing()
                .of("DU-16", "how much deeper")
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, 3)
                .total();
        Optional<Level> level = level(u.world(), depth, depth + deeper);
        if (level.isEmpty() || level.get().rooms().isEmpty()) {
            return Optional.empty();
        }
        List<Room> rooms = level.get().rooms();
        int which = rooms.size() == 1
                ? 1
                : u.throwing()
                        .of("DU-16", "which room")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .roll(1, rooms.size())
                        .total();
        Cell cell = rooms.get(which - 1).cells().iterator().next();
        u.emit(new DelveEvent.Noted(from, mark(trick) + level.get().id() + "|" + cell));
        return Optional.of(new Spot(level.get().id(), cell));
    }

    /** The deepest level that is drawn down to a depth, but deeper than another. */
    private static Optional<Level> level(World world, int above, int most) {
        return world.levels().values().stream()
                .filter(level -> level.depth() > above && level.depth() <= most)
                .max(Comparator.comparingInt(Level::depth));
    }

    static boolean known(CampaignState state, Trick trick) {
        return state.underground()
                .map(at -> state.level(at.level()).knownTraps().contains(trick.id()))
                .orElse(false);
    }

    /** Moves the company; true if it is told. */
    static boolean carry(Unfolding u, Trick trick, Means means, boolean told) {
        Place.Underground at = u.state().underground().orElseThrow();
        emit(u, trick, means, at, trick.to().orElse(at.level()), trick.at().orElseThrow(), told);
        return told;
    }

    static void emit(Unfolding u, Trick trick, Means means, Place.Underground at, String to, Cell cell, boolean told) {
        u.emit(new TrickEvent.Carried(
                trick.id(),
                means,
                at.level(),
                to,
                cell,
                at.facing(),
                told,
                u.throwing().take()));
    }
}
