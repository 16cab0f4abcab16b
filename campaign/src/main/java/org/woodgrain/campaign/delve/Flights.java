package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

/** Where flights of stairs lead in truth. */
final class Flights {
    private static final int BARS = 3;
    private static final int SAME = 2;
    private static final int DOWN = 4;
    private static final int LEVELS = 2;

    private Flights() {}

    /** Whether the map says where they lead, or needs not. */
    static boolean drawn(World world, Stairs stairs) {
        return switch (stairs.kind()) {
            case BLIND, SLANTING -> true;
            case RANDOM ->
                stairs.to().flatMap(world::level).isPresent()
                        && stairs.other().flatMap(world::level).isPresent();
            case STAIRS, ONE_WAY, CHIMNEY, SHAFT ->
                stairs.to().map(to -> world.level(to).isPresent()).orElse(stairs.up());
        };
    }

    /** The flight as it is in truth; empty if it leads nowhere. */
    static Optional<Stairs> truth(Unfolding u, Level level, Stairs stairs) {
        return switch (stairs.kind()) {
            case STAIRS, CHIMNEY, SHAFT -> Optional.of(stairs);
            case BLIND -> blind(u, level, stairs);
            case RANDOM -> Optional.of(random(u, stairs));
            case SLANTING -> Optional.of(slanting(u, level, stairs));
            case ONE_WAY -> {
                stairs.to().ifPresent(to -> strange(u, to));
                yield Optional.of(stairs);
            }
        };
    }

    @Rule("DU-32")
    private static Optional<Stairs> blind(Unfolding u, Level level, Stairs stairs) {
        u.emit(new TrickEvent.StairsDeceived(
                level.id(),
                stairs.cell(),
                "After " + stairs.feet() + " feet the steps end at a blank wall. The company comes back.",
                "DU-32",
                List.of()));
        return Optional.empty();
    }

    /** Odd leads up and even leads down, thrown when the first sets foot on them. */
    @Rule("DU-20")
    private static Stairs random(Unfolding u, Stairs stairs) {
        boolean up = u.throwing()
                                .of("DU-20", "where the stairs lead")
                                .secret()
                                .roll(1, 6)
                                .total()
                        % 2
                == 1;
        return leading(
                stairs, up, up ? stairs.to().orElseThrow() : stairs.other().orElseThrow());
    }

    /** Onto the same level, two deeper or two higher; thrown for once where the map does not say. */
    @Rule("DU-33")
    private static Stairs slanting(Unfolding u, Level level, Stairs stairs) {
        String prefix = "slant|" + stairs.cell() + "|";
        Optional<String> fixed = stairs.to()
                .or(() -> u.state().level(level.id()).tried().stream()
                        .filter(mark -> mark.startsWith(prefix))
                        .map(mark -> mark.substring(prefix.length()))
                        .findFirst());
        String to = fixed.orElseGet(() -> {
            int die = u.throwing()
                    .of("DU-33", "where the slanting way ends")
                    .on(DiceStream.CONTENT)
                    .secret()
                    .roll(1, 6)
                    .total();
            String found = ends(u.world(), level, die);
            u.emit(new DelveEvent.Noted(level.id(), prefix + found));
            return found;
        });
        strange(u, to);
        return leading(stairs, stairs.up(), to);
    }

    private static String ends(World world, Level level, int die) {
        int depth = die <= SAME ? level.depth() : die <= DOWN ? level.depth() + LEVELS : level.depth() - LEVELS;
        return world.levels().values().stream()
                .filter(each -> each.depth() == depth && !each.id().equals(level.id()))
                .map(Level::id)
                .findFirst()
                .orElse(level.id());
    }

    private static Stairs leading(Stairs stairs, boolean up, String to) {
        return new Stairs(
                stairs.cell(),
                stairs.facing(),
                up,
                Optional.of(to),
                stairs.arrives(),
                stairs.kind(),
                stairs.feet(),
                stairs.other());
    }

    /** A level that the company has never walked is strange to it when it comes there unawares. */
    private static void strange(Unfolding u, String level) {
        if (u.state().level(level).walked().isEmpty()) {
            u.emit(new DelveEvent.Noted(level, LevelState.STRANGE));
        }
    }

    /** Behind those who went up only to go far down, bars drop or a door falls to. */
    @Rule("DU-34")
    static void behind(Unfolding u, Stairs stairs) {
        if (stairs.kind() != Stairs.Kind.ONE_WAY) {
            return;
        }
        int die = u.throwing()
                .of("DU-34", "what shuts the way back")
                .secret()
                .roll(1, 6)
                .total();
        String level = u.state().underground().orElseThrow().level();
        u.emit(new TrickEvent.StairsDeceived(
                level,
                u.state().underground().orElseThrow().cell(),
                "The steps turn and lead down, far down; then "
                        + (die <= BARS ? "bars drop" : "a door falls to and shows no handle") + " behind the company.",
                "DU-34",
                u.throwing().take()));
    }
}
