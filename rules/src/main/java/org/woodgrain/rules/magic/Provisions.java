package org.woodgrain.rules.magic;

import java.util.Set;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/** Food and drink, good and foul. */
public final class Provisions {
    /** What one casting changes: a day's food for so many persons, and a day's drink. */
    public static final int PERSONS = 12;

    /** A day of standard rations, which spoil underground after one day (EQ-25). */
    public static final String STANDARD = "EQI-52";

    private static final String SKIN = "EQI-43";
    private static final String FOUL = "foul/";
    private static final String SPOILED = "spoiled ";
    private static final Set<String> FOOD = Set.of("EQI-51", "EQI-52");
    private static final Set<String> DRINK = Set.of("EQI-43", "EQI-50");

    private Provisions() {}

    public static boolean food(Item item) {
        return FOOD.contains(plain(item));
    }

    public static boolean drink(Item item) {
        return DRINK.contains(plain(item));
    }

    /** Whether it is such a kind of food or drink, good or foul. */
    public static boolean is(Item item, String kind) {
        return plain(item).equals(kind);
    }

    /** Whether it is a skin, which can be filled anew. */
    public static boolean skin(Item item) {
        return plain(item).equals(SKIN);
    }

    /** Whether it is spoiled or poisoned. */
    public static boolean foul(Item item) {
        return item.kind().startsWith(FOUL);
    }

    /** Whether it is known to be foul, by look and smell. */
    public static boolean known(Item item) {
        return foul(item) && item.name().startsWith(SPOILED);
    }

    /** The same, called foul if it is. */
    @Rule("SP-76")
    public static Item named(Item item) {
        return foul(item) && !known(item) ? item.named(SPOILED + item.name()) : item;
    }

    /** The same food or drink spoiled, which does not show at once, or made good again. */
    @Rule({"SP-75", "SP-76"})
    public static Item made(Item item, boolean foul) {
        if (foul == foul(item)) {
            return item;
        }
        String name = item.name().startsWith(SPOILED) ? item.name().substring(SPOILED.length()) : item.name();
        return new Item(
                item.id(),
                foul ? FOUL + item.kind() : plain(item),
                name,
                item.quantity(),
                item.weight(),
                item.worth(),
                item.carried(),
                item.inside(),
                item.bonus());
    }

    private static String plain(Item item) {
        return foul(item) ? item.kind().substring(FOUL.length()) : item.kind();
    }
}
