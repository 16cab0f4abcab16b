package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.Setting;

/** What the figures of many fights rest on, and what they leave out. */
public final class Assumptions {
    /** What holds where each strikes whoever stands opposite. */
    static final List<String> PLAIN = List.of(
            "In the open, hand to hand, nobody surprised; each strikes whoever stands opposite, to the end.",
            "Nobody moves, shoots, loses heart, or uses a power that is not part of a blow.",
            "The slain do not rise again. Hit points are thrown anew for each fight.");

    private Assumptions() {}

    /** In sentences, the shorter ones together. */
    public static List<String> of(Setting setting) {
        List<String> all = new ArrayList<>(of(setting.conditions()));
        List<String> uncounted = setting.uncounted();
        if (!uncounted.isEmpty()) {
            all.add("Not counted: " + String.join("; ", uncounted) + ".");
        }
        return all;
    }

    /** The same of all who meet under some conditions. */
    public static List<String> of(Conditions conditions) {
        List<String> all = new ArrayList<>();
        if (conditions.led()) {
            all.add(conditions.told() + ". Nobody is surprised.");
            all.add(
                    "Monsters fight as their tactics have it; people stand, shoot and strike as those do who have no orders.");
            all.add(
                    conditions.morale()
                            ? "Monsters lose heart as at the table, and those who flee are struck from behind; people fight on."
                            : "All fight to the end.");
            all.add(PLAIN.getLast());
        } else {
            all.addAll(PLAIN);
        }
        return all;
    }
}
