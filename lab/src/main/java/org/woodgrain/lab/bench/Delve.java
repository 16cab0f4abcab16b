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
 * <p>Of its {@value #ORDERS} orders 31 are rounds of battle (10 in a hundred), for six to eight on the company's side; 70
 * are walks and stairs (23), a walk going about four squares where nothing new and nobody stops it sooner; 55 are doors
 * forced and opened (18), 24 are looks round (8), 22 are other dealings with those who are met (7), 31 are rests, loads and
 * lights (10). The other 68 are done in town (23): making and hiring people, buying, selling, dividing, learning spells.
 * None is refused. Among ninety seeds it is the one whose share of battle comes nearest to the reference's.
 *
 * <p>The reference is osrlib's scripted delve: in the version known to us 138 commands of five characters on two small
 * levels. Twelve are rounds of battle and two open one (10 in a hundred), 38 are moves of one square and stairs (28), 33
 * are rounds of two flights (24), fifteen are tries to light a torch (11), eight are at doors, a chest and in search (6),
 * seven are rests (5), and 23 are outfitting, arraying and travel (17). So the share of battle is the same, and a walk here is
 * several moves there.
 *
 * @param world the standard book and the demo level
 * @param playing what was ordered and what came of it
 */
record Delve(World world, Playing playing) {
    /** Of the dice. */
    static final long SEED = 37;

    /** The beginning of the campaign and three hundred orders of the player's. */
    static final int ORDERS = 301;

    /** Plays it once. */
    static Delve play() {
        return play(SEED, ORDERS - 1);
    }

    /** How many of its orders are of a kind. */
    int count(CommandKind kind) {
        return (int) playing.orders().stream()
                .filter(order -> CommandKind.of(order.command()) == kind)
                .count();
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
