package org.woodgrain.campaign.offers;

import java.util.List;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;

/** What all forms have in common by which a referee rules: where they stand, and that he may say why. */
final class Rulings {
    private static final String GROUP = "Referee";

    private Rulings() {}

    static Offer of(String id, String label, String rule, List<Field> fields) {
        return new Offer(id, label, GROUP, rule, "", "", fields);
    }

    /** His reason, which the log tells. */
    static Field why() {
        return new Field("why", "Because", Kind.TEXT, List.of(), "");
    }
}
