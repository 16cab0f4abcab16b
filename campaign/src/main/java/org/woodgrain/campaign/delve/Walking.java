package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DelveEvent.Halt;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Pace;

/** Marching by directions and walking over known ground. */
final class Walking {
    private Walking() {}

    /** Why a march is refused. Only what the company sees before its feet may refuse it; farther on it just stops. */
    static Optional<Refusal> checkMarch(World world, CampaignState state, DelveCommand.March march) {
        Optional<Refusal> unable = canMove(world, state);
        if (unable.isPresent()) {
            return unable;
        }
        if (march.path().isEmpty()) {
            return Optional.of(new DelveRefusal.NoPath());
        }
        if (march.care() == DelveCommand.Care.PROBING
                && state.company().stream().noneMatch(member -> Kit.has(member, Kit.POLE))) {
            return Optional.of(
                    new DelveRefusal.NoTool(state.company().getFirst().name(), "a 10-foot pole"));
        }
        Place.Underground at = state.underground().orElseThrow();
        Ways ways = Ways.here(world, state).orElseThrow();
        Direction first = march.path().getFirst();
        return switch (ways.step(at.cell(), first)) {
            case FREE -> Optional.empty();
            case WALL -> Optional.of(new DelveRefusal.NoWay(first));
            case SHUT -> Optional.of(new DelveRefusal.ShutDoor(first));
        };
    }

    static Optional<Refusal> checkWalk(World world, CampaignState state, DelveCommand.WalkTo walk) {
        Optional<Refusal> unable = canMove(world, state);
        if (unable.isPresent()) {
            return unable;
        }
        Place.Underground at = state.underground().orElseThrow();
        if (at.cell().equals(walk.cell())) {
            return Optional.of(new DelveRefusal.AlreadyThere());
        }
        Ways ways = Ways.here(world, state).orElseThrow();
        if (!ways.now().seen().contains(walk.cell())) {
            return Optional.of(new DelveRefusal.NotSeen(walk.cell()));
        }
        return path(ways, at.cell(), walk.cell()).isEmpty()
                ? Optional.of(new DelveRefusal.NoKnownWay(walk.cell()))
                : Optional.empty();
    }

    private static Optional<Refusal> canMove(World world, CampaignState state) {
        Optional<Refusal> unable = Crew.canWalk(state);
        if (unable.isPresent()) {
            return unable;
        }
        Figures figures = new Figures(world.book(), state.ruleset());
        Burdens burdens = new Burdens(world.book(), state);
        for (Adventurer member : state.company()) {
            if (figures.inches(member, burdens.of(member)) == 0) {
                return Optional.of(new DelveRefusal.TooHeavy(member.name()));
            }
        }
        return Optional.empty();
    }

    /** The shortest known way; through open doors if there is one, else up to the shut ones. */
    private static Optional<List<Direction>> path(Ways ways, Cell from, Cell to) {
        Optional<List<Direction>> open = LevelGeometry.path(
                ways.level(), from, to, cell -> ways.now().seen().contains(cell), ways::open);
        return open.isPresent()
                ? open
                : LevelGeometry.path(
                        ways.level(), from, to, cell -> ways.now().seen().contains(cell), door -> known(ways, door));
    }

    private static boolean known(Ways ways, Door door) {
        return ways.knows(door, door.edge().cell())
                && ways.knows(door, door.edge().beyond());
    }

    static void march(Unfolding u, DelveCommand.March march) {
        Pace.Gait gait = march.care() == DelveCommand.Care.PROBING ? Pace.Gait.PROBE : Pace.Gait.EXPLORE;
        walk(u, march.path(), gait);
    }

    /** Over ground that was walked before the company goes faster. */
    @Rule("CD-23")
    static void walkTo(Unfolding u, DelveCommand.WalkTo walk) {
        Place.Underground at = u.state().underground().orElseThrow();
        Ways ways = Ways.here(u.world(), u.state()).orElseThrow();
        walk(u, path(ways, at.cell(), walk.cell()).orElseThrow(), Pace.Gait.FAMILIAR);
    }

    private static void walk(Unfolding u, List<Direction> path, Pace.Gait gait) {
        Halt why = Halt.ARRIVED;
        int steps = 0;
        Strides strides = new Strides();
        for (Direction way : path) {
            Optional<Halt> halt = Stepping.step(u, way, gait, strides);
            if (halt.isPresent()) {
                why = halt.get();
                steps += Stepping.moved(why) ? 1 : 0;
                break;
            }
            steps++;
        }
        u.emit(new DelveEvent.Halted(why, steps * 10));
    }
}
