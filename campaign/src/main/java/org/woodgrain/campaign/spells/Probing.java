package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;

/** A spell whose caster reaches out with one sense, a quarter of a turn for each direction, through doors and thin walls. */
@Rule({"SP-16", "SP-22"})
abstract class Probing extends OnCaster {
    /** What the effect is called on its caster. */
    abstract String label();

    /** Tells what he learns along a ray that begins at the company's cell. */
    abstract void probe(Unfolding u, Scene scene, Effect effect, Bearing way, Ways ways, List<Cell> ray);

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                label(),
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                u.throwing().take());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (scene.state().underground().isEmpty()) {
            return scene.wrong(
                    "there is nothing to be probed here", scene.spell().id());
        }
        boolean busy = scene.encounter()
                .map(Encounter::phase)
                .filter(phase -> phase != Encounter.Phase.YIELDED)
                .isPresent();
        if (busy) {
            return scene.wrong(
                    "it takes a quarter of a turn in peace", scene.spell().id());
        }
        return Compass.named(targets).isPresent() ? Optional.empty() : scene.noTarget("one of the eight directions");
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        Optional<Ways> ways = Ways.here(u.world(), u.state());
        Optional<Cell> at = scene.now(u).cell();
        Optional<Bearing> way = Compass.named(targets);
        if (ways.isPresent() && at.isPresent() && way.isPresent()) {
            int feet = scene.reach();
            probe(u, scene, effect, way.get(), ways.get(), Compass.ray(way.get(), ways.get(), at.get(), feet));
        }
    }

    /** The first cell along a ray that lies in another place than the caster's. */
    static Optional<Cell> beyond(Ways ways, Cell at, List<Cell> ray) {
        var own = ways.place(at);
        return ray.stream().filter(cell -> !own.contains(cell)).findFirst();
    }

    /** The place to which a cell belongs, as far as the ray's length reaches from it. */
    static List<Cell> place(Ways ways, Cell cell, List<Cell> ray) {
        return ways.level()
                .roomAt(cell)
                .map(room -> List.copyOf(room.cells()))
                .orElseGet(() -> ray.stream()
                        .filter(each -> ways.level().roomAt(each).isEmpty())
                        .toList());
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        List<Aim> aims = Compass.aims();
        return checkDirected(scene, effect, aims.getFirst().targets()).isEmpty() ? aims : List.of();
    }

    @Override
    public int quartersToDirect() {
        return 1;
    }
}
