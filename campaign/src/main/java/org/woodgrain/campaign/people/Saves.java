package org.woodgrain.campaign.people;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.SavingThrow;
import org.woodgrain.rules.rulebook.Rulebook;

/** Saving throws of characters. */
public final class Saves {
    private Saves() {}

    /** The number that a character needs; an elf has the better of his two rows. */
    @Rule({"CB-23", "CB-31"})
    public static int needed(Rulebook book, Ruleset rules, Adventurer who, Danger danger) {
        return book.combat().saves().needed(rules, saver(book, rules, who), danger);
    }

    /** The rows on which a character saves: one for each career. */
    @Rule("CB-31")
    public static Saver saver(Rulebook book, Ruleset rules, Adventurer who) {
        Figures figures = new Figures(book, rules);
        List<Saver> rows = new ArrayList<>();
        for (Career career : who.careers()) {
            rows.add(new Saver.Classed(career.characterClass(), figures.saveLevel(who, career)));
        }
        return new Saver.Best(rows);
    }

    /** Throws a save; the die is left in the throwing for the event that tells of it. */
    @Rule("CB-23")
    public static boolean save(Unfolding u, Adventurer who, Danger danger, String against) {
        int needed = needed(u.world().book(), u.state().ruleset(), who, danger);
        return SavingThrow.made(
                u.throwing()
                        .of("CB-23", "saving against " + against)
                        .by(who.name())
                        .on(DiceStream.PLAYERS),
                needed,
                Circles.onSaves(u.state(), new Effect.On.OnCharacter(who.id())));
    }
}
