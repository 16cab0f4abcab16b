package org.woodgrain.lab.fights;

import java.util.List;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes those of a troop ready to fight, under one ruleset. */
record Outfit(Rulebook book, Ruleset ruleset) {
    private static final int SIX = 6;
    private static final int EIGHT = 8;

    /**
     * One of a troop.
     *
     * @param place in the troop
     * @param led whether he fights with all that he has, and not hand to hand alone
     */
    Entrant ready(Troop troop, int place, String name, int side, boolean led) {
        return switch (troop.kind()) {
            case Kind.Classed classed -> {
                var dice = book.characters()
                        .of(classed.characterClass())
                        .at(classed.level())
                        .hitDice();
                yield new Recruit(book, ruleset, classed, plain(troop))
                        .ready(name, side, Vigour.thrown(new HitDice(dice.dice(), dice.plus(), 1, 0), SIX), led);
            }
            case Kind.Beast beast ->
                new Warband(book, ruleset)
                        .ready(
                                beast.monster(),
                                place,
                                troop.number() == 1,
                                name,
                                side,
                                // monsters of the classic profile have dice of eight
                                Vigour.thrown(beast.monster().hitDice(), ruleset.original() ? SIX : EIGHT),
                                led);
        };
    }

    /** What one has; what the arena cannot count is refused. */
    private Kit plain(Troop troop) {
        List<String> lacking = ArenaLacks.of(book.equipment(), troop);
        if (!lacking.isEmpty()) {
            throw new FightsException("the arena has no " + String.join(" and no ", lacking));
        }
        return troop.kit();
    }
}
