package org.woodgrain.campaign.people;

import java.util.Optional;
import java.util.OptionalInt;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * The magic things that a foe fights with.
 *
 * @param book the tables
 * @param foe who has them
 */
public record Belt(Rulebook book, Foe foe) {
    private static final String SHIELD = "EQI-05";

    /** The magic weapon in hand. */
    public Optional<Item> weapon() {
        for (Item item : foe.items()) {
            if (item.carried() == Carried.IN_HAND
                    && book.equipment().weapon(item).isPresent()) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }

    @Rule("CB-13")
    public int toHit() {
        return weapon().map(Item::bonus).orElse(0);
    }

    /** The bonus of a sword is not added to its damage. */
    @Rule("CB-16")
    public int toDamage() {
        return weapon().map(item -> book.equipment()
                        .weapon(item)
                        .map(each -> each.magicDamage(item.bonus()))
                        .orElse(0))
                .orElse(0);
    }

    /** His armour with what is magical about it taken off the attackers' throws (MI-014, MI-015). */
    @Rule({"CB-13", "MI-014", "MI-015"})
    public Guard guard(int armourClass, Ruleset rules) {
        int body = Math.max(bonus(false), protection() ? 1 : 0);
        int shield = bonus(true);
        return rules.original()
                ? new Guard(armourClass - body, armourClass - body, Math.max(0, shield - body))
                : new Guard(armourClass - body - shield, armourClass - body, 0);
    }

    /** What a ring of protection adds to saving throws. */
    @Rule("MI-097")
    public int onSaves() {
        return protection() ? 1 : 0;
    }

    private boolean protection() {
        for (Item item : foe.items()) {
            if (item.carried() == Carried.WORN && ProtectionRings.is(item)) {
                return true;
            }
        }
        return false;
    }

    private int bonus(boolean shield) {
        OptionalInt best = OptionalInt.empty();
        for (Item item : foe.items()) {
            if (item.carried() == Carried.WORN && shield == isShield(item)) {
                best = OptionalInt.of(Math.max(item.bonus(), best.orElse(item.bonus())));
            }
        }
        return best.orElse(0);
    }

    private boolean isShield(Item item) {
        return book.equipment()
                .article(item.kind())
                .filter(article -> article.id().equals(SHIELD))
                .isPresent();
    }
}
