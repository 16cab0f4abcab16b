package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Creatures;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.characters.FightingCapability;
import org.woodgrain.rules.characters.HitPoints;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Purse;

/** The character sheet: each figure with its rule and how it came about. */
final class Sheets {
    private Sheets() {}

    static List<View.Figure> of(World world, CampaignState state, Adventurer who) {
        List<View.Figure> sheet = new ArrayList<>();
        Ruleset rules = state.ruleset();
        CharacterTables tables = world.book().characters();
        sheet.addAll(new SheetAbilities(tables, rules, who.rolled(), who.abilities(), who.race()).figures());
        careers(sheet, tables, rules, who);
        sheet.add(new View.Figure(
                "Hit points",
                Math.max(0, who.hitPoints()) + " of " + who.maxHitPoints(),
                "CB-17",
                dice(tables, rules, who)
                        + note("each die", AbilityModifiers.hitPoints(tables, rules, who.abilities()))));
        armour(sheet, world, rules, who);
        attack(sheet, new Figures(world.book(), rules), who);
        capability(sheet, rules, who);
        SheetSaves.add(sheet, world, rules, who);
        int borne = who.living() ? new Burdens(world.book(), state).of(who) : 0;
        int load = Encumbrance.load(world.book().equipment(), who.items(), who.purse()) + borne;
        int inches = new Gait(world.book(), state).inches(who);
        sheet.add(new View.Figure(
                "Load",
                Members.tenths(load) + " lb",
                "EQ-35",
                load(world, who) + (borne == 0 ? "" : ", " + Members.tenths(borne) + " lb of comrades")));
        sheet.add(new View.Figure(
                "Move",
                inches + "\", " + Encumbrance.feetPerTurn(rules, inches) + " feet a turn",
                "EQ-30",
                load == Encumbrance.MOST
                        ? "the most that can be carried"
                        : Members.tenths(Math.max(0, Encumbrance.spare(load))) + " lb to spare before the next band"));
        sheet.add(
                new View.Figure("Alignment", who.alignment().label(), "CH-102", "chosen when the character was made"));
        Creatures.of(state, who.id())
                .ifPresent(creature -> sheet.add(new View.Figure(
                        "Kind",
                        creature.label(),
                        "CH-53",
                        Creatures.young(world.book(), state, who)
                                ? "at its stage of " + who.level() + " hit dice; without its powers yet"
                                : "full grown, with all its powers")));
        SheetRealm.add(sheet, world.book(), state, who);
        sheet.add(new View.Figure(
                "Languages",
                String.join(", ", who.languages()),
                "CH-106",
                "by people, alignment and" + " intelligence"));
        return sheet;
    }

    /** The dice of the class that gives the most points. */
    private static String dice(CharacterTables tables, Ruleset rules, Adventurer who) {
        Career most = who.careers().stream()
                .max(Comparator.comparingInt(career -> HitPoints.of(tables, rules, who.abilities(), career)))
                .orElse(who.career());
        List<String> thrown =
                most.hitDice().stream().map(die -> Integer.toString(die)).toList();
        int plus = tables.at(most).hitDice().plus();
        return "thrown " + Phrases.join(thrown)
                + (plus == 0
                        ? ""
                        : "; " + plus + " more for a " + most.characterClass().label() + " of level " + most.level());
    }

    /** The throw to hit, and what is added to it hand to hand and with missiles. */
    @Rule({"CB-01", "CH-41"})
    private static void attack(List<View.Figure> sheet, Figures figures, Adventurer who) {
        String why = who.careers().size() > 1
                ? "the better of two classes"
                : who.acting().label() + " of level " + who.level();
        sheet.add(new View.Figure(
                "Hits armour class 0",
                figures.thac0(who) + " or more",
                "CB-01",
                why + note("melee", figures.meleeModifier(who)) + note("missiles", figures.missileModifier(who))
                        + "; a point less for each point of armour class above 0"));
    }

    /** The rank in battles of miniatures, which never counts man to man. */
    @Rule("CH-70")
    private static void capability(List<View.Figure> sheet, Ruleset rules, Adventurer who) {
        FightingCapability.of(rules, who.acting(), who.level())
                .ifPresent(rank -> sheet.add(new View.Figure(
                        "In battles of miniatures",
                        "fights as " + (rank.name().isEmpty() ? "at level " + rank.since() : rank.name()),
                        "CH-70",
                        "since level " + rank.since() + "; in a melee the throw above decides")));
    }

    /** What the load is made of. */
    private static String load(World world, Adventurer who) {
        int coins = who.purse().count();
        int gear = Encumbrance.miscellaneous(world.book().equipment(), who.items());
        int things = Encumbrance.load(world.book().equipment(), who.items(), Purse.EMPTY) - gear;
        return Members.tenths(things) + " lb of arms, armour and the like, " + Members.tenths(gear)
                + " lb of other gear taken together, " + Members.tenths(coins) + " lb of coin";
    }

    private static String note(String what, int modifier) {
        return modifier == 0 ? "" : "; " + signed(modifier) + " to " + what;
    }

    private static void careers(List<View.Figure> sheet, CharacterTables tables, Ruleset rules, Adventurer who) {
        for (Career career : who.careers()) {
            ClassLevel level = tables.at(career);
            int next = career.level() + 1;
            boolean limit = Peoples.limit(who.race(), career.characterClass()).orElse(Integer.MAX_VALUE) < next;
            sheet.add(new View.Figure(
                    word(career.characterClass().label()),
                    "level " + career.level() + ", " + level.title(who.alignment()),
                    "CH-63",
                    career.experience() + " experience"
                            + (limit
                                    ? "; a " + who.race().label() + " goes no further (CH-33)"
                                    : "; next level at "
                                            + tables.of(career.characterClass())
                                                    .at(next)
                                                    .experience())));
            sheet.add(new View.Figure(
                    "Experience bonus",
                    signed(PrimeRequisite.percent(rules, career.characterClass(), who.abilities())) + "%",
                    "CH-19",
                    word(PrimeRequisite.of(career.characterClass())) + " counts as "
                            + PrimeRequisite.counted(rules, career.characterClass(), who.abilities())));
        }
    }

    private static void armour(List<View.Figure> sheet, World world, Ruleset rules, Adventurer who) {
        Defence defence = new Figures(world.book(), rules).apparent(who);
        List<String> parts = new ArrayList<>();
        parts.add(Armour.worn(world.book().equipment(), who.items())
                .map(body -> body.name() + " " + defence.body())
                .orElse("no armour " + defence.body()));
        if (defence.shield()) {
            parts.add("shield 1 better");
        }
        if (defence.bodyBonus() != 0 || defence.shieldBonus() != 0) {
            parts.add("magic " + signed(defence.bodyBonus() + defence.shieldBonus()));
        }
        if (defence.dexterity() != 0) {
            parts.add("dexterity " + signed(defence.dexterity()));
        }
        sheet.add(
                new View.Figure("Armour class", Integer.toString(defence.shown()), "EQ-11", String.join(", ", parts)));
    }

    /** A name with a capital first letter. */
    static String word(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static String word(Ability ability) {
        return word(ability.label());
    }

    static String signed(int number) {
        return number > 0 ? "+" + number : Integer.toString(number);
    }
}
