package org.woodgrain.lab.equivalents;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/** The monsters to be weighed. */
public final class Contenders {
    private Contenders() {}

    /**
     * Those of some names, or all of the book if there are none.
     *
     * @throws FightsException if one is no monster
     */
    public static List<Monster> of(Rulebook book, List<String> names) {
        if (names.isEmpty()) {
            return List.copyOf(book.monsters().monsters().values());
        }
        SideReader reader = new SideReader(book);
        List<Monster> monsters = new ArrayList<>();
        for (String name : names) {
            for (Troop troop : reader.read(name)) {
                if (!(troop.kind() instanceof Kind.Beast beast)) {
                    throw new FightsException("\"" + name + "\" is no monster");
                }
                if (!monsters.contains(beast.monster())) {
                    monsters.add(beast.monster());
                }
            }
        }
        return monsters;
    }
}
