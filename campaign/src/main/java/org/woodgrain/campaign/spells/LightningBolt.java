package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;

/**
 * A straight bolt of sixty feet, a die of damage for each level; a wall turns it back, perhaps upon its sender.
 *
 * <p>It goes from the caster's place toward the target that is named, and begins at his hand, or as many feet away as a
 * second target {@code from:FEET} says.
 */
@Rule({"SP-25", "MA-19", "UX-29"})
final class LightningBolt implements SpellWork {
    private static final String FROM = "from:";
    private static final int FARTHEST = 180;
    private static final int FEET = 10;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return start(targets) > FARTHEST
                ? scene.wrong("it must begin within " + FARTHEST + " feet", "SP-25")
                : Sights.point(scene, targets);
    }

    private static int start(List<String> targets) {
        return targets.stream()
                .filter(text -> text.matches(FROM + "\\d{1,4}"))
                .map(text -> Integer.parseInt(text.substring(FROM.length())))
                .findFirst()
                .orElse(0);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        bolt(scene, targets).ifPresent(bolt -> {
            Confined confined = Confined.of(scene.state().ruleset());
            boolean sender =
                    bolt.strikesSender(confined, scene.state().ruleset().on(Option.REBOUND_PATH));
            List<Effect.On> others = sender ? List.of(scene.caster().on()) : List.of();
            bolt.door()
                    .ifPresent(edge -> Areas.ways(scene)
                            .map(ways -> ways.level().doors().get(edge))
                            .filter(door -> door.kind() != Door.Kind.PORTCULLIS)
                            .ifPresent(door -> u.emit(new ArcaneEvent.DoorBurst(scene.levelId(), edge))));
            new Blast("lightning", scene.danger(), scene.spell().times(Figure.DAMAGE) * scene.level())
                    .strike(u, scene, bolt.struck(confined), others, confined.comesBack(bolt.missing()) > 0);
            blast(u, scene, bolt, confined);
        });
    }

    /** The stone behind gives way where the house rules say so. */
    @Rule({"UX-30", "UX-31"})
    private static void blast(Unfolding u, Scene scene, Bolt bolt, Confined confined) {
        int feet = confined.blasts(bolt.missing());
        Optional<Ways> ways = Areas.ways(scene);
        if (feet > 0 && ways.isPresent()) {
            List<Cell> way = new ArrayList<>(
                    bolt.line().isEmpty() ? List.of() : List.of(bolt.line().getLast()));
            scene.cell().filter(at -> way.isEmpty()).ifPresent(way::add);
            way.addAll(bolt.beyond());
            BlastedStone.along(
                    u, scene, bolt.beyond(), BlastedStone.walls(ways.get().level(), way), feet);
        }
    }

    private static Optional<Bolt> bolt(Scene scene, List<String> targets) {
        Optional<Ways> ways = Areas.ways(scene);
        Optional<Cell> point = scene.target(targets).flatMap(target -> Areas.point(scene, target));
        Optional<Cell> from = Areas.where(scene, scene.caster().on());
        return ways.isEmpty() || point.isEmpty() || from.isEmpty()
                ? Optional.empty()
                : Optional.of(Bolt.of(
                        ways.get(),
                        from.get(),
                        point.get(),
                        scene.state().underground().orElseThrow().facing(),
                        start(targets)));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        int before = Math.min(FARTHEST, Math.max(0, scene.distance() / FEET * FEET - FEET));
        for (Aim aim : Sights.points(scene)) {
            if (before > 0) {
                aims.add(aim(scene, List.of(aim.value(), FROM + before), aim.label() + ", beginning just before them"));
            }
            aims.add(aim(scene, List.of(aim.value()), aim.label() + ", from the hand"));
        }
        return aims;
    }

    private static Aim aim(Scene scene, List<String> targets, String label) {
        return Aim.at(targets, label, Sights.warning(scene, caught(scene, targets)));
    }

    private static List<Effect.On> caught(Scene scene, List<String> targets) {
        Optional<Bolt> bolt = bolt(scene, targets);
        Confined confined = Confined.of(scene.state().ruleset());
        List<Effect.On> all = new ArrayList<>(
                bolt.map(each -> Areas.in(scene, each.struck(confined))).orElse(List.of()));
        boolean sender = bolt.filter(each ->
                        each.strikesSender(confined, scene.state().ruleset().on(Option.REBOUND_PATH)))
                .isPresent();
        Effect.On self = scene.caster().on();
        if (sender && !all.contains(self)) {
            all.add(self);
        }
        return all;
    }

    /** Over most of the company, with none of its own side in the line or its rebound. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return scene.caster() instanceof Caster.Monster
                ? Sights.best(scene, aim -> caught(scene, aim.targets()))
                : List.of();
    }

    @Override
    public Set<Figure> doubles() {
        return Set.of(Figure.DAMAGE);
    }

    @Override
    public boolean hostile() {
        return true;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
