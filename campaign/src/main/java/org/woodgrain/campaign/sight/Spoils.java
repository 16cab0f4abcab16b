package org.woodgrain.campaign.sight;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Treasure in words, by the faces that things show. */
public final class Spoils {
    private Spoils() {}

    /** Coins by metal and things by name; "nothing" if there is none of either. */
    public static String of(Purse coins, List<Item> things) {
        List<String> parts = new ArrayList<>(coins(coins));
        parts.addAll(names(things));
        return parts.isEmpty() ? "nothing" : Phrases.join(parts);
    }

    /** Things by name, those of one name together: "3 x flask of oil". */
    public static List<String> names(List<Item> things) {
        Map<String, Integer> many = new LinkedHashMap<>();
        things.forEach(item -> many.merge(item.name(), item.quantity(), Integer::sum));
        return Phrases.counted(many);
    }

    private static List<String> coins(Purse coins) {
        List<String> parts = new ArrayList<>();
        add(parts, coins.platinum(), "pp");
        add(parts, coins.gold(), "gp");
        add(parts, coins.electrum(), "ep");
        add(parts, coins.silver(), "sp");
        add(parts, coins.copper(), "cp");
        return parts;
    }

    private static void add(List<String> parts, int many, String metal) {
        if (many > 0) {
            parts.add(String.format(Locale.ROOT, "%,d %s", many, metal));
        }
    }
}
