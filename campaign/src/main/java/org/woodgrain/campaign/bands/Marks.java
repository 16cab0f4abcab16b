package org.woodgrain.campaign.bands;

import java.util.Optional;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.OwnDice;
import org.woodgrain.rules.monsters.HitDice;

/** Numbers of a foe that make it differ from its row, by name. */
public final class Marks {
    /** Whole hit dice instead of those of the row. */
    public static final String HIT_DICE = OwnDice.HIT_DICE;

    /** Points added to those dice. */
    public static final String HIT_PLUS = OwnDice.HIT_PLUS;

    /** Level of one of class, where it is another than the row's. */
    public static final String LEVEL = OwnDice.LEVEL;

    /** Level at which it casts magic-user spells though its row casts none. */
    public static final String CASTS = "casts-level";

    /** Descending armour class instead of that of the row. */
    public static final String ARMOUR = "armour-class";

    /** Added to the damage of each hit. */
    public static final String DAMAGE = "damage";

    /** Says that it is counted among the band that it leads, not beside it. */
    public static final String ONE_OF_THEM = "one-of-them";

    /** Says that it leads the band. */
    public static final String LEADER = "leader";

    /** Its morale, and that of all who follow it, instead of that of the row. */
    public static final String MORALE = "morale";

    /** Says that its bite carries no poison, where only some of the kind do. */
    public static final String HARMLESS = "not-venomous";

    /** Says that its wounds do not close as those of its row would. */
    public static final String NO_HEALING = "no-healing";

    /** The moment, in turns of the campaign, when it last let its spores out: they are spent for that turn. */
    public static final String SPORES = "spores-spent";

    /** Says that the force against which it is weakest has been turned on it in this fight. */
    public static final String STUNG = "stung";

    /** For how many days the glands of a beetle will glow once they are cut out. */
    public static final String GLAND_DAYS = "gland-days";

    /** Age of a dragon, 1 to 6. */
    public static final String AGE = "age";

    /** 1 for a dragon that talks, 2 for one that does not. */
    public static final String TALKS = "talks";

    /** Says that it still passes for something else. */
    public static final String DISGUISED = "disguised";

    /** Says that it was held by a band, and goes along unarmed until it is safe. */
    public static final String PRISONER = "prisoner";

    /** Says that it is no creature but an image that a spell keeps up. */
    public static final String IMAGE = "image";

    /** Says that a lycanthrope is in its human shape: {@link #CHANGING} while it changes into the other. */
    public static final String HUMAN = "human-shape";

    /** The value of {@link #HUMAN} in the round of the change. */
    public static final int CHANGING = 2;

    private Marks() {}

    /** Its own hit dice, where they are not those of its row. */
    public static Optional<HitDice> dice(Foe foe) {
        return foe.number(HIT_DICE) == 0
                ? Optional.empty()
                : Optional.of(new HitDice(foe.number(HIT_DICE), foe.number(HIT_PLUS), 1, 0));
    }

    /** Its own level, where it is not that of its row. */
    public static Optional<Integer> level(Foe foe) {
        return foe.number(LEVEL) == 0 ? Optional.empty() : Optional.of(foe.number(LEVEL));
    }
}
