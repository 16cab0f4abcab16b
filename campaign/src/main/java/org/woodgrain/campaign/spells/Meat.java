package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Ten feet of plain stone that are lifeless meat: a way can be cut through it, and the reverse makes it stone again. */
@Rule("SP-60")
final class Meat {
    static final String KIND = "SP-60";

    /** Man-turns that cutting a way through it takes. */
    static final int MAN_TURNS = 6;

    private Meat() {}

    /** Whether a target is stone or meat rather than a creature. */
    static boolean aimed(Scene scene, List<String> targets) {
        return scene.target(targets)
                .filter(target -> target instanceof Target.OnCell || target instanceof Target.OnDoor)
                .isPresent();
    }

    /** Why plain stone cannot be made meat; empty if it can. */
    static Optional<Refusal> check(Scene scene, List<String> targets) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnCell target ->
                at(scene.state(), new Effect.On.OnCell(scene.levelId(), target.cell()))
                                .isPresent()
                        ? scene.wrong("it is meat already", KIND)
                        : Rock.check(scene, target.cell());
            case Target.OnDoor target ->
                at(scene.state(), new Effect.On.OnDoor(scene.levelId(), target.edge()))
                                .isPresent()
                        ? scene.wrong("it is meat already", KIND)
                        : Barriers.in(scene.state(), scene.levelId(), target.edge())
                                        .isPresent()
                                ? scene.wrong("a wall that magic made is no plain stone", KIND)
                                : Rock.wall(scene, target.edge());
            case null, default -> scene.noTarget("solid rock or a wall of stone in sight");
        };
    }

    /** Why meat cannot be made stone again; empty if it can. */
    static Optional<Refusal> checkBack(Scene scene, List<String> targets) {
        Optional<Effect> meat = on(scene, targets).flatMap(on -> at(scene.state(), on));
        if (meat.isEmpty()) {
            return scene.noTarget("a creature in sight, or stone that was made meat");
        }
        int feet = scene.target(targets)
                .map(target -> switch (target) {
                    case Target.OnDoor door -> Doorways.feet(scene, door.edge());
                    case Target.OnCell cell ->
                        scene.cell().map(at -> at.distance(cell.cell()) * 10).orElse(0);
                    default -> 0;
                })
                .orElse(0);
        return scene.inReach(feet);
    }

    private static Optional<Effect.On> on(Scene scene, List<String> targets) {
        return scene.target(targets).flatMap(target -> switch (target) {
            case Target.OnCell cell -> Optional.of(new Effect.On.OnCell(scene.levelId(), cell.cell()));
            case Target.OnDoor door -> Optional.of(new Effect.On.OnDoor(scene.levelId(), door.edge()));
            default -> Optional.empty();
        });
    }

    private static Optional<Effect> at(CampaignState state, Effect.On on) {
        return state.effects().first(on, KIND);
    }

    /** Whether a piece of rock is meat. */
    static boolean at(CampaignState state, String level, Cell cell) {
        return at(state, new Effect.On.OnCell(level, cell)).isPresent();
    }

    static void make(Unfolding u, Scene scene, List<String> targets) {
        on(scene, targets)
                .ifPresent(on -> Effects.begin(
                        u, scene, on, "a block of lifeless meat", Lengths.LASTING, Map.of(), false, List.of()));
    }

    /** It is stone again; a way that was cut through it stays. */
    static void unmake(Unfolding u, Scene scene, List<String> targets) {
        on(scene, targets).flatMap(on -> at(scene.state(), on)).ifPresent(meat -> {
            u.emit(new MagicEvent.EffectEnded(meat.id(), "it is stone again"));
            if (meat.number(Rock.HOLE) != 0) {
                Effects.begin(
                        u,
                        scene.now(u),
                        meat.on(),
                        "a hole in the rock",
                        Lengths.LASTING,
                        Map.of(Rock.HOLE, meat.number(Rock.HOLE)),
                        false,
                        List.of());
            }
        });
    }

    /** The uncut meat behind one side of a square, or in the wall there. */
    static Optional<Effect> behind(CampaignState state, String level, Cell from, Edge edge) {
        return at(state, new Effect.On.OnDoor(level, edge))
                .or(() -> Arrays.stream(Direction.values())
                        .filter(side -> new Edge(from, side).equals(edge))
                        .findFirst()
                        .flatMap(side -> at(state, new Effect.On.OnCell(level, from.step(side)))))
                .filter(meat -> meat.number(Rock.HOLE) == 0);
    }

    static void cut(Unfolding u, Effect meat) {
        u.emit(new MagicEvent.EffectChanged(meat.id(), Rock.HOLE, 1, "a way is cut through it"));
        Sightings.look(u);
    }

    /** The rock and the walls about the company, and of the meat about it those pieces that can be stone again. */
    static List<Aim> aims(Scene scene, boolean back) {
        List<Aim> aims = new ArrayList<>();
        List<Aim> all = new ArrayList<>(Rock.aims(scene));
        all.addAll(Rock.walls(scene));
        for (Aim aim : all) {
            boolean meat = on(scene, aim.targets())
                    .flatMap(on -> at(scene.state(), on))
                    .isPresent();
            if (meat == back) {
                aims.add(new Aim(aim.value(), aim.label() + (back ? " to stone again" : " to lifeless meat"), ""));
            }
        }
        return aims;
    }
}
