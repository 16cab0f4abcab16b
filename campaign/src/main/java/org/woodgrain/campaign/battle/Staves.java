package org.woodgrain.campaign.battle;

import java.util.Set;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.ItemUsers;

/** Staves as they strike: with two dice some of them, and for nobody but those who can use them. */
final class Staves {
    private static final String WIZARDRY = "MI-137";
    private static final Set<String> STRIKING = Set.of("MI-133", "MI-135", WIZARDRY);
    private static final DamageDice TWO_DICE = new DamageDice(2, 6, 0);

    private Staves() {}

    /** What a staff is in somebody's hands; other weapons stay what they are. */
    @Rule({"MI-133", "MI-135", "MI-137"})
    static Weapon whole(Rulebook book, Adventurer who, Item item, Weapon plain) {
        if (!staff(book, item)) {
            return plain;
        }
        boolean two = STRIKING.contains(item.kind()) && his(book, who, item);
        return new Weapon(
                plain.id(),
                "Staff",
                two ? TWO_DICE : plain.damageOriginal(),
                two ? TWO_DICE : plain.damageVariable(),
                plain.qualities(),
                plain.thrown(),
                plain.ammunition());
    }

    private static boolean staff(Rulebook book, Item item) {
        return book.treasure()
                .find(item.kind())
                .filter(magic -> magic.face().equals("staff"))
                .isPresent();
    }

    /** What a weapon adds to the throw to hit; a staff nothing for those who cannot use it. */
    @Rule({"MI-132", "MI-137"})
    static int bonus(Rulebook book, Adventurer who, Item item) {
        return his(book, who, item) ? item.bonus() : 0;
    }

    /** Whether its bonus is for hitting alone. */
    static boolean hitsOnly(Item item) {
        return item.kind().equals(WIZARDRY);
    }

    private static boolean his(Rulebook book, Adventurer who, Item item) {
        return !staff(book, item)
                || ItemUsers.forbids(book.treasure().item(item.kind()), who.acting())
                        .isEmpty();
    }
}
