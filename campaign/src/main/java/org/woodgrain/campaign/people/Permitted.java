package org.woodgrain.campaign.people;

import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.ItemUsers;
import org.woodgrain.rules.treasure.MagicItem;

/** What the class in which somebody acts lets him take up and put on. */
public final class Permitted {
    private Permitted() {}

    /**
     * The rule that keeps somebody from using a thing; empty if none does. Of a thing that is not yet known for what it is
     * only the look counts, so that nobody learns its nature by a refusal.
     */
    @Rule({"CH-56", "CH-57", "CH-58", "CH-59", "CH-60", "CH-61", "CH-62"})
    public static Optional<String> forbids(Rulebook book, Adventurer who, Item item) {
        return ClassLimits.forbids(book.equipment(), who.race(), who.acting(), item)
                .or(() -> book.treasure()
                        .find(item.kind())
                        .filter(magic -> known(magic, item))
                        .flatMap(magic -> ItemUsers.forbids(magic, who.acting())));
    }

    /** A thing as its owner knows it: without a bonus that its name does not tell. */
    static Item apparent(Rulebook book, Item item) {
        boolean told = item.bonus() == 0
                || item.name().endsWith(" +" + item.bonus())
                || book.treasure()
                        .find(item.kind())
                        .filter(magic -> !known(magic, item))
                        .isEmpty();
        return told
                ? item
                : new Item(
                        item.id(),
                        item.kind(),
                        item.name(),
                        item.quantity(),
                        item.weight(),
                        item.worth(),
                        item.carried(),
                        item.inside(),
                        0);
    }

    /** Whether a thing goes by its true name. */
    public static boolean known(MagicItem magic, Item item) {
        return item.name().equals(magic.name());
    }
}
