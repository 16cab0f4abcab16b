package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.harm.Weakness;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.melee.power.Webbing;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.monsters.SpecialAttack;

/** How soon somebody breaks out of a web by the strength that he has now. */
final class WebStrength {
    private static final String GIANT = "giant";

    private WebStrength() {}

    /**
     * Rounds in the web: half for the strong, ogres and trolls among them, one for giants and for whoever has their
     * strength.
     *
     * @param kind what the victim is, if it is a creature
     */
    static int rounds(CampaignState state, Fighter victim, Optional<Monster> kind, SpecialAttack.Web web) {
        boolean giant = kind.filter(monster -> monster.isKind(GIANT)).isPresent();
        if (giant && kind.filter(monster -> monster.size() == Size.HUGE).isPresent()) {
            return 1;
        }
        Optional<Adventurer> who = Names.member(victim).flatMap(state::adventurer);
        if (who.filter(member -> GiantStrength.has(state, member)).isPresent()) {
            return 1;
        }
        boolean strong = who.filter(member -> Weakness.strength(state, member) >= Webbing.STRONG)
                .isPresent();
        return giant || strong ? Math.max(1, web.rounds() / 2) : web.rounds();
    }
}
