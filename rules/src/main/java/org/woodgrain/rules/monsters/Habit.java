package org.woodgrain.rules.monsters;

import java.util.List;
import org.woodgrain.rules.Formula;

/** Perception, movement and behaviour. */
public sealed interface Habit extends Power {
    /** Foes are surprised on 1 to {@code upTo} where it waits so. */
    record Surprise(int upTo, String where) implements Habit {}

    record Sense(String kind, int feet) implements Habit {}

    record Tracker(String way) implements Habit {}

    record Invisible(String mode) implements Habit {}

    record Hides(String terrain, int chance) implements Habit {}

    record Disguise(String as) implements Habit {}

    record Shape(String as) implements Habit {}

    record Climbs(String where) implements Habit {}

    record Bound(String to, int feet) implements Habit {}

    record FlightLimit(int turns, int rest) implements Habit {}

    record Hates(List<String> kinds) implements Habit {
        public Hates {
            kinds = List.copyOf(kinds);
        }
    }

    record Hostile(int chance) implements Habit {}

    record Guards(String what) implements Habit {}

    record Mount(String who) implements Habit {}

    record Rides(String row) implements Habit {}

    record Carries(int pounds) implements Habit {}

    record Temper(String kind) implements Habit {}

    record Barding(int armorClass) implements Habit {}

    /** Does not pass open flame; checks at that morale at fire, or flees if it is 0. */
    record FearsFire(int morale) implements Habit {}

    record Summoned() implements Habit {}

    record Service(String terms, int days) implements Habit {}

    record Batters(int points) implements Habit {}

    record MinedGold(int chance) implements Habit {}

    record LightGland(int feet, Formula days) implements Habit {}
}
