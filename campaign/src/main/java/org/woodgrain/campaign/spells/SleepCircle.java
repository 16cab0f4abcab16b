package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;

/** Whom the circle of Sleep takes in, and where a caster who names no place sets it. */
@Rule({"SP-08", "SP-120"})
final class SleepCircle {
    private static final int RADIUS = 20;
    /** Feet before and behind an enemy about which it may be laid. */
    private static final int[] AHEAD = {0, 10, -10, 20, -20};

    /** That none of his own are taken in counts for more than any number of enemies. */
    private static final int SPARING = 1_000_000;

    private final Scene scene;
    private final Formation formation;
    private final List<Effect.On> open;

    private SleepCircle(Scene scene, int type) {
        this.scene = scene;
        this.formation = Formation.of(scene.world(), scene.state());
        this.open = formation.spots().stream()
                .map(Formation.Spot::who)
                .filter(who -> awake(scene, who)
                        && Creatures.sleepType(scene.world(), scene.state(), who)
                                .equals(Optional.of(type)))
                .filter(who -> !AntiMagicShell.between(scene, formation, who))
                .toList();
    }

    /** All of a level type in it who are awake and not proof against it. */
    static List<Effect.On> takes(Scene scene, int type, List<String> targets) {
        SleepCircle circle = new SleepCircle(scene, type);
        Optional<Target> named = scene.targets(targets).stream()
                .filter(target -> !(target instanceof Target.OnType))
                .findFirst();
        return named.isPresent()
                ? circle.about(named.get())
                : circle.best().map(circle::in).orElse(List.of());
    }

    /** The circle about somebody, or about a place. */
    private List<Effect.On> about(Target target) {
        Optional<Formation.Spot> spot = Scene.on(target).flatMap(formation::spot);
        if (spot.isPresent()) {
            return in(spot.get());
        }
        SortedSet<Cell> cells = Areas.point(scene, target)
                .flatMap(middle -> Areas.ways(scene).map(ways -> new Shape.Circle(middle, RADIUS).cells(ways)))
                .orElseGet(TreeSet::new);
        return open.stream()
                .filter(who -> formation
                        .spot(who)
                        .filter(each -> cells.contains(each.cell()))
                        .isPresent())
                .toList();
    }

    private static boolean awake(Scene scene, Effect.On who) {
        if (Sleepers.asleep(scene.state(), who)) {
            return false;
        }
        return !(who instanceof Effect.On.OnFoe on)
                || !FoeImages.is(scene.state(), on.foe())
                        && Creatures.monster(scene.world(), scene.state(), on.foe())
                                .filter(monster -> !Minds.withstands(
                                        monster,
                                        "sleep",
                                        scene.state().ruleset().profile()))
                                .isPresent();
    }

    private List<Effect.On> in(Formation.Spot middle) {
        return open.stream()
                .filter(who -> formation
                        .spot(who)
                        .filter(spot -> middle.feet(spot) <= RADIUS)
                        .isPresent())
                .toList();
    }

    /** Where it takes in most enemies and none of his own; if it cannot spare them, where most more enemies than friends. */
    private Optional<Formation.Spot> best() {
        Optional<Formation.Spot> best = Optional.empty();
        int most = Integer.MIN_VALUE;
        for (Formation.Spot spot : formation.spots()) {
            if (own(spot.who())) {
                continue;
            }
            for (int ahead : AHEAD) {
                Formation.Spot middle =
                        new Formation.Spot(spot.who(), spot.enemy(), spot.cell(), spot.along() + ahead, spot.across());
                int worth = worth(in(middle));
                if (worth > most) {
                    most = worth;
                    best = Optional.of(middle);
                }
            }
        }
        return best;
    }

    private int worth(List<Effect.On> taken) {
        return gain(taken) + (spares(taken) ? SPARING : 0);
    }

    /** Whether somebody is taken in, and none of the caster's own side. */
    private boolean spares(List<Effect.On> taken) {
        return !taken.isEmpty() && taken.stream().noneMatch(this::own);
    }

    private int gain(List<Effect.On> taken) {
        int friends = (int) taken.stream().filter(this::own).count();
        return taken.size() - 2 * friends;
    }

    private boolean own(Effect.On who) {
        return Saves.willing(scene, who) && !Sleepers.asleep(scene.state(), who)
                || scene.caster().on().equals(who);
    }
}
