package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Reshaping;

/** The dexterity of monsters, for which there is no need before both sides act in the same moment. */
final class Quickness {
    private Quickness() {}

    /** It is thrown once for each monster with hands. */
    @Rule("CH-24")
    static void thrown(Unfolding u, Field field, Fight fight) {
        for (int who = 0; who < field.size(); who++) {
            if (field.fighter(who) instanceof Fighter.Opponent foe
                    && Names.foe(u.state(), foe.id()).orElseThrow().number(FoeFighter.DEXTERITY) == 0
                    && Reshaping.handed(field.monster(foe.id()))) {
                int score = u.throwing()
                        .of("CH-24", "quickness")
                        .by(Names.of(u.state(), foe))
                        .on(DiceStream.REFEREE)
                        .secret()
                        .roll(3, 6)
                        .total();
                u.emit(new BattleEvent.QuicknessThrown(
                        foe.id(), score, u.throwing().take()));
                fight.quickness(who, score);
            }
        }
    }
}
