package org.woodgrain.rules.equipment;

import java.util.Map;
import java.util.Set;
import org.woodgrain.rules.Rule;

/** What beasts bear and vehicles hold. Weights are tenths of a pound. */
public final class Haulage {
    public static final String MULE = "EQI-32";
    public static final String DRAFT_HORSE = "EQI-33";
    public static final String CART = "EQI-56";
    public static final String WAGON = "EQI-57";
    public static final String BARDING = "EQI-06";

    /** A rider without his gear. */
    public static final int MAN = 1750;

    /** The armour class of a horse in barding (EQ-10). */
    public static final int BARDED = 5;

    private static final Map<String, Integer> FULL_SPEED =
            Map.of(MULE, 3500, DRAFT_HORSE, 4500, "EQI-34", 3000, "EQI-35", 3750, "EQI-36", 4500);
    private static final Map<String, Integer> VEHICLES = Map.of(CART, 10_000, WAGON, 30_000);
    private static final Set<String> HORSES = Set.of(DRAFT_HORSE, "EQI-34", "EQI-35", "EQI-36");

    private Haulage() {}

    /** How a load lets a beast go. */
    public enum Gait {
        FULL,
        HALF,
        NONE
    }

    public static boolean beast(String article) {
        return FULL_SPEED.containsKey(article);
    }

    public static boolean vehicle(String article) {
        return VEHICLES.containsKey(article);
    }

    public static boolean horse(String article) {
        return HORSES.contains(article);
    }

    /** Mules go underground; horses and vehicles do not. */
    @Rule({"EQ-20", "EQ-36"})
    public static boolean underground(String article) {
        return article.equals(MULE);
    }

    /** How a beast goes under a load: up to its own at full speed, up to double at half. */
    @Rule("EQ-20")
    public static Gait gait(String beast, int load) {
        int full = FULL_SPEED.getOrDefault(beast, 0);
        return load <= full ? Gait.FULL : load <= 2 * full ? Gait.HALF : Gait.NONE;
    }

    /** The most that a beast bears, at half speed. */
    @Rule("EQ-20")
    public static int most(String beast) {
        return 2 * FULL_SPEED.getOrDefault(beast, 0);
    }

    /** A rider counts as a man with his gear. */
    @Rule("EQ-20")
    public static int rider(int gear) {
        return MAN + gear;
    }

    /** How much a beast pulls, a mule being one and a draft horse two; others are not broken to it. */
    @Rule("EQ-36")
    public static int pull(String beast) {
        return beast.equals(DRAFT_HORSE) ? 2 : beast.equals(MULE) ? 1 : 0;
    }

    /** The pull of a full team: a cart takes a draft horse or two mules, a wagon twice that. */
    @Rule("EQ-36")
    public static int team(String vehicle) {
        return vehicle.equals(WAGON) ? 4 : vehicle.equals(CART) ? 2 : 0;
    }

    /** What a vehicle holds behind so much pull: all with a full team, half with half of it, else nothing. */
    @Rule("EQ-36")
    public static int holds(String vehicle, int pull) {
        int all = VEHICLES.getOrDefault(vehicle, 0);
        int team = team(vehicle);
        return pull >= team ? all : 2 * pull >= team ? all / 2 : 0;
    }
}
