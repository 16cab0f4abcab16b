package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;

/** A lycanthrope whom a hand full of wolvesbane strikes must save or take to its heels. */
final class Wolfsbane {
    static final String HERB = "EQI-29";
    private static final String BARE_HANDS = "bare hands";

    private Wolfsbane() {}

    /**
     * A member has hit a foe.
     *
     * @param number of the foe in the fight
     * @param weapon as the blow is told
     */
    static void hit(Unfolding u, Fight fight, int number, FoeId id, Monster kind, CharacterId by, String weapon) {
        if (!weapon.equals(BARE_HANDS)
                || !kind.has(OnHit.Were.class, u.state().ruleset().profile())
                || !Banes.inHand(u.state(), by, HERB)) {
            return;
        }
        Foe foe = Names.foe(u.state(), id).orElseThrow();
        int needed = u.world()
                .book()
                .combat()
                .saves()
                .needed(
                        u.state().ruleset(),
                        Saver.of(u.state().ruleset(), kind, Marks.dice(foe), Marks.level(foe)),
                        Danger.DEATH);
        boolean made = u.throwing()
                .of("CB-23", "save against wolvesbane")
                .by(foe.name())
                .secret()
                .atLeast(needed)
                .roll(1, 20)
                .success();
        u.emit(new BattleEvent.SaveThrown(
                new Fighter.Opponent(id), Danger.DEATH, made, u.throwing().take()));
        if (!made) {
            u.emit(new PowerEvent.MadeOff(id, "cannot bear the herb, and flees howling", "EQ-18", List.of()));
            fight.leave(number);
        }
    }
}
