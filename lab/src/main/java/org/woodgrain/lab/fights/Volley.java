package org.woodgrain.lab.fights;

import org.woodgrain.rules.combat.MissileTable;

/**
 * What somebody sends off besides what it does when it hits.
 *
 * @param ranges how far it flies
 * @param stock how many he has; {@link #ENDLESS} where they do not run out
 * @param launcher whether it is shot from something that fills his hands, and not thrown
 * @param feet what counts as a foot to it: 1, or 2 in rain
 */
public record Volley(MissileTable.Ranges ranges, int stock, boolean launcher, int feet) {
    /** More than anybody can send off in a fight. */
    public static final int ENDLESS = Integer.MAX_VALUE;
}
