package org.woodgrain.rules.exploration;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;

/** Traps of the place: springing, finding, falling. */
public final class RoomTraps {
    private static final int MOST_DICE = 20;

    private RoomTraps() {}

    /** Whether one who crosses a trap, or does what sets it off, springs it. */
    @Rule({"UX-18", "UX-19", "CD-32"})
    public static boolean springs(Throws dice, String name) {
        return dice.of("UX-18", "a trap").by(name).secret().atMost(2).roll(1, 6).success();
    }

    /** Whether a pole that prods the ground ahead sets a trap off before its bearer is there. */
    @Rule("UX-20")
    public static boolean poleSprings(Throws dice, String name) {
        return dice.of("UX-20", "probing with a pole")
                .by(name)
                .secret()
                .atMost(2)
                .roll(1, 6)
                .success();
    }

    /** Whether a dwarf who walks by notes a trap, a sloping floor or new stonework. */
    @Rule({"CH-37", "UX-20"})
    public static boolean dwarfNotes(Throws dice, String name) {
        return dice.of("CH-37", "a dwarf passes")
                .by(name)
                .secret()
                .atMost(2)
                .roll(1, 6)
                .success();
    }

    /**
     * Chances in six to find a trap of the place by a turn of search: in the original game only dwarves have any, in
     * classic everybody.
     */
    @Rule({"CH-37", "CD-36"})
    public static int chance(Profile profile, Race race) {
        return switch (profile) {
            case ORIGINAL -> race == Race.DWARF ? 4 : 0;
            case CLASSIC -> race == Race.DWARF ? 2 : 1;
        };
    }

    /** One searcher's die for traps. */
    @Rule({"CH-37", "CD-35", "CD-36"})
    public static boolean finds(Throws dice, Profile profile, String name, Race race) {
        return dice.of(profile == Profile.ORIGINAL ? "CH-37" : "CD-36", "searching for traps")
                .by(name)
                .secret()
                .atMost(chance(profile, race))
                .roll(1, 6)
                .success();
    }

    /**
     * Points lost by a fall into a pit: one die for each ten feet, in the original game only on 1 or 2.
     *
     * @param soft whether the pit holds deep water or something that yields
     */
    @Rule({"DU-25", "CD-33", "HZ-12"})
    public static int pitFall(Throws dice, Profile profile, String name, int feet, boolean soft) {
        boolean hurt = profile == Profile.CLASSIC
                || dice.of("DU-25", "the fall hurts")
                        .by(name)
                        .atMost(2)
                        .roll(1, 6)
                        .success();
        return hurt ? fall(dice, name, feet, soft) : 0;
    }

    /**
     * Points lost by a fall: one die for each whole ten feet onto hard ground, or for each twenty into deep water or onto
     * something that yields; at most twenty dice.
     */
    @Rule("HZ-12")
    public static int fall(Throws dice, String name, int feet, boolean soft) {
        int count = Math.min(MOST_DICE, feet / (soft ? 20 : 10));
        return count == 0
                ? 0
                : dice.of("HZ-12", "falling").by(name).roll(count, 6).total();
    }

    /** Whether one without spikes or comrades climbs out of a pit this turn. */
    @Rule("DU-26")
    public static boolean climbsOutAlone(Throws dice, String name) {
        return dice.of("DU-26", "climbing out")
                .by(name)
                .on(DiceStream.PLAYERS)
                .atMost(1)
                .roll(1, 6)
                .success();
    }

    /** Whether a gust of wind blows a torch out. */
    @Rule("UX-27")
    public static boolean windPutsOut(Throws dice, String name) {
        return dice.of("UX-27", "a gust of wind").by(name).atMost(3).roll(1, 6).success();
    }
}
