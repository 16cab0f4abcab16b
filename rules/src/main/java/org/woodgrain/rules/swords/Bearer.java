package org.woodgrain.rules.swords;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/**
 * Whoever bears a sword that has a will.
 *
 * @param name of him for whom dice are thrown
 * @param intelligence 3 to 18
 * @param strength 3 to 18
 * @param bearing how fit he is
 */
public record Bearer(String name, int intelligence, int strength, Bearing bearing) {

    /** What he sets against his sword when much is at stake; never less than 0. */
    @Rule("SW-51")
    public int total(Throws dice, WillTables tables) {
        WillTables.Change change = tables.change(bearing);
        int thrown = change.dice().roll(dice.of("SW-51", "how the bearer feels").by(name));
        return Math.max(0, intelligence + strength + change.sign() * thrown);
    }
}
