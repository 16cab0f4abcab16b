package org.woodgrain.lab.fights;

/**
 * Arms, armour or missiles that somebody has.
 *
 * @param word of the price list: "plate-mail", "sword", "long-bow"
 * @param bonus of magic; 0 for plain things
 * @param number how many
 */
public record Gear(String word, int bonus, int number) {
    /** One plain thing. */
    public static Gear plain(String word) {
        return new Gear(word, 0, 1);
    }

    /** As told: "sword +1". */
    public String label() {
        return (number == 1 ? "" : number + " ") + word + (bonus == 0 ? "" : bonus > 0 ? " +" + bonus : " " + bonus);
    }
}
