package org.woodgrain.rules.encounters;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;

/**
 * What matters of those who run after somebody.
 *
 * @param number how many run
 * @param mind of the cleverest kind among them
 * @param undead whether they are undead, whom nothing distracts
 * @param mindless whether they have no will of their own: undead without mind, constructs, oozes
 * @param fireproof whether fire does not harm them
 * @param greedy whether they care for treasure: semi-intelligent or better, with a treasure of their kind
 * @param scent whether they track by scent
 * @param relentless whether they never give up
 */
public record Pursuers(
        int number,
        Intelligence mind,
        boolean undead,
        boolean mindless,
        boolean fireproof,
        boolean greedy,
        boolean scent,
        boolean relentless) {

    /**
     * What matters of these.
     *
     * @param kinds one for each who runs, at least one
     * @param mind of the cleverest of them
     */
    public static Pursuers of(Profile profile, List<Monster> kinds, Intelligence mind) {
        Set<String> ways = kinds.stream()
                .flatMap(kind -> kind.powers(Habit.Tracker.class, profile).stream())
                .map(Habit.Tracker::way)
                .collect(Collectors.toSet());
        boolean faultless = ways.contains("faultless");
        return new Pursuers(
                kinds.size(),
                mind,
                kinds.stream().allMatch(Monster::undead),
                kinds.stream().allMatch(Pursuers::mindless),
                kinds.stream().allMatch(kind -> kind.immuneTo("fire", profile)),
                mind != Intelligence.NON
                        && kinds.stream()
                                .anyMatch(kind -> kind.treasure().letter().isPresent()
                                        || kind.treasure().carriedSilver().most() > 0),
                ways.contains("scent") || faultless,
                ways.contains("relentless") || faultless);
    }

    /** The same where there are no tracks. */
    public Pursuers withoutScent() {
        return new Pursuers(number, mind, undead, mindless, fireproof, greedy, false, relentless);
    }

    /** Whether one has no will that could be swayed: undead without a mind, oozes, witless plants and made things. */
    public static boolean mindless(Monster kind) {
        return kind.tactics() == Tactics.MINDLESS
                || kind.isKind("ooze")
                || (kind.isKind("plant") && kind.intelligence() == Intelligence.NON)
                || kind.isKind("construct")
                || (kind.undead() && kind.intelligence() == Intelligence.NON);
    }
}
