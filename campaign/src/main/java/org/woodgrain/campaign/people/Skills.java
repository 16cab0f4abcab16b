package org.woodgrain.campaign.people;

import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.rulebook.Rulebook;

/** In which row of the matrix a member throws to hit. */
public final class Skills {
    private Skills() {}

    /** An elf has the better of two rows (CH-41); a giant's strength may do better than either (MI-045). */
    public static Skill of(Rulebook book, CampaignState state, Adventurer who) {
        Career best = who.careers().getFirst();
        for (Career career : who.careers()) {
            best = book.characters().at(career).thac0()
                            < book.characters().at(best).thac0()
                    ? career
                    : best;
        }
        Skill own = new Skill.Classed(best.characterClass(), best.level());
        return GiantStrength.has(state, who) ? GiantStrength.skill(book.combat().attack(), state.ruleset(), own) : own;
    }
}
