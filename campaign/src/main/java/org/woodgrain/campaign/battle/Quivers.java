package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
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
            int before = Names.foe(u.state(), id).map(foe -> foe.number(SHOT)).orElse(0);
            u.emit(new BattleEvent.FoeMarked(id, SHOT, before + 1));
        }
    }

    /** Whether all of them are gone. */
    static boolean empty(Foe foe, Monster kind, Profile profile) {
        return kind.power(SpecialAttack.Shoot.class, profile)
                .flatMap(SpecialAttack.Shoot::stock)
                .filter(stock -> foe.number(SHOT) >= stock)
                .isPresent();
    }
}
