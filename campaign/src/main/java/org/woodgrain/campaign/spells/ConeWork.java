package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;

/** What fills a cone of sixty feet, thirty wide at its end, toward somebody or a place. */
abstract class ConeWork implements SpellWork {
    private static final int LENGTH = 60;
    private static final int END = 30;

    /** Does it to all who stand in it. */
    abstract void fill(Unfolding u, Scene scene, SortedSet<Cell> cells, List<Effect.On> caught);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Sights.point(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        fill(u, scene, cells(scene, targets), caught(scene, targets));
    }

    private static SortedSet<Cell> cells(Scene scene, List<String> targets) {
        Optional<Cell> from = Areas.where(scene, scene.caster().on());
        Optional<Cell> toward = scene.target(targets).flatMap(target -> Areas.point(scene, target));
        return Areas.ways(scene)
                .filter(ways -> from.isPresent() && toward.isPresent())
                .map(ways -> new Shape.Cone(from.orElseThrow(), toward.orElseThrow(), LENGTH, END).cells(ways))
                .orElseGet(TreeSet::new);
    }

    /** All in its cells, and the one at whom it is pointed even if he stands too near to be in another cell. */
    static List<Effect.On> caught(Scene scene, List<String> targets) {
        Set<Effect.On> all = new LinkedHashSet<>(Areas.in(scene, cells(scene, targets)));
        scene.target(targets).flatMap(OnCreature::on).ifPresent(all::add);
        return List.copyOf(all);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim aim : Sights.points(scene)) {
            aims.add(new Aim(aim.value(), aim.label(), Sights.warning(scene, caught(scene, aim.targets()))));
        }
        return aims;
    }

    /** Where most of the company and none of its own side stand in it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return scene.caster() instanceof Caster.Monster
                ? Sights.best(scene, aim -> caught(scene, aim.targets()))
                : List.of();
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
