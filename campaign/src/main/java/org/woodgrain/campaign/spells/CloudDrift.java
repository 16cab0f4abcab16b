package org.woodgrain.campaign.spells;

import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Drafts;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.sight.Landing;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;

/** How deadly clouds drift: straight from their caster, and out of doors with the wind. */
@Rule("SP-57")
final class CloudDrift {
    private static final int FEET_A_TURN = 60;
    private static final int ROUNDS_A_TURN = 10;
    private static final int FEET = 10;

    /** From corner to corner of a square, in whole feet. */
    private static final int CORNERS = 14;

    private CloudDrift() {}

    /** Sixty feet a turn. */
    static void turn(Unfolding u) {
        drift(u, 0, FEET_A_TURN);
    }

    /** As far in a round as its share of a turn. */
    static void round(Unfolding u, int round) {
        int share = FEET_A_TURN / ROUNDS_A_TURN;
        drift(u, (round - 1) * share, round * share);
    }

    private static void drift(Unfolding u, int from, int to) {
        for (Effect cloud : Cloudkill.clouds(u.state())) {
            int stride = way(u.state(), cloud).diagonal() ? CORNERS : FEET;
            for (int i = from / stride; i < to / stride; i++) {
                Optional<Effect> now = Cloudkill.clouds(u.state()).stream()
                        .filter(each -> each.id().equals(cloud.id()))
                        .findFirst();
                if (now.isEmpty() || scattered(u, now.get()) || !step(u, now.get())) {
                    break;
                }
            }
        }
    }

    /** With the wind under the open sky, if one blows; else straight from its caster. */
    static Bearing way(CampaignState state, Effect cloud) {
        if (cloud.on() instanceof Effect.On.OnCell at) {
            Scenery about = Outdoors.now(state, at.level());
            if (about.open() && about.wind().force() != WindForce.CALM) {
                return about.wind().from().opposite();
            }
        }
        return bearing(Direction.values()[Math.max(1, cloud.number(Cloudkill.WAY)) - 1]);
    }

    private static Bearing bearing(Direction way) {
        return switch (way) {
            case NORTH -> Bearing.NORTH;
            case EAST -> Bearing.EAST;
            case SOUTH -> Bearing.SOUTH;
            case WEST -> Bearing.WEST;
        };
    }

    /** Strong wind and woods are the end of it. */
    private static boolean scattered(Unfolding u, Effect cloud) {
        if (!(cloud.on() instanceof Effect.On.OnCell at)) {
            return false;
        }
        boolean draught = u.world()
                .level(at.level())
                .map(level -> Drafts.windy(level, at.cell()))
                .orElse(false);
        Scenery about = Outdoors.now(u.state(), at.level());
        boolean wind = draught || about.open() && about.windy();
        boolean grove = u.world()
                .level(at.level())
                .flatMap(level -> level.roomAt(at.cell()))
                .filter(room -> room.tags().contains("woods"))
                .isPresent();
        boolean trees = grove || about.open() && about.terrain() == Scenery.Terrain.WOODS;
        if (wind || trees) {
            u.emit(new MagicEvent.EffectEnded(cloud.id(), wind ? "the wind scatters it" : "the trees scatter it"));
        }
        return wind || trees;
    }

    /** A square on, and down where stairs go down; in an open pit it stays: it is heavier than air. */
    private static boolean step(Unfolding u, Effect cloud) {
        if (!(cloud.on() instanceof Effect.On.OnCell at)) {
            return false;
        }
        Optional<Level> level = u.world().level(at.level());
        if (level.isEmpty()) {
            return false;
        }
        Bearing way = way(u.state(), cloud);
        Optional<Effect.On> below = level.get().stairs().stream()
                .filter(stairs -> stairs.cell().equals(at.cell()) && !stairs.up())
                .flatMap(stairs -> foot(u, level.get(), stairs).stream())
                .findFirst();
        boolean free = free(new Ways(level.get(), u.state().level(at.level())), at.cell(), way);
        boolean pit = level.get().traps().stream()
                .anyMatch(trap -> trap.kind() == Trap.Kind.PIT
                        && trap.cells().contains(at.cell())
                        && u.state().level(at.level()).sprungTraps().contains(trap.id()));
        if (pit || below.isEmpty() && !free) {
            return false;
        }
        Effect.On next = below.orElse(new Effect.On.OnCell(at.level(), next(at.cell(), way)));
        u.emit(new SpellEvent.Drifted(cloud.id(), next, way, Cloudkill.KIND));
        Cloudkill.kill(u, cloud.withOn(next), next);
        return true;
    }

    private static Cell next(Cell from, Bearing way) {
        return new Cell(from.x() + way.dx(), from.y() + way.dy());
    }

    /** From corner to corner it passes if either way round the corner is free. */
    private static boolean free(Ways ways, Cell from, Bearing way) {
        Optional<Direction> across =
                way.dx() == 0 ? Optional.empty() : Optional.of(way.dx() > 0 ? Direction.EAST : Direction.WEST);
        Optional<Direction> along =
                way.dy() == 0 ? Optional.empty() : Optional.of(way.dy() > 0 ? Direction.SOUTH : Direction.NORTH);
        if (across.isEmpty() || along.isEmpty()) {
            return across.or(() -> along)
                    .map(only -> ways.step(from, only) == Ways.Step.FREE)
                    .orElse(false);
        }
        return round(ways, from, across.get(), along.get()) || round(ways, from, along.get(), across.get());
    }

    private static boolean round(Ways ways, Cell from, Direction first, Direction then) {
        return ways.step(from, first) == Ways.Step.FREE && ways.step(from.step(first), then) == Ways.Step.FREE;
    }

    private static Optional<Effect.On> foot(Unfolding u, Level level, Stairs stairs) {
        return stairs.to()
                .flatMap(to -> u.world().level(to))
                .map(below -> new Effect.On.OnCell(below.id(), Landing.foot(below, level.id(), stairs)));
    }
}
