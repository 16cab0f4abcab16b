package org.woodgrain.server.bestiary;

import java.util.List;
import org.woodgrain.rules.monsters.Monster;

/**
 * A list of monsters.
 *
 * @param query part of a name, or a kind; may be empty
 * @param found those of it, by name
 */
public record MonstersPage(String query, List<Monster> found) {
    public MonstersPage {
        found = List.copyOf(found);
    }

    /** In a few words: "AC 6, 1+1 dice, 90 feet". */
    public static String brief(Monster monster) {
        return "AC " + monster.armorClass() + ", " + monster.hitDice() + " HD, "
                + Math.max(monster.move(), Math.max(monster.fly(), monster.swim())) + " feet";
    }

    /** The kind in the shown name of one of many: "goblin" of "goblin 2"; empty for a shape in the dark. */
    public static String kind(String shown) {
        String kind = shown.replaceAll(" \\d+$", "");
        return kind.equals("a shape") ? "" : kind;
    }
}
