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
    private final List<Sleeper> open;

    /**
     * One who may fall asleep.
     *
     * @param own whether he is of the caster's own side, whom he would rather spare
     */
    private record Sleeper(Formation.Spot spot, boolean own) {}

    private SleepCircle(Scene scene, int type) {
        this.scene = scene;
        this.formation = Formation.of(scene.world(), scene.state());
        this.open = formation.spots().stream()
                .filter(spot -> awake(scene, spot.who())
                        && Creatures.sleepType(scene.world(), scene.state(), spot.who())
                                .equals(Optional.of(type))
                        && !AntiMagicShell.between(scene, formation, spot.who()))
                .map(spot -> new Sleeper(spot, own(spot.who())))
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
                .map(Sleeper::spot)
                .filter(each -> cells.contains(each.cell()))
                .map(Formation.Spot::who)
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
                .map(Sleeper::spot)
                .filter(spot -> middle.feet(spot) <= RADIUS)
                .map(Formation.Spot::who)
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
                int worth = worth(middle);
                if (worth > most) {
                    most = worth;
                    best = Optional.of(middle);
                }
            }
        }
        return best;
    }

    /** How many more enemies than friends are taken in, and much more if no friend is. */
    private int worth(Formation.Spot middle) {
        int enemies = 0;
        int friends = 0;
        for (Sleeper sleeper : open) {
            if (middle.feet(sleeper.spot()) <= RADIUS) {
                if (sleeper.own()) {
                    friends++;
                } else {
                    enemies++;
                }
            }
        }
        return enemies - friends + (enemies > 0 && friends == 0 ? SPARING : 0);
    }

    private boolean own(Effect.On who) {
        return Saves.willing(scene, who) && !Sleepers.asleep(scene.state(), who)
                || scene.caster().on().equals(who);
    }
}
