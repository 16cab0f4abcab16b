package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;

/**
 * A flight with pursuers behind.
 *
 * @param companyFlees true if the company runs, false if it follows
 * @param gap feet between the last who flees and the first who follows
 * @param moves quarter turns (original) or rounds (classic) run so far
 * @param delay rounds that the pursuers still lose before an obstacle (CE-38)
 * @param foodTried whether food has been thrown down (EN-31)
 * @param treasureTried whether treasure has been (EN-32)
 * @param blind rounds for which the pursuers still go on without sight; -1 while they see (CE-35)
 * @param patience rounds for which the pursuers keep it up at most; 0 if nothing but the chase itself ends it
 * @param trail cells from the first pursuer's first place to the fleeing side's present one
 * @param goal where the company runs to, if it said so
 */
public record Chase(
        boolean companyFlees,
        int gap,
        int moves,
        int delay,
        boolean foodTried,
        boolean treasureTried,
        int blind,
        int patience,
        List<Cell> trail,
        Optional<Cell> goal) {

    public Chase {
        trail = List.copyOf(trail);
    }

    /** A chase that begins. */
    public static Chase begun(boolean companyFlees, int gap, List<Cell> trail, Optional<Cell> goal) {
        return new Chase(companyFlees, gap, 0, 0, false, false, -1, 0, trail, goal);
    }

    /** After one move or round: those in front have come along these cells. */
    public Chase run(int newGap, int newDelay, List<Cell> walked) {
        List<Cell> longer = new ArrayList<>(trail);
        longer.addAll(walked);
        return new Chase(
                companyFlees, newGap, moves + 1, newDelay, foodTried, treasureTried, blind, patience, longer, goal);
    }

    /** The cell of the trail that lies so many cells behind those in front. */
    public Cell behind(int cells) {
        return trail.get(Math.clamp((long) trail.size() - 1 - cells, 0, trail.size() - 1));
    }

    public Chase withBlind(int rounds) {
        return new Chase(companyFlees, gap, moves, delay, foodTried, treasureTried, rounds, patience, trail, goal);
    }

    public Chase withPatience(int rounds) {
        return new Chase(companyFlees, gap, moves, delay, foodTried, treasureTried, blind, rounds, trail, goal);
    }

    public Chase withDelay(int rounds) {
        return new Chase(companyFlees, gap, moves, rounds, foodTried, treasureTried, blind, patience, trail, goal);
    }

    public Chase withFoodTried() {
        return new Chase(companyFlees, gap, moves, delay, true, treasureTried, blind, patience, trail, goal);
    }

    public Chase withTreasureTried() {
        return new Chase(companyFlees, gap, moves, delay, foodTried, true, blind, patience, trail, goal);
    }

    public Chase withGoal(Optional<Cell> now) {
        return new Chase(companyFlees, gap, moves, delay, foodTried, treasureTried, blind, patience, trail, now);
    }
}
