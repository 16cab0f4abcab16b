package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;

/**
 * Questions that a power of another plane can answer from the true state of the world.
 *
 * <p>They are made of what the asker can see and carries; only the answers come from what is hidden.
 */
@Rule("SP-55")
final class Questions {
    /** The number of an effect that counts the questions still to be answered. */
    static final String LEFT = "questions";

    private static final String ASK = "ask:";

    private Questions() {}

    /** Why no question can be asked so; empty if one can. */
    static Optional<Refusal> check(Scene scene, Effect effect, List<String> targets) {
        if (effect.number(LEFT) <= 0) {
            return scene.wrong("no question is left", scene.spell().id());
        }
        return asked(targets).isEmpty()
                ? scene.noTarget("a question that can be answered with yes or no")
                : Optional.empty();
    }

    /** The id of the question that targets name. */
    static Optional<String> asked(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(ASK))
                .map(text -> text.substring(ASK.length()).strip())
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    /** The questions that can be asked now; none when all are answered. */
    static List<Aim> aims(Scene scene, Effect effect) {
        return effect.number(LEFT) <= 0
                ? List.of()
                : all(scene).stream()
                        .map(question -> new Aim(ASK + question.id(), question.text(), ""))
                        .toList();
    }

    /**
     * A question.
     *
     * @param id as commands write it
     * @param text as asked
     * @param truth yes or no; empty where the world holds no answer
     */
    record Question(String id, String text, Optional<Boolean> truth) {}

    /** The question of an id, or one that nobody can answer. */
    static Question find(Scene scene, String id) {
        return all(scene).stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElse(new Question(id, id, Optional.empty()));
    }

    static List<Question> all(Scene scene) {
        List<Question> all = new ArrayList<>();
        scene.world().level(scene.levelId()).ifPresent(level -> place(scene, level, all));
        if (scene.cell().isEmpty()) {
            FarQuestions.add(scene, all);
        }
        for (Adventurer who : scene.state().company()) {
            for (Item item : who.items()) {
                // what is asked about must not depend on what the thing truly is
                if (item.quantity() == 1 && item.carried() != Carried.STOWED) {
                    boolean magic = EquipmentTables.magical(item);
                    all.add(new Question(
                            "magic " + item.id(),
                            "Is the " + item.name() + " of " + who.name() + " magic?",
                            Optional.of(magic)));
                    all.add(new Question(
                            "cursed " + item.id(),
                            "Is the " + item.name() + " of " + who.name() + " cursed?",
                            Optional.of(magic && item.bonus() < 0 || Curses.cursed(item))));
                }
            }
        }
        return all;
    }

    private static void place(Scene scene, Level level, List<Question> all) {
        LevelState now = scene.state().level(level.id());
        Cell at = scene.cell().orElseThrow();
        Ways ways = new Ways(level, now);
        Set<Cell> here = ways.place(at);
        all.add(new Question(
                "secret door",
                "Is there a way out of this place that we have not found?",
                Optional.of(hidden(level, now, here))));
        all.add(new Question(
                "trap",
                "Is there a trap here that we do not know of?",
                Optional.of(level.traps().stream()
                        .anyMatch(trap -> trap.cells().stream().anyMatch(here::contains)
                                && !now.knownTraps().contains(trap.id())
                                && (trap.resets() || !now.sprungTraps().contains(trap.id()))))));
        all.add(new Question(
                "treasure",
                "Does treasure lie here that we have not found?",
                Optional.of(level.roomAt(at)
                        .map(room -> now.room(room.id()).hoards().stream()
                                .anyMatch(hoard -> !hoard.found() && !hoard.empty()))
                        .orElse(false))));
        all.add(new Question(
                "way down",
                "Does a stair lead down from this level?",
                Optional.of(level.stairs().stream().anyMatch(stairs -> !stairs.up()))));
        for (Ways.Seen door : ways.doors(at)) {
            all.add(new Question(
                    "behind " + door.edge(),
                    "Does anything live behind the door " + Doorways.whereabouts(scene, door.edge()) + "?",
                    Optional.of(lives(level, now, door))));
        }
    }

    private static boolean hidden(Level level, LevelState now, Set<Cell> here) {
        for (Cell cell : here) {
            for (Direction way : Direction.values()) {
                Optional<Door> door = level.door(cell, way);
                if (door.isPresent()
                        && door.get().secretSeenFrom(cell)
                        && !now.door(new Edge(cell, way)).found()
                        && !now.door(new Edge(cell, way)).open()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean lives(Level level, LevelState now, Ways.Seen door) {
        Cell beyond = door.from().step(door.way());
        String room = level.roomAt(beyond).map(each -> each.id()).orElse(LevelState.square(beyond));
        return now.room(room).dwellers().stream().anyMatch(foe -> !foe.gone());
    }
}
