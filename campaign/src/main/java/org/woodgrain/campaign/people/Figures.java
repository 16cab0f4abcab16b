package org.woodgrain.campaign.people;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.HitPoints;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * The figures of adventurers under a book and a ruleset.
 *
 * @param book the tables
 * @param rules the ruleset
 */
public record Figures(Rulebook book, Ruleset rules) {

    /** The load in tenths of a pound. */
    public int load(Adventurer who) {
        return Encumbrance.load(book.equipment(), who.items(), who.purse());
    }

    /** Inches of movement; 0 when the load is too great. */
    public int inches(Adventurer who) {
        return inches(who, 0);
    }

    /** Inches of movement under so many tenths of a pound more than his own load; 0 when that is too great. */
    @Rule({"CB-19", "EQ-29"})
    public int inches(Adventurer who, int more) {
        int inches = Encumbrance.inches(load(who) + more);
        boolean hobbles = rules.on(Option.WOUNDS_TELL) && who.hitPoints() * 2 < who.maxHitPoints();
        return hobbles ? Math.max(0, inches - 1) : inches;
    }

    /** Inches of the slowest of a company; 0 for nobody. */
    public int inches(List<Adventurer> company) {
        return company.stream().mapToInt(this::inches).min().orElse(0);
    }

    /** Feet that a company walks in a turn underground. */
    public int feetPerTurn(List<Adventurer> company) {
        return Encumbrance.feetPerTurn(rules, inches(company));
    }

    /** How well somebody is protected, rings counted in. */
    public Defence defence(Adventurer who) {
        return ProtectionRings.with(plain(who), who);
    }

    /** The same as far as he knows himself: magic that has not shown itself is left out. */
    public Defence apparent(Adventurer who) {
        Adventurer seen = who.withItems(
                who.items().stream().map(item -> Permitted.apparent(book, item)).toList());
        return ProtectionRings.apparent(book, plain(seen), who);
    }

    private Defence plain(Adventurer who) {
        return Armour.of(book.equipment(), book.characters(), rules, who.abilities(), who.items());
    }

    /** The throw that hits armour class 0: the better of an elf's two (CH-41). */
    @Rule("CH-41")
    public int thac0(Adventurer who) {
        return who.careers().stream()
                .mapToInt(career -> book.characters().at(career).thac0())
                .min()
                .orElse(20);
    }

    /** Added to throws to hit hand to hand, and to damage. */
    public int meleeModifier(Adventurer who) {
        return AbilityModifiers.melee(book.characters(), rules, who.abilities());
    }

    /** Added to throws to hit with missiles, for dexterity and people, range left out. */
    public int missileModifier(Adventurer who) {
        return AbilityModifiers.missileToHit(book.characters(), rules, who.abilities())
                + Peoples.missileToHit(who.race());
    }

    /** The level at which a career's saving throws are read. */
    public int saveLevel(Adventurer who, Career career) {
        return Peoples.saveLevel(who.race(), career);
    }

    /** The most hit points that the careers give. */
    public int mostHitPoints(Adventurer who, List<Career> careers) {
        return HitPoints.most(book.characters(), rules, who.abilities(), careers);
    }

    /** The first weapon in hand, a torch last. */
    public Optional<Item> weaponInHand(Adventurer who) {
        Optional<Item> torch = Optional.empty();
        for (Item item : who.inHand()) {
            if (book.equipment().weapon(item).isPresent()) {
                if (!item.kind().equals("EQI-44")) {
                    return Optional.of(item);
                }
                torch = torch.isPresent() ? torch : Optional.of(item);
            }
        }
        return torch;
    }

    /** What a weapon shoots, if the adventurer has any of it: magical and silver missiles after the plain ones. */
    public Optional<Item> missiles(Adventurer who, Weapon weapon) {
        Optional<Item> special = Optional.empty();
        for (Item item : who.items()) {
            if (item.carried() != Carried.LYING && Ammunition.fits(book.equipment(), weapon, item)) {
                if (Ammunition.plain(item)) {
                    return Optional.of(item);
                }
                special = special.isPresent() ? special : Optional.of(item);
            }
        }
        return special;
    }

    /** The title of the present level. */
    public String title(Adventurer who) {
        return book.characters().at(who.career()).title(who.alignment());
    }
}
