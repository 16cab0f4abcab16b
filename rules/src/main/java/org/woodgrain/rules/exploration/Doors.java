package org.woodgrain.rules.exploration;

import java.util.List;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;

/** How doors behave. */
public final class Doors {
    /** As many as can throw themselves at a door together (UX-14, CD-09). */
    public static final int MOST_PUSHERS = 3;

    /** Turns of one worker's labour to hack a locked door open; up to three share them (CD-11). */
    public static final int TURNS_TO_HACK = 3;

    private Doors() {}

    /** Whether a door left open falls shut: on 1 to 5 of a die that the referee throws once for each time it is left. */
    @Rule({"UX-15", "CD-12"})
    public static boolean fallsShut(Throws dice) {
        return dice.of("UX-15", "the door falls shut")
                .secret()
                .atMost(5)
                .roll(1, 6)
                .success();
    }

    /** Whether a door of which the map says nothing is stuck: always, or on 1 to 4 in classic. */
    @Rule({"UX-12", "CD-05"})
    public static boolean stuck(Throws dice, Profile profile) {
        return profile == Profile.ORIGINAL
                || dice.of("CD-05", "the door sticks")
                        .secret()
                        .atMost(4)
                        .roll(1, 6)
                        .success();
    }

    /** Chances in six that one who throws himself at a stuck door opens it. */
    @Rule({"UX-13", "CD-08"})
    public static int chance(ExplorationTables tables, Profile profile, Race race, int strength) {
        return switch (profile) {
            case ORIGINAL -> race == Race.HOBBIT || strength <= 8 ? 1 : 2;
            case CLASSIC -> tables.openDoors().at(strength);
        };
    }

    /** One pusher's die. */
    @Rule({"UX-13", "UX-14", "CD-08", "CD-09"})
    public static boolean push(Throws dice, Profile profile, String name, int chance) {
        return push(dice, profile == Profile.ORIGINAL ? "UX-13" : "CD-08", name, chance);
    }

    /** One pusher's die, by the rule that the door is forced by. */
    @Rule({"UX-13", "UX-14", "CD-08", "CD-09"})
    public static boolean push(Throws dice, String rule, String name, int chance) {
        return dice.of(rule, "forcing the door")
                .by(name)
                .on(DiceStream.PLAYERS)
                .atMost(chance)
                .roll(1, 6)
                .success();
    }

    /**
     * One who throws himself at a door.
     *
     * @param chance of his, in six
     */
    public record Pusher(String name, int chance) {}

    /** Whether a door yields to those who throw themselves at it together: each has a die, and one success is enough. */
    @Rule({"UX-14", "CD-09"})
    public static boolean yields(Throws dice, String rule, List<Pusher> pushers) {
        boolean yields = false;
        for (Pusher pusher : pushers) {
            yields |= push(dice, rule, pusher.name(), pusher.chance());
        }
        return yields;
    }

    /** Whether a spike just set slips, so that the door shuts: on 5 or 6; in classic it holds. */
    @Rule({"UX-17", "CD-13"})
    public static boolean spikeSlips(Throws dice, Profile profile) {
        return profile == Profile.ORIGINAL
                && dice.of("UX-17", "the spike slips").atLeast(5).roll(1, 6).success();
    }

    /** Turns until so many workers with axes have hacked a locked door open: three for one, one for three. */
    @Rule("CD-11")
    public static int turnsToHack(int workers) {
        int together = Math.min(workers, MOST_PUSHERS);
        return (TURNS_TO_HACK + together - 1) / together;
    }
}
