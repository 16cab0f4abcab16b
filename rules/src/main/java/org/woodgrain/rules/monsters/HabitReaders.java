package org.woodgrain.rules.monsters;

import java.util.Map;
import java.util.function.Function;

/** Readers of the tags of perception, movement and behaviour. */
final class HabitReaders {
    private HabitReaders() {}

    static void addTo(Map<String, Function<TagText, Power>> readers) {
        readers.put("surprise", t -> new Habit.Surprise(t.number(0), t.text(1)));
        readers.put("sense", t -> new Habit.Sense(t.text(0), t.numberOr(1, 0)));
        readers.put("tracker", t -> new Habit.Tracker(t.text(0)));
        readers.put("invisible", t -> new Habit.Invisible(t.text(0)));
        readers.put("hides", t -> new Habit.Hides(t.text(0), t.number(1)));
        readers.put("disguise", t -> new Habit.Disguise(t.text(0)));
        readers.put("shape", t -> new Habit.Shape(t.text(0)));
        readers.put("climbs", t -> new Habit.Climbs(t.text(0)));
        readers.put("bound", t -> new Habit.Bound(t.text(0), t.numberOr(1, 0)));
        readers.put("flight-limit", t -> new Habit.FlightLimit(t.number(0), t.number(1)));
        readers.put("hates", t -> new Habit.Hates(t.list(0)));
        readers.put("hostile", t -> new Habit.Hostile(t.number(0)));
        readers.put("guards", t -> new Habit.Guards(t.text(0)));
        readers.put("mount", t -> new Habit.Mount(t.text(0)));
        readers.put("rides", t -> new Habit.Rides(t.text(0)));
        readers.put("carries", t -> new Habit.Carries(t.number(0)));
        readers.put("temper", t -> new Habit.Temper(t.text(0)));
        readers.put("barding", t -> new Habit.Barding(t.number(0)));
        readers.put("fears-fire", t -> new Habit.FearsFire(t.numberOr(0, 0)));
        readers.put("summoned", t -> new Habit.Summoned());
        readers.put("service", t -> new Habit.Service(t.text(0), t.number(1)));
        readers.put("batters", t -> new Habit.Batters(t.number(0)));
        readers.put("mined-gold", t -> new Habit.MinedGold(t.number(0)));
        readers.put("light-gland", t -> new Habit.LightGland(t.number(0), t.dice(1)));
        readers.put("ship", t -> new Seafaring.Ship(t.text(0), t.parameters().subList(1, t.size())));
    }
}
