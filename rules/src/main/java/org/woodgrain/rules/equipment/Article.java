package org.woodgrain.rules.equipment;

import java.util.List;

/**
 * An article of the price and weight list (EQ-04).
 *
 * @param id {@code "EQI-10"}, or a name of our own for what is only sold in bundles: {@code "arrow"}
 * @param category heading of the list
 * @param name as listed
 * @param price in whole gold pieces
 * @param weight of one, in tenths of a pound; 0 for miscellaneous equipment, which weighs together (EQ-22)
 * @param misc whether it counts as miscellaneous equipment
 * @param wear how it protects, if it does
 * @param armourClass of body armour; 9 for all else
 * @param capacity tenths of a pound it holds; 0 if it holds nothing
 * @param kit how many make one plausible kit of miscellaneous equipment (EQ-22)
 * @param single the name of one, where the list sells several together: "torch"
 * @param gives what one purchase puts into the buyer's hands
 * @param arm the weapon it is; empty if none
 * @param sold whether the shop has it
 * @param note remark of the list
 */
public record Article(
        String id,
        Category category,
        String name,
        int price,
        int weight,
        boolean misc,
        Wear wear,
        int armourClass,
        int capacity,
        int kit,
        String single,
        List<Part> gives,
        String arm,
        boolean sold,
        String note) {

    /** The same, of another weight. */
    Article withWeight(int tenths) {
        return new Article(
                id,
                category,
                name,
                price,
                tenths,
                misc,
                wear,
                armourClass,
                capacity,
                kit,
                single,
                gives,
                arm,
                sold,
                note);
    }

    /** The headings of the list, in its order. */
    public enum Category {
        ARMOR("armor", "Armour"),
        ARMS("arms", "Arms"),
        HERBS("herbs", "Herbs"),
        LIVESTOCK("livestock", "Livestock"),
        MISCELLANEOUS("miscellaneous", "Miscellaneous equipment"),
        PROVISIONS("provisions", "Provisions"),
        RELIGIOUS("religious", "Religious items"),
        TRANSPORT("transport", "Transport"),
        WEIGHT_ONLY("weight only", "Weights"),
        NOT_IN_LIST("not in list", "Arms not in the list");

        private final String key;
        private final String heading;

        Category(String key, String heading) {
            this.key = key;
            this.heading = heading;
        }

        /** The name in the table's file. */
        public String key() {
            return key;
        }

        public String heading() {
            return heading;
        }
    }

    /** How an article protects. */
    public enum Wear {
        NOTHING,
        BODY,
        SHIELD,
        HELMET
    }

    /** So many single things of a kind. */
    public record Part(String kind, int quantity) {}

    public Article {
        gives = List.copyOf(gives);
    }

    /** Whether it is a beast, vehicle or vessel, which nobody carries. */
    public boolean carrier() {
        return category == Category.LIVESTOCK || category == Category.TRANSPORT;
    }

    public boolean container() {
        return capacity > 0;
    }
}
