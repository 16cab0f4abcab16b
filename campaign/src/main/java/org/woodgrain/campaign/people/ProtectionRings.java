package org.woodgrain.campaign.people;

import java.util.Set;
import java.util.function.Predicate;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.rulebook.Rulebook;

/** Rings that guard a member who wears them like armour of one better, and his saving throws as well. */
public final class ProtectionRings {
    private static final Set<String> RINGS = Set.of("MI-097", "MI-102");

    private ProtectionRings() {}

    /** Whether a thing is such a ring. */
    static boolean is(Item item) {
        return RINGS.contains(item.kind());
    }

    /** What a ring adds to its wearer's saves. */
    @Rule({"MI-097", "MA-39"})
    public static int onSaves(Adventurer who) {
        return worn(who, item -> true) ? 1 : 0;
    }

    /** The defence with a ring that is worn: the better of it and of magic armour counts. */
    @Rule("MI-097")
    static Defence with(Defence defence, Adventurer who) {
        return worn(who, item -> true) ? guarded(defence) : defence;
    }

    /** The same as its wearer knows of it: a ring whose nature is not known does not show. */
    static Defence apparent(Rulebook book, Defence defence, Adventurer who) {
        boolean known = worn(
                who,
                item -> book.treasure()
                        .find(item.kind())
                        .filter(magic -> Permitted.known(magic, item))
                        .isPresent());
        return known ? guarded(defence) : defence;
    }

    private static Defence guarded(Defence defence) {
        return new Defence(
                defence.body(),
                Math.max(1, defence.bodyBonus()),
                defence.shield(),
                defence.shieldBonus(),
                defence.dexterity());
    }

    private static boolean worn(Adventurer who, Predicate<Item> such) {
        for (Item item : who.items()) {
            if (item.carried() == Carried.WORN && is(item) && such.test(item)) {
                return true;
            }
        }
        return false;
    }
}
