package org.woodgrain.lab.bench;

import java.util.Map;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.dice.FastDice;
import org.woodgrain.lab.player.CarefulPlayer;
import org.woodgrain.lab.player.Playing;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/**
 * The game that is measured: the careful player's in the demo level with fixed dice, by the original rules.
 *
 * @param world the standard book and the demo level
 * @param playing what was ordered and what came of it
 */
record Delve(World world, Playing playing) {
    /** Of the dice. */
    static final long SEED = 2;

    /** The beginning of the campaign and three hundred orders of the player's. */
    static final int ORDERS = 301;

    /** Plays it once. */
    static Delve play() {
        return play(SEED, ORDERS - 1);
    }

    /** Plays with other dice, for longer or shorter. */
    static Delve play(long seed, int orders) {
        Level demo = DemoLevel.load();
        World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
        return new Delve(
                world,
                Playing.of(
                        world,
                        Ruleset.of(Profile.ORIGINAL),
                        FastDice.seeded(seed),
                        new CarefulPlayer(world.book()),
                        orders,
                        state -> false));
    }

    /** The dice it was played with, from the beginning. */
    static FastDice dice() {
        return FastDice.seeded(SEED);
    }
}
