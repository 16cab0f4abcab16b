package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Walls that spells have raised: where they stand, and how they end. */
public final class Barriers {
    static final String FIRE = "SP-36";
    static final String ICE = "SP-37";
    static final String STONE = "SP-51";
    static final String IRON = "SP-52";
    static final Set<String> KINDS = Set.of(FIRE, ICE, STONE, IRON);

    /** How a gap ends one piece of a wall and leaves the rest. */
    public static final String GAP = "broken through";

    private static final int REACH = 6;

    private Barriers() {}

    /** A wall across the floor on one side of a cell, as far as open floor goes to the right and the left. */
    @Rule({"SP-36", "SP-51"})
    static List<Edge> across(Level level, Cell at, Direction side, int most) {
        if (!level.floor().contains(at)
                || !level.floor().contains(at.step(side))
                || level.walls().contains(new Edge(at, side))) {
            return List.of();
        }
        List<Edge> edges = new ArrayList<>(List.of(new Edge(at, side)));
        boolean upright = side == Direction.NORTH || side == Direction.SOUTH;
        for (Direction along :
                upright ? List.of(Direction.EAST, Direction.WEST) : List.of(Direction.NORTH, Direction.SOUTH)) {
            Cell here = at;
            while (edges.size() < most
                    && level.open(here, along)
                    && level.open(here.step(side), along)
                    && !level.walls().contains(new Edge(here.step(along), side))) {
                here = here.step(along);
                edges.add(new Edge(here, side));
            }
        }
        return edges;
    }

    /**
     * Raises a wall in these edges as one casting.
     *
     * @param light feet that it lights up; 0 if it gives none
     */
    static void raise(Unfolding u, Scene scene, List<Edge> edges, String label, Lengths length, int light) {
        int casting = Effects.casting(u);
        for (Edge edge : edges) {
            Effects.begin(
                    u,
                    scene.now(u),
                    new Effect.On.OnDoor(scene.levelId(), edge),
                    label,
                    length,
                    Map.of(Overlay.WALL, 1, Effects.CASTING, casting),
                    false,
                    List.of());
        }
        for (Cell side : light == 0 || edges.isEmpty()
                ? List.<Cell>of()
                : List.of(edges.getFirst().cell(), edges.getFirst().beyond())) {
            Effects.begin(
                    u,
                    scene.now(u),
                    new Effect.On.OnCell(scene.levelId(), side),
                    "",
                    length,
                    Map.of(MagicLight.SHINES, light, Effects.CASTING, casting),
                    false,
                    List.of());
        }
    }

    /** The edges in which walls of one kind stand on a level, those raised last first. */
    static List<Edge> standing(CampaignState state, String level, String kind) {
        List<Effect> walls = state.effects().of(kind);
        int last = walls.stream()
                .mapToInt(wall -> wall.number(Effects.CASTING))
                .max()
                .orElse(0);
        return walls.stream()
                .filter(wall -> wall.number(Effects.CASTING) == last)
                .flatMap(wall ->
                        wall.on() instanceof Effect.On.OnDoor on && on.level().equals(level)
                                ? Stream.of(on.edge())
                                : Stream.empty())
                .toList();
    }

    /** The wall in an edge, if a spell raised it. */
    static Optional<Effect> in(CampaignState state, String level, Edge edge) {
        return state.effectsOn(new Effect.On.OnDoor(level, edge)).stream()
                .filter(effect -> KINDS.contains(effect.kind()))
                .findFirst();
    }

    /** Whether nothing else stands of a wall but this piece. */
    public static boolean last(CampaignState state, Effect piece) {
        return state.effects().of(piece.kind()).stream()
                .noneMatch(other -> !other.id().equals(piece.id())
                        && other.on() instanceof Effect.On.OnDoor
                        && other.number(Effects.CASTING) == piece.number(Effects.CASTING));
    }

    /** The caster has moved: a wall of fire that he has left too far behind goes out. */
    @Rule("SP-36")
    static void moved(Unfolding u, Cell to) {
        for (Effect effect : u.state().effects().of(FIRE)) {
            boolean near = u.state().effects().stream()
                    .filter(other -> other.number(Effects.CASTING) == effect.number(Effects.CASTING))
                    .anyMatch(other -> other.on() instanceof Effect.On.OnDoor on
                            && Math.min(
                                            on.edge().cell().distance(to),
                                            on.edge().beyond().distance(to))
                                    <= REACH);
            if (!near) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its caster is too far away"));
                return;
            }
        }
    }

    /** A wall ends as a whole unless a gap was broken into it. */
    @Rule({"SP-36", "SP-37", "SP-51"})
    static void ended(Unfolding u, Effect piece, String why) {
        int casting = piece.number(Effects.CASTING);
        if (casting == 0 || why.equals(GAP)) {
            return;
        }
        u.state().effects().stream()
                .filter(effect -> KINDS.contains(effect.kind()) && effect.number(Effects.CASTING) == casting)
                .findFirst()
                .ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), why)));
    }
}
