package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * Rock and earth underfoot become mud ({@link Mire}); or, the words being spoken backwards, mud becomes rock, be it made
 * by the spell or there by nature.
 *
 * <p>Targets: the point in the middle or up to thirty joined squares, and {@code reversed} for mud to rock.
 */
@Rule({"SP-49", "SP-50", "MA-15"})
final class RockToMud implements SpellWork {
    private final boolean backwards;

    RockToMud(boolean backwards) {
        this.backwards = backwards;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Patch.check(scene, named(targets))
                .or(() -> toRock(targets) && !muddy(scene, named(targets))
                        ? scene.wrong("there is no mud there", "SP-50")
                        : Optional.empty());
    }

    private boolean toRock(List<String> targets) {
        return backwards || targets.contains(StoneToFlesh.REVERSED);
    }

    private static boolean muddy(Scene scene, List<String> targets) {
        return Patch.cells(scene, targets).stream()
                .anyMatch(cell -> Mire.at(scene.world(), scene.state(), scene.levelId(), cell));
    }

    private static List<String> named(List<String> targets) {
        return targets.stream()
                .filter(text -> !text.equals(StoneToFlesh.REVERSED))
                .toList();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Cell> point = Points.of(scene, named(targets));
        if (point.isEmpty()) {
            return;
        }
        SortedSet<Cell> cells = Patch.cells(scene, named(targets));
        boolean toRock = toRock(targets);
        Lengths turn = Lengths.turns(u.state(), 1);
        int days = toRock
                ? 0
                : u.throwing()
                        .of("SP-49", "days until it dries")
                        .secret()
                        .roll(3, 6)
                        .total();
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        toRock ? "SP-50" : "SP-49",
                        toRock ? "the mud stiffens" : "the ground softens",
                        new Effect.On.OnCell(scene.levelId(), point.get()),
                        scene.caster().value(),
                        turn.unit(),
                        turn.left(),
                        new TreeMap<>(Map.of(Mire.COMES, Math.max(1, days), Effects.LEVEL, scene.level())),
                        new TreeMap<>(Map.of(Mire.CELLS, written(cells))),
                        true),
                scene.spell().id(),
                u.throwing().take()));
    }

    /**
     * Where the company stands in mud and the caster's own side does not, rock to hold it; else mud across its way, from
     * where it stands up to the caster's side.
     */
    @Override
    @Rule({"SP-49", "SP-50"})
    public List<List<String>> wits(Scene scene) {
        boolean mired = Mire.company(scene.world(), scene.state());
        if (mired && !Mire.foes(scene.world(), scene.state())) {
            return coming(scene, "SP-50") ? List.of() : inMud(scene);
        }
        return mired || backwards || coming(scene, "SP-49") ? List.of() : way(scene);
    }

    private static boolean coming(Scene scene, String kind) {
        return !scene.state().effects().of(kind).isEmpty();
    }

    private List<List<String>> inMud(Scene scene) {
        return scene.state().company().stream()
                .limit(1)
                .map(first -> "member:" + first.id())
                .map(point -> backwards ? List.of(point) : List.of(StoneToFlesh.REVERSED, point))
                .toList();
    }

    private static List<List<String>> way(Scene scene) {
        List<String> way = Patch.way(scene).stream().map(cell -> "cell:" + cell).toList();
        return way.size() < 2 ? List.of() : List.of(way);
    }

    static String written(Set<Cell> cells) {
        List<String> all = new ArrayList<>();
        cells.forEach(cell -> all.add(cell.x() + "," + cell.y()));
        return String.join(" ", all);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        boolean mud = Mire.any(scene.world(), scene.state(), scene.levelId());
        for (Aim aim : Points.aims(scene)) {
            if (!backwards) {
                aims.add(new Aim(aim.value(), aim.label() + ": rock to mud", "after a turn"));
            }
            if (mud && muddy(scene, List.of(aim.value()))) {
                aims.add(Aim.at(
                        List.of(StoneToFlesh.REVERSED, aim.value()), aim.label() + ": mud to rock", "after a turn"));
            }
        }
        return aims;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
