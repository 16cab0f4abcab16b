package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;

/**
 * The six scores with what each of them does.
 *
 * @param tables of the characters
 * @param rules of the campaign
 * @param rolled scores as thrown
 * @param scores as they are
 * @param race which some of them depend on
 */
record SheetAbilities(CharacterTables tables, Ruleset rules, Abilities rolled, Abilities scores, Race race) {

    /** Each score, in the order in which they are thrown. */
    @Rule("CH-10")
    List<View.Figure> figures() {
        List<View.Figure> all = new ArrayList<>();
        for (Ability ability : Ability.values()) {
            int score = scores.of(ability);
            int thrown = rolled.of(ability);
            List<String> parts = new ArrayList<>();
            parts.add(AbilityModifiers.bandOf(score).name().toLowerCase(Locale.ROOT)
                    + (score == thrown ? ", as thrown" : ", thrown " + thrown + " and changed by an exchange"));
            parts.addAll(effects(ability));
            all.add(new View.Figure(
                    Sheets.word(ability.label()), Integer.toString(score), rule(ability), String.join("; ", parts)));
        }
        return all;
    }

    /** The rule that says what a score does. */
    private String rule(Ability ability) {
        boolean classic = rules.classic();
        return switch (ability) {
            case STRENGTH -> classic ? "CH-31" : "CH-20";
            case INTELLIGENCE -> "CH-111";
            case WISDOM -> classic ? "CH-31" : "CH-22";
            case DEXTERITY -> classic ? "CH-31" : "CH-23";
            case CONSTITUTION -> classic ? "CH-31" : "CH-25";
            case CHARISMA -> classic ? "CH-31" : "CH-28";
        };
    }

    private List<String> effects(Ability ability) {
        List<String> all = new ArrayList<>();
        switch (ability) {
            case STRENGTH -> {
                note(all, "hit and to hurt hand to hand", AbilityModifiers.melee(tables, rules, scores));
                all.add("forces " + (rules.classic() ? "doors, " : "") + "gates and lids in "
                        + AbilityModifiers.forceInSix(tables, rules, scores, race) + " of 6");
            }
            case INTELLIGENCE -> {
                int more = Peoples.furtherTongues(scores);
                all.add(more == 0 ? "no further language" : more + " further language" + (more == 1 ? "" : "s"));
            }
            case WISDOM -> note(all, "saves against magic", AbilityModifiers.magicSaves(tables, rules, scores));
            case DEXTERITY -> {
                note(all, "hit with missiles", AbilityModifiers.missileToHit(tables, rules, scores));
                int nimble = AbilityModifiers.armourClass(tables, rules, scores);
                if (nimble != 0) {
                    all.add("armour class " + Math.abs(nimble) + (nimble > 0 ? " better" : " worse"));
                }
            }
            case CONSTITUTION -> {
                note(all, "each hit die", AbilityModifiers.hitPoints(tables, rules, scores));
                all.add("lives through " + AbilityModifiers.survival(scores) + "% of ordeals");
            }
            case CHARISMA -> {
                note(all, "reactions", AbilityModifiers.reaction(tables, rules, scores));
                all.add("holds up to " + AbilityModifiers.followers(tables, rules, scores) + " followers");
                int loyalty = AbilityModifiers.loyalty(tables, rules, scores);
                if (rules.classic()) {
                    all.add("whose loyalty is " + loyalty);
                } else {
                    note(all, "their loyalty", loyalty);
                }
            }
        }
        return all;
    }

    private static void note(List<String> all, String what, int modifier) {
        if (modifier != 0) {
            all.add(Sheets.signed(modifier) + " to " + what);
        }
    }
}
