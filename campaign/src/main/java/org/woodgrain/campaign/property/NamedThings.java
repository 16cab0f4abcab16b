package org.woodgrain.campaign.property;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.MagicFinds;

/** Things that a key or a referee names. */
public final class NamedThings {
    /** Of a trinket, in tenths of a pound. */
    private static final int WEIGHT = 20;

    private NamedThings() {}

    /** A thing of the price list or of the magic tables; what neither knows is a trinket of no worth. */
    public static List<Item> of(Unfolding u, String id) {
        Rulebook book = u.world().book();
        MagicFinds finds = new MagicFinds(
                book.treasure(), book.equipment(), book.spells(), u.throwing(), () -> new ItemId(u.newId("i")));
        boolean inFull = id.startsWith("map/")
                || id.indexOf('/') > 0
                        && book.treasure()
                                .find(id.substring(0, id.indexOf('/')))
                                .isPresent();
        if (inFull) {
            return List.of(finds.exactly(id));
        }
        if (book.treasure().find(id).isPresent()) {
            return finds.of(id);
        }
        Optional<Article> article =
                Optional.ofNullable(book.equipment().articles().get(id));
        return List.of(article.map(known -> new Item(
                        new ItemId(u.newId("i")),
                        id,
                        known.single().isEmpty() ? known.name().toLowerCase(Locale.ROOT) : known.single(),
                        1,
                        known.weight(),
                        known.price() * Coins.GOLD,
                        Carried.STOWED,
                        "",
                        0))
                .orElseGet(() -> new Item(new ItemId(u.newId("i")), "loot", id, 1, WEIGHT, 0, Carried.STOWED, "", 0)));
    }
}
