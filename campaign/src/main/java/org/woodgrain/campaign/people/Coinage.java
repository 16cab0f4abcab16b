package org.woodgrain.campaign.people;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

/** Coins in words. */
public final class Coinage {
    private Coinage() {}

    /** {@code "70 gp, 3 sp"}; {@code "no coins"} for none. */
    public static String label(Purse purse) {
        List<String> parts = new ArrayList<>();
        add(parts, purse.platinum(), "pp");
        add(parts, purse.gold(), "gp");
        add(parts, purse.electrum(), "ep");
        add(parts, purse.silver(), "sp");
        add(parts, purse.copper(), "cp");
        return parts.isEmpty() ? "no coins" : String.join(", ", parts);
    }

    /** A sum in copper pieces: {@code "7 gp, 5 sp"}. */
    public static String label(int copper) {
        return label(Coins.change(copper));
    }

    /** Tenths of a pound as pounds: {@code "47.5"}, {@code "47"}. */
    public static String pounds(int tenths) {
        return tenths % 10 == 0 ? Integer.toString(tenths / 10) : tenths / 10 + "." + tenths % 10;
    }

    private static void add(List<String> parts, int many, String kind) {
        if (many > 0) {
            parts.add(many + " " + kind);
        }
    }
}
