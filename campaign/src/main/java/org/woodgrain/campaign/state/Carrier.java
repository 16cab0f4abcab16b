package org.woodgrain.campaign.state;

import java.util.Optional;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/**
 * A beast, a vehicle or a vessel that a member owns.
 *
 * @param id unique in the campaign
 * @param article of the price list
 * @param name as shown
 * @param owner whose it is
 * @param duty where it goes when the company sets out
 * @param barding the armour it wears; empty if none
 * @param load what it carries
 */
public record Carrier(
        ItemId id, String article, String name, CharacterId owner, Duty duty, Optional<Item> barding, Stock load) {

    /** Where it goes when the company sets out. */
    public enum Duty {
        /** It stays in town. */
        STAYS("stays in town"),
        /** It goes as far as the entrance and waits there. */
        WAITS("waits at the entrance"),
        /** It is led along underground. */
        FOLLOWS("goes underground");

        private final String label;

        Duty(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    public Carrier withOwner(CharacterId now) {
        return new Carrier(id, article, name, now, duty, barding, load);
    }

    public Carrier withDuty(Duty now) {
        return new Carrier(id, article, name, owner, now, barding, load);
    }

    public Carrier withBarding(Optional<Item> now) {
        return new Carrier(id, article, name, owner, duty, now, load);
    }

    public Carrier withLoad(Stock now) {
        return new Carrier(id, article, name, owner, duty, barding, now);
    }
}
