package org.woodgrain.campaign.delve;

import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Things that come to hand while exploring. */
final class Gear {
    private Gear() {}

    /** Iron spikes knocked out of a door. */
    static Item spikes(Unfolding u, int many) {
        Article article = u.world().book().equipment().listed(Kit.SPIKE);
        return new Item(
                new ItemId(u.newId("i")),
                Kit.SPIKE,
                article.single(),
                many,
                article.weight(),
                0,
                Carried.STOWED,
                "",
                0);
    }
}
