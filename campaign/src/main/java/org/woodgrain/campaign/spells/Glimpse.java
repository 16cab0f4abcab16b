package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Whom eyes that are not there in the flesh see in a place; what is invisible stays unseen. */
final class Glimpse {
    private Glimpse() {}

    /** Those who live in the rooms and the squares of passages that are seen. */
    static List<Foe> dwellers(Scene scene, Level level, Collection<Cell> cells) {
        LevelState now = scene.state().level(level.id());
        List<Foe> all = new ArrayList<>();
        for (Room room : level.rooms()) {
            if (room.cells().stream().anyMatch(cells::contains)) {
                all.addAll(now.room(room.id()).dwellers());
            }
        }
        cells.forEach(cell -> all.addAll(now.room(LevelState.square(cell)).dwellers()));
        all.removeIf(Foe::gone);
        return all;
    }

    /** Their kinds and numbers in words. */
    @Rule({"SP-22", "SP-42"})
    static List<String> creatures(Scene scene, Level level, Collection<Cell> cells) {
        return creatures(scene, level, cells, foe -> true);
    }

    /** The same of those only whom nothing else hides. */
    static List<String> creatures(Scene scene, Level level, Collection<Cell> cells, Predicate<Foe> shown) {
        TreeMap<String, Integer> kinds = new TreeMap<>();
        dwellers(scene, level, cells).stream()
                .filter(foe -> shows(scene, foe) && shown.test(foe))
                .forEach(foe -> kinds.merge(name(scene, foe), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        kinds.forEach((kind, many) ->
                words.add(many == 1 ? Phrases.article(kind) : Phrases.number(many) + " " + Phrases.plural(kind)));
        return words;
    }

    private static boolean shows(Scene scene, Foe foe) {
        boolean unseen = scene.world()
                .book()
                .monsters()
                .find(foe.monster())
                .filter(kind ->
                        kind.has(Habit.Invisible.class, scene.state().ruleset().profile()))
                .isPresent();
        return !unseen && !Vanished.hidden(scene.world(), scene.state(), new Effect.On.OnFoe(foe.id()));
    }

    private static String name(Scene scene, Foe foe) {
        return scene.world()
                .book()
                .monsters()
                .find(foe.monster())
                .map(Monster::name)
                .orElse("creature")
                .toLowerCase(Locale.ROOT);
    }
}
