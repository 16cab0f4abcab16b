package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;

/** Whom an area takes in, friend and foe. */
@Rule("SP-120")
final class Areas {
    private Areas() {}

    /** All who stand in the cells of a shape, in the order of their ranks. */
    static List<Effect.On> in(Scene scene, Shape shape) {
        return ways(scene).map(ways -> in(scene, shape.cells(ways))).orElse(List.of());
    }

    static List<Effect.On> in(Scene scene, Set<Cell> cells) {
        Formation formation = Formation.of(scene.world(), scene.state());
        return formation.spots().stream()
                .filter(spot -> cells.contains(spot.cell()))
                .map(Formation.Spot::who)
                .filter(who -> !AntiMagicShell.between(scene, formation, who))
                .toList();
    }

    /** All within so many feet of somebody, himself among them; what is finer than a cell is measured. */
    static List<Effect.On> within(Scene scene, Effect.On centre, int feet) {
        Formation formation = Formation.of(scene.world(), scene.state());
        Optional<Formation.Spot> middle = formation.spot(centre);
        return formation.spots().stream()
                .filter(spot -> middle.map(each -> each.feet(spot) <= feet).orElse(false))
                .map(Formation.Spot::who)
                .filter(who -> !AntiMagicShell.between(scene, formation, who))
                .toList();
    }

    /** The cell at which a target stands or lies, as the middle of an area; empty if it has none. */
    static Optional<Cell> point(Scene scene, Target target) {
        return switch (target) {
            case Target.OnCell cell -> Optional.of(cell.cell());
            case Target.OnFoe foe -> where(scene, new Effect.On.OnFoe(foe.id()));
            case Target.OnMember member -> where(scene, new Effect.On.OnCharacter(member.id()));
            case Target.OnDoor door -> Optional.of(door.edge().cell());
            case Target.OnItem item -> scene.cell();
            case Target.OnType type -> Optional.empty();
        };
    }

    /** The cell in which somebody stands; the company's own if he is nowhere to be seen. */
    static Optional<Cell> where(Scene scene, Effect.On who) {
        return Formation.of(scene.world(), scene.state())
                .spot(who)
                .map(Formation.Spot::cell)
                .or(scene::cell);
    }

    static Optional<Ways> ways(Scene scene) {
        return Ways.here(scene.world(), scene.state());
    }
}
