package org.woodgrain.campaign.bands;

import java.util.List;
import org.woodgrain.campaign.people.Belt;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.rulebook.Rulebook;

/** How well one who is met is protected, by its hide or armour and by what it bears. */
public final class Protected {
    private Protected() {}

    /** What it bears that is of use to it: one that was a man and goes on four feet now has use for nothing. */
    public static Belt belt(Rulebook book, CampaignState state, Foe foe, Monster monster) {
        boolean beast = foe.number(Marks.HUMAN) == 0
                && monster.has(OnHit.Were.class, state.ruleset().profile());
        return new Belt(book, beast ? foe.withItems(List.of()) : foe);
    }

    /** Its armour class, magic armour, shields and rings counted. */
    public static Guard guard(Rulebook book, CampaignState state, Foe foe, Monster monster) {
        int front = foe.number(Marks.ARMOUR) == 0 ? monster.armorClass() : foe.number(Marks.ARMOUR);
        return belt(book, state, foe, monster).guard(front, state.ruleset());
    }
}
