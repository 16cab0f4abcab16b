package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.rulebook.Rulebook;

/** Who fights whom under which rules; shared by all threads. */
public final class Setting {
    private final List<List<Troop>> sides;
    private final Matchup matchup;
    private final List<Kind> kinds = new ArrayList<>();
    private final Outfit outfit;

    /**
     * Two sides in the open, hand to hand.
     *
     * @throws FightsException if one of them cannot fight so
     */
    public Setting(Rulebook book, Ruleset ruleset, List<Troop> first, List<Troop> second) {
        sides = List.of(List.copyOf(first), List.copyOf(second));
        outfit = new Outfit(book, ruleset);
        List<Combatant> all = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            int number = 0;
            for (Troop troop : sides.get(side)) {
                for (int i = 0; i < troop.number(); i++) {
                    number++;
                    String name = (side == 0 ? "A" : "B") + number + " " + name(troop.kind());
                    all.add(outfit.ready(troop, name, side));
                    kinds.add(troop.kind());
                }
            }
        }
        matchup = Matchup.of(ruleset, book.combat().attack(), Ground.OPEN, all);
    }

    private static String name(Kind kind) {
        return switch (kind) {
            case Kind.Classed classed -> classed.calling();
            case Kind.Beast beast -> beast.monster().name();
        };
    }

    public List<Troop> side(int which) {
        return sides.get(which);
    }

    /** How many fight on a side. */
    public int size(int side) {
        return matchup.members(side).length;
    }

    Matchup matchup() {
        return matchup;
    }

    Kind kind(int who) {
        return kinds.get(who);
    }

    Outfit outfit() {
        return outfit;
    }
}
