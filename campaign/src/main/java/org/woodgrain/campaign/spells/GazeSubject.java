package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.CrystalGaze;
import org.woodgrain.rules.monsters.Monster;

/**
 * What somebody looks for in a crystal ball.
 *
 * @param words as told
 * @param knowledge how well he knows it
 * @param spot where it is; empty if there is no such thing
 * @param creature the one that is looked for, if it is a creature
 */
record GazeSubject(String words, CrystalGaze.Knowledge knowledge, Optional<Spot> spot, Optional<Foe> creature) {
    private static final String ROOM = "room:";
    private static final String KIND = "kind:";
    private static final String OBJECT = "object:";
    private static final String BEYOND = "unseen";

    /** A place on a level. */
    record Spot(Level level, Cell cell) {}

    /** The subject that the texts name; empty if they name none that he could look for. */
    @Rule("MI-141")
    static Optional<GazeSubject> of(Scene scene, List<String> targets) {
        return targets.stream().findFirst().flatMap(text -> {
            if (text.startsWith(ROOM)) {
                return room(scene, text.substring(ROOM.length()));
            }
            if (text.startsWith(KIND)) {
                return kind(scene, text.substring(KIND.length()).strip().toLowerCase(Locale.ROOT));
            }
            if (text.startsWith(OBJECT)) {
                return object(scene, text.substring(OBJECT.length()).strip().toLowerCase(Locale.ROOT));
            }
            return text.equals(BEYOND) ? beyond(scene) : Optional.empty();
        });
    }

    /** A room, by level and id, some of which the company has seen. */
    private static Optional<GazeSubject> room(Scene scene, String text) {
        int slash = text.lastIndexOf('/');
        return slash < 0
                ? Optional.empty()
                : scene.world()
                        .level(text.substring(0, slash))
                        .flatMap(level -> level.room(text.substring(slash + 1))
                                .filter(room -> seen(scene, level, room))
                                .map(room -> new GazeSubject(
                                        name(scene, level, room),
                                        CrystalGaze.Knowledge.SEEN,
                                        Optional.of(new Spot(
                                                level, room.cells().iterator().next())),
                                        Optional.empty())));
    }

    private static boolean seen(Scene scene, Level level, Room room) {
        LevelState now = scene.state().level(level.id());
        return room.cells().stream().anyMatch(now.seen()::contains);
    }

    private static String name(Scene scene, Level level, Room room) {
        String name = room.name().isEmpty() ? "room " + room.id() : room.name();
        boolean elsewhere = !level.id().equals(scene.levelId());
        // on a strange level its depth is what the company would like to know
        return name
                + (!elsewhere
                        ? ""
                        : scene.state().level(level.id()).familiar()
                                ? " of level " + level.depth()
                                : " of a strange level");
    }

    /** The nearest room of the level on which nobody has laid eyes yet. */
    private static Optional<GazeSubject> beyond(Scene scene) {
        return scene.cell()
                .flatMap(at -> scene.world().level(scene.levelId()).map(level -> {
                    Optional<Cell> nearest = level.rooms().stream()
                            .filter(room -> !seen(scene, level, room))
                            .flatMap(room -> room.cells().stream())
                            .min(nearest(at));
                    return new GazeSubject(
                            "the nearest room not yet seen",
                            CrystalGaze.Knowledge.UNKNOWN,
                            nearest.map(cell -> new Spot(level, cell)),
                            Optional.empty());
                }));
    }

    private static Comparator<Cell> nearest(Cell at) {
        return Comparator.<Cell>comparingInt(at::distance).thenComparing(Comparator.naturalOrder());
    }

    /** The nearest living creature of a kind; it is known well to those who have slain one or have it along. */
    private static Optional<GazeSubject> kind(Scene scene, String name) {
        return scene.world().book().monsters().find(name).map(monster -> {
            Optional<Dweller> found = levels(scene)
                    .flatMap(level -> dwellers(scene, level))
                    .filter(each -> each.foe().monster().equals(monster.id()))
                    .findFirst();
            return new GazeSubject(
                    nearest(monster),
                    met(scene).contains(monster.id()) ? CrystalGaze.Knowledge.SEEN : CrystalGaze.Knowledge.DESCRIBED,
                    found.map(Dweller::spot),
                    found.map(Dweller::foe));
        });
    }

    private static String nearest(Monster monster) {
        return "the nearest " + monster.name().toLowerCase(Locale.ROOT);
    }

    private record Dweller(Foe foe, Spot spot) {}

    private static Stream<Dweller> dwellers(Scene scene, Level level) {
        LevelState now = scene.state().level(level.id());
        Cell from = scene.cell().orElse(new Cell(0, 0));
        return now.rooms().entrySet().stream()
                .flatMap(each -> cell(level, each.getKey()).stream()
                        .flatMap(cell -> each.getValue().dwellers().stream()
                                .filter(foe -> !foe.gone())
                                .map(foe -> new Dweller(foe, new Spot(level, cell)))))
                .sorted(Comparator.comparing(each -> each.spot().cell(), nearest(from)));
    }

    private static Optional<Cell> cell(Level level, String room) {
        return level.room(room).map(each -> each.cells().iterator().next()).or(() -> LevelState.cellOf(room));
    }

    /** The level of the company first. */
    private static Stream<Level> levels(Scene scene) {
        return Stream.concat(
                scene.world().level(scene.levelId()).stream(),
                scene.world().levels().values().stream()
                        .filter(level -> !level.id().equals(scene.levelId())));
    }

    /** Kinds of monsters of which the company has slain one or leads one along. */
    private static List<String> met(Scene scene) {
        return Stream.concat(
                        scene.state().levels().values().stream()
                                .flatMap(level -> Remains.bodies(level).stream())
                                .map(Remains::monster),
                        scene.state().followers().stream()
                                .map(follower -> follower.foe().monster()))
                .distinct()
                .sorted()
                .toList();
    }

    /** The nearest thing of a name; it is known well to one who carries its like. */
    private static Optional<GazeSubject> object(Scene scene, String name) {
        if (name.isEmpty() || LocateObject.vague(name)) {
            return Optional.empty();
        }
        boolean held = scene.member()
                .filter(who -> who.items().stream()
                        .anyMatch(item -> item.name().toLowerCase(Locale.ROOT).equals(name)))
                .isPresent();
        CharacterId who = new CharacterId(scene.caster().value());
        Cell from = scene.cell().orElse(new Cell(0, 0));
        return Optional.of(new GazeSubject(
                "the nearest " + name,
                held ? CrystalGaze.Knowledge.SEEN : CrystalGaze.Knowledge.DESCRIBED,
                levels(scene)
                        .flatMap(level -> LocateObject.places(scene.state(), level, name, who)
                                .sorted(nearest(from))
                                .map(cell -> new Spot(level, cell)))
                        .findFirst(),
                Optional.empty()));
    }

    /** What is offered: what the company knows of, and nothing else. */
    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        levels(scene)
                .forEach(level -> level.rooms().stream()
                        .filter(room -> seen(scene, level, room))
                        .forEach(room -> aims.add(new Aim(
                                ROOM + level.id() + "/" + room.id(), name(scene, level, room), "seen before"))));
        if (scene.cell().isPresent()) {
            aims.add(new Aim(BEYOND, "the nearest room not yet seen", "unknown"));
        }
        met(scene).stream()
                .flatMap(id -> scene.world().book().monsters().find(id).stream())
                .forEach(monster -> aims.add(new Aim(KIND + monster.id(), nearest(monster), "met before")));
        scene.member()
                .ifPresent(self -> self.items().stream()
                        .map(item -> item.name().toLowerCase(Locale.ROOT))
                        .distinct()
                        .forEach(name -> aims.add(new Aim(OBJECT + name, "another " + name, ""))));
        return aims;
    }
}
