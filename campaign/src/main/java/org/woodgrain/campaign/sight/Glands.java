package org.woodgrain.campaign.sight;

import java.util.Optional;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Glands of fire beetles, which glow for some days after they are cut out. The kind of the thing tells the last day. */
public final class Glands {
    /** The number of a beetle that says for how many days its glands will glow. */
    public static final String DAYS = Marks.GLAND_DAYS;

    /** Feet that they light. */
    static final int FEET = 10;

    private static final String KIND = "light-gland/";
    private static final int EACH = 2;
    private static final int WEIGHT = 5;

    private Glands() {}

    /** Whether a dead one still has them. */
    public static boolean in(Foe foe) {
        return foe.standing() == Foe.Standing.DEAD && foe.number(DAYS) > 0;
    }

    /** What is cut out of one that is dead. */
    public static Optional<Item> of(CampaignState state, Foe dead, Monster kind, String id) {
        return kind.has(Habit.LightGland.class, state.ruleset().profile()) && dead.number(DAYS) > 0
                ? Optional.of(new Item(
                        new ItemId(id),
                        KIND + (state.clock().day() + dead.number(DAYS)),
                        "glowing gland",
                        EACH,
                        WEIGHT,
                        0,
                        Carried.STOWED,
                        "",
                        0))
                : Optional.empty();
    }

    /** Whether one that is not packed away still glows about somebody. */
    static boolean light(CampaignState state, Adventurer who) {
        for (Item item : who.items()) {
            if (item.carried() != Carried.STOWED
                    && item.kind().startsWith(KIND)
                    && state.clock().day() <= Integer.parseInt(item.kind().substring(KIND.length()))) {
                return true;
            }
        }
        return false;
    }
}
