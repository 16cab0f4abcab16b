package org.woodgrain.rules.equipment;

/**
 * A thing somebody has.
 *
 * @param id unique in the campaign
 * @param kind the article's id: of the equipment table ({@code "EQI-10"}), a magic item ({@code "MI-016"}, or
 *     {@code "MI-017/EQI-03"} where its form was thrown for), {@code "arrow"}, {@code "quarrel"}, or {@code "gem"},
 *     {@code "jewelry"}, {@code "loot"}
 * @param name as shown to its owner
 * @param quantity how many, at least 1; arrows and torches are counted singly
 * @param weight of one, in tenths of a pound
 * @param worth of one, in copper pieces, as the referee knows it
 * @param carried how it is carried
 * @param inside id of the container that holds it; empty if none
 * @param bonus magical bonus; 0 for ordinary things
 */
public record Item(
        ItemId id,
        String kind,
        String name,
        int quantity,
        int weight,
        int worth,
        Carried carried,
        String inside,
        int bonus) {

    public Item withQuantity(int many) {
        return new Item(id, kind, name, many, weight, worth, carried, inside, bonus);
    }

    public Item carried(Carried how, String container) {
        return new Item(id, kind, name, quantity, weight, worth, how, container, bonus);
    }

    public Item withId(ItemId other) {
        return new Item(other, kind, name, quantity, weight, worth, carried, inside, bonus);
    }

    public Item worth(int copper) {
        return new Item(id, kind, name, quantity, weight, copper, carried, inside, bonus);
    }

    public Item named(String shown) {
        return new Item(id, kind, shown, quantity, weight, worth, carried, inside, bonus);
    }
}
