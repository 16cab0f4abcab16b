package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.Rule;

/** Questions that are asked at home, of the levels where the company has been. */
@Rule("SP-55")
final class FarQuestions {
    private FarQuestions() {}

    static void add(Scene scene, List<Questions.Question> all) {
        scene.state()
                .levels()
                .forEach((id, now) -> scene.world()
                        .level(id)
                        .filter(level -> !now.seen().isEmpty() && now.familiar())
                        .ifPresent(level -> of(level, now, all)));
    }

    private static void of(Level level, LevelState now, List<Questions.Question> all) {
        String name = level.name().isEmpty() ? level.id() : level.name();
        all.add(new Questions.Question(
                "alive " + level.id(),
                "Does anything live on " + name + "?",
                Optional.of(now.rooms().values().stream()
                        .flatMap(room -> room.dwellers().stream())
                        .anyMatch(foe -> !foe.gone()))));
        all.add(new Questions.Question(
                "treasure " + level.id(),
                "Does treasure lie on " + name + "?",
                Optional.of(Stream.concat(
                                now.piles().values().stream(),
                                now.rooms().values().stream().flatMap(room -> room.hoards().stream()))
                        .anyMatch(hoard -> !hoard.empty()))));
        all.add(new Questions.Question(
                "secret " + level.id(),
                "Is there a door on " + name + " that we have not found?",
                Optional.of(level.doors().values().stream()
                        .anyMatch(door -> door.kind() == Door.Kind.SECRET
                                && !now.door(door.edge()).found()
                                && !now.door(door.edge()).open()))));
    }
}
