package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Chests and heaps in sight that Telekinesis moves, sixty feet a turn, over open ways that the company knows. */
@Rule("SP-48")
final class PulledThings {
    private static final String PREFIX = "hoard:";
    private static final String HOARD = "hoard";
    private static final int CELLS = 6;
    private static final int YARD = 3;
    private static final int FEET = 10;
    private static final int TENTHS = 10;

    private PulledThings() {}

    static boolean named(List<String> targets) {
        return targets.stream().anyMatch(text -> text.startsWith(PREFIX));
    }

    static boolean is(Effect effect) {
        return !effect.word(HOARD).isEmpty();
    }

    static Optional<Refusal> check(Scene scene, List<String> targets, int pounds) {
        Optional<Hoard> hoard = hoard(scene, targets);
        if (hoard.isEmpty()) {
            return scene.noTarget("a chest, or what lies in sight");
        }
        return hoard.get().atHand() && DoorThings.weight(hoard.get()) > pounds * TENTHS
                ? scene.wrong("it weighs more than " + pounds + " pounds", "SP-48")
                : Optional.empty();
    }

    private static Optional<Hoard> hoard(Scene scene, List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()))
                .flatMap(
                        id -> inSight(scene).stream().filter(hoard -> hoard.id().equals(id)))
                .findFirst();
    }

    /** The named one, if it is no farther off than so many feet. */
    static Optional<Hoard> within(Scene scene, int feet, List<String> targets) {
        return hoard(scene, targets).filter(hoard -> near(scene, hoard, feet));
    }

    /** Those in sight that are no farther off. */
    static List<Aim> aims(Scene scene, int feet) {
        return inSight(scene).stream()
                .filter(hoard -> near(scene, hoard, feet))
                .map(PulledThings::aim)
                .toList();
    }

    private static boolean near(Scene scene, Hoard hoard, int feet) {
        return scene.cell()
                .filter(at -> !at.equals(hoard.cell()) && at.distance(hoard.cell()) * FEET <= feet)
                .isPresent();
    }

    private static Aim aim(Hoard hoard) {
        return new Aim(
                PREFIX + hoard.id(),
                (hoard.vessel() == Hoard.Vessel.CHEST ? "the chest " : "what lies ") + hoard.where(),
                "sixty feet a turn");
    }

    private static List<Hoard> inSight(Scene scene) {
        Optional<Level> level = scene.world().level(scene.levelId());
        Optional<Cell> at = scene.cell();
        if (level.isEmpty() || at.isEmpty()) {
            return List.of();
        }
        LevelState now = scene.state().level(scene.levelId());
        Ways ways = new Ways(level.get(), now);
        return Stream.concat(
                        now.piles().values().stream(),
                        now.rooms().values().stream().flatMap(room -> room.hoards().stream()))
                .filter(Hoard::found)
                .filter(hoard -> !hoard.empty() || hoard.vessel() == Hoard.Vessel.CHEST)
                .filter(hoard -> at.get().distance(hoard.cell()) * FEET <= scene.reach())
                .filter(hoard -> Sight.clear(level.get(), at.get(), hoard.cell(), ways::seenThrough))
                .toList();
    }

    static void begin(Unfolding u, Scene scene, List<String> targets, Lengths length) {
        Hoard hoard = hoard(scene, targets).orElseThrow();
        int tenths = DoorThings.weight(hoard);
        if (tenths > scene.level() * Telekinesis.POUNDS * TENTHS) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), Telekinesis.KIND, List.of()));
            return;
        }
        begin(u, scene, hoard.id(), Math.max(1, tenths / TENTHS), length);
    }

    /** The mind has hold of a chest or a heap of so many pounds. */
    static void begin(Unfolding u, Scene scene, String hoard, int pounds, Lengths length) {
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "moving a thing",
                length,
                Map.of(Telekinesis.LOAD, pounds, Concentration.KEPT, 1),
                Map.of(HOARD, hoard),
                false,
                u.throwing().take());
    }

    static Optional<Refusal> checkMoved(Scene scene, Effect effect, Cell to) {
        Optional<Hoard> hoard = scene.state().level(scene.levelId()).hoard(effect.word(HOARD));
        if (hoard.isEmpty()) {
            return scene.wrong("the thing is not there any more", "SP-48");
        }
        if (scene.encounter().isPresent()) {
            return scene.wrong("there is no time for it now", "SP-48");
        }
        boolean far =
                scene.cell().map(at -> at.distance(to) * FEET > scene.reach()).orElse(true);
        if (far) {
            return scene.wrong("it goes no farther than " + scene.reach() + " feet from its mover", "SP-48");
        }
        return way(scene, hoard.get().cell(), to)
                        .filter(steps -> !steps.isEmpty() && steps.size() <= cells(scene))
                        .isPresent()
                ? Optional.empty()
                : scene.wrong("there is no open way so far in one turn", "SP-48");
    }

    private static int cells(Scene scene) {
        return CELLS * (Outdoors.now(scene.state()).open() ? YARD : 1);
    }

    /** The steps of an open way that the company knows. */
    static Optional<List<Direction>> way(Scene scene, Cell from, Cell to) {
        LevelState now = scene.state().level(scene.levelId());
        return scene.world()
                .level(scene.levelId())
                .flatMap(level ->
                        LevelGeometry.path(level, from, to, now.seen()::contains, new Ways(level, now)::seenThrough));
    }

    static void move(Unfolding u, Scene scene, Effect effect, Cell to) {
        String room = scene.world()
                .level(scene.levelId())
                .flatMap(level -> level.roomAt(to))
                .map(each -> each.id())
                .orElse(LevelState.square(to));
        u.emit(new SpellEvent.Pulled(effect.word(HOARD), scene.levelId(), to, room));
    }

    static List<Aim> aims(Scene scene) {
        return inSight(scene).stream().map(PulledThings::aim).toList();
    }

    /** Up to the caster, or as far as a turn lets it go on the way there and in each direction. */
    static List<Aim> ways(Scene scene, Effect effect) {
        Optional<Cell> from = is(effect) && scene.encounter().isEmpty()
                ? scene.state().level(scene.levelId()).hoard(effect.word(HOARD)).map(Hoard::cell)
                : Optional.empty();
        List<Aim> aims = new ArrayList<>();
        from.flatMap(start ->
                        scene.cell().flatMap(at -> way(scene, start, at)).map(all -> along(start, all, cells(scene))))
                .filter(to -> !to.equals(from.get()))
                .ifPresent(to -> aims.add(new Aim(
                        "cell:" + to,
                        scene.cell().filter(to::equals).isPresent() ? "bring it here" : "bring it nearer",
                        "")));
        for (Direction way : from.isPresent() ? Direction.values() : new Direction[0]) {
            int steps = 0;
            Cell to = from.get();
            while (steps < cells(scene)
                    && checkMoved(scene, effect, to.step(way)).isEmpty()) {
                to = to.step(way);
                steps++;
            }
            if (steps > 0) {
                aims.add(new Aim("cell:" + to, "move it " + steps * FEET + " feet " + way.label(), ""));
            }
        }
        return aims;
    }

    private static Cell along(Cell start, List<Direction> way, int most) {
        Cell to = start;
        for (Direction step : way.subList(0, Math.min(most, way.size()))) {
            to = to.step(step);
        }
        return to;
    }
}
