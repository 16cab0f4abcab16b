package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Permitted;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes the members of a company as they were asked for. */
final class Enrolment {
    private static final int SIX = 6;

    private final Rulebook book;
    private final Figures figures;

    Enrolment(Rulebook book, Ruleset ruleset) {
        this.book = book;
        this.figures = new Figures(book, ruleset);
    }

    /** The company, front first, with hit points still to be thrown. */
    List<Adventurer> of(List<Troop> troops) {
        List<Adventurer> company = new ArrayList<>();
        for (Troop troop : troops) {
            if (!(troop.kind() instanceof Kind.Classed kind)) {
                throw new FightsException("at the table a company is of men, elves, dwarves and hobbits, and "
                        + troop.kind().label() + " is a monster; name it on the other side");
            }
            for (int i = 0; i < troop.number(); i++) {
                company.add(member(kind, troop, name(troops, kind, company), company.size() + 1));
            }
        }
        return company;
    }

    private Adventurer member(Kind.Classed kind, Troop troop, String name, int number) {
        CharacterId id = new CharacterId("a" + number);
        List<Item> things = new Packing(book, id.value()).of(troop.kit());
        int dice = book.characters()
                .of(kind.characterClass())
                .at(kind.level())
                .hitDice()
                .dice();
        Adventurer made = new Adventurer(
                id,
                name,
                kind.race(),
                Alignment.LAW,
                troop.kit().abilities(),
                troop.kit().abilities(),
                List.of(new Career(kind.characterClass(), kind.level(), 0, Collections.nCopies(dice, 1))),
                kind.characterClass(),
                1,
                1,
                Life.LIVING,
                Purse.EMPTY,
                things,
                new Spells(
                        List.of(), troop.kit().spells().stream().map(Spell::id).toList()),
                Peoples.tongues(kind.race(), Alignment.LAW),
                Rest.FRESH,
                0);
        for (Item item : things) {
            Optional<String> rule = Permitted.forbids(book, made, item);
            if (rule.isPresent()) {
                throw new FightsException("a " + kind.calling() + " may not use "
                        + item.name().toLowerCase(Locale.ROOT) + " (" + rule.get() + ")");
            }
        }
        if (figures.load(made) > Encumbrance.MOST) {
            throw new FightsException("a " + kind.label() + " so laden cannot move");
        }
        return made;
    }

    /** "Fighter 2", or "Cleric" where there is but one. */
    private static String name(List<Troop> troops, Kind.Classed kind, List<Adventurer> before) {
        String calling = calling(kind);
        int all = troops.stream()
                .filter(troop -> troop.kind() instanceof Kind.Classed each
                        && calling(each).equals(calling))
                .mapToInt(Troop::number)
                .sum();
        long made =
                before.stream().filter(who -> who.name().startsWith(calling)).count();
        return all == 1 ? calling : calling + " " + (made + 1);
    }

    private static String calling(Kind.Classed kind) {
        return switch (kind.race()) {
            case HUMAN ->
                switch (kind.characterClass()) {
                    case FIGHTING_MAN -> "Fighter";
                    case CLERIC -> "Cleric";
                    case MAGIC_USER -> "Magic-user";
                };
            case ELF -> "Elf";
            case DWARF -> "Dwarf";
            case HOBBIT -> "Hobbit";
        };
    }

    /** The same member with hit points that were thrown. */
    Adventurer thrown(Adventurer who, Dice dice) {
        Career career = who.career();
        List<Integer> faces = new ArrayList<>(career.hitDice().size());
        for (int i = 0; i < career.hitDice().size(); i++) {
            faces.add(dice.roll(DiceStream.CONTENT, SIX));
        }
        List<Career> careers = List.of(new Career(career.characterClass(), career.level(), career.experience(), faces));
        int points = Math.max(1, figures.mostHitPoints(who, careers));
        return new Adventurer(
                who.id(),
                who.name(),
                who.race(),
                who.alignment(),
                who.rolled(),
                who.abilities(),
                careers,
                who.acting(),
                points,
                points,
                who.life(),
                who.purse(),
                who.items(),
                who.spells(),
                who.languages(),
                who.rest(),
                who.restDays());
    }
}
