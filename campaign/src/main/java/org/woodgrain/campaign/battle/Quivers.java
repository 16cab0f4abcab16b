package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Spikes and the like, of which a monster has only so many a day. */
final class Quivers {
    private static final String SHOT = "shot";

    private Quivers() {}

    /** One has flown. */
    static void shot(Unfolding u, FoeId id, Monster kind) {
        boolean counted = kind.power(
                        SpecialAttack.Shoot.class, u.state().ruleset().profile())
                .flatMap(SpecialAttack.Shoot::stock)
                .isPresent();
        if (counted) {
            Daily.use(u, id, SHOT);
        }
    }

    /** How many are left for today; more than enough where anything lying about serves. */
    static int left(CampaignState state, Foe foe, SpecialAttack.Shoot shoot) {
        return shoot.stock()
                .map(stock -> Math.max(0, stock - Daily.used(state, foe, SHOT)))
                .orElse(Lineup.ENDLESS);
    }

    /** Whether all of them are gone. */
    static boolean empty(CampaignState state, Foe foe, Monster kind) {
        return kind.power(SpecialAttack.Shoot.class, state.ruleset().profile())
                .flatMap(SpecialAttack.Shoot::stock)
                .filter(stock -> Daily.used(state, foe, SHOT) >= stock)
                .isPresent();
    }
}
