package org.woodgrain.campaign.view;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;

/** The saving throws of the sheet. */
final class SheetSaves {
    private SheetSaves() {}

    static void add(List<View.Figure> sheet, World world, Ruleset rules, Adventurer who) {
        int level = Peoples.saveLevel(who.race(), who.career());
        Saver saver = new Saver.Best(who.careers().stream()
                .<Saver>map(career -> new Saver.Classed(career.characterClass(), Peoples.saveLevel(who.race(), career)))
                .toList());
        String two = who.careers().size() > 1 ? "; the better of two classes" : "";
        int wise = AbilityModifiers.magicSaves(world.book().characters(), rules, who.abilities());
        String why = level == who.level()
                ? who.acting().label() + " of level " + level
                : "a " + who.race().label() + " saves as " + who.acting().label() + " of level " + level;
        for (Danger danger : Danger.values()) {
            sheet.add(new View.Figure(
                    "Save: " + label(danger),
                    world.book().combat().saves().needed(rules, saver, danger) + " or more",
                    "CB-23",
                    why
                            + two
                            + (danger == Danger.SPELLS && wise != 0
                                    ? "; wisdom adds " + Sheets.signed(wise) + " to the die against magic"
                                    : "")));
        }
    }

    private static String label(Danger danger) {
        return switch (danger) {
            case DEATH -> "death and poison";
            case WANDS -> "wands";
            case PARALYSIS -> "paralysis";
            case STONE -> "stone";
            case BREATH -> "breath";
            case SPELLS -> "staves and spells";
        };
    }
}
