package org.woodgrain.rules.characters;

import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;

/**
 * Points of an ability given up for the prime requisite of a class.
 *
 * @param from the ability that gives
 * @param rate points given up for one gained
 */
public record Exchange(Ability from, int rate) {
    /** The lowest score that giving may leave. */
    public static final int FLOOR = 9;

    /** What a class may exchange. */
    @Rule({"CH-14", "CH-15", "CH-16"})
    public static List<Exchange> of(CharacterClass of) {
        return switch (of) {
            case CLERIC -> List.of(new Exchange(Ability.STRENGTH, 3), new Exchange(Ability.INTELLIGENCE, 2));
            case FIGHTING_MAN -> List.of(new Exchange(Ability.INTELLIGENCE, 2), new Exchange(Ability.WISDOM, 3));
            case MAGIC_USER -> List.of(new Exchange(Ability.WISDOM, 2));
        };
    }

    /** Whole units that this ability can still give. */
    @Rule("CH-17")
    public int units(Abilities abilities) {
        return Math.max(0, (abilities.of(from) - FLOOR) / rate);
    }

    /** All units that a class could gain. */
    public static int allUnits(CharacterClass of, Abilities abilities) {
        return of(of).stream().mapToInt(each -> each.units(abilities)).sum();
    }

    /** The scores after so many units, which must be there to give. */
    @Rule({"CH-17", "CH-18"})
    public Abilities make(CharacterClass of, Abilities abilities, int units) {
        Ability prime = PrimeRequisite.of(of);
        if (units < 0 || units > units(abilities) || abilities.of(prime) + units > 18) {
            throw new RulesException(units + " units cannot be exchanged from " + from);
        }
        return abilities.with(from, abilities.of(from) - units * rate).with(prime, abilities.of(prime) + units);
    }
}
