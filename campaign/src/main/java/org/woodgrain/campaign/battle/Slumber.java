package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Dragons found asleep at home: surprised, and easier to hit until the fight has begun in earnest. */
public final class Slumber {
    private static final String ASLEEP = "asleep";
    private static final int EASE = 2;

    private Slumber() {}

    /** Throws whether those who are met sleep; true if all of them do. */
    public static boolean found(Unfolding u, List<Foe> foes) {
        boolean all = !foes.isEmpty();
        for (Foe foe : foes) {
            int chance = u.world()
                    .book()
                    .monsters()
                    .monster(foe.monster())
                    .power(SpecialAttack.Dragon.class, u.state().ruleset().profile())
                    .map(SpecialAttack.Dragon::asleep)
                    .orElse(0);
            boolean sleeps = chance > 0
                    && u.throwing()
                            .of("EN-03", "asleep")
                            .secret()
                            .atMost(chance)
                            .roll(1, 100)
                            .success();
            if (sleeps) {
                u.emit(new BattleEvent.FoeMarked(foe.id(), ASLEEP, 1));
            }
            all &= sleeps;
        }
        return all;
    }

    /** The noise of the first round wakes them. */
    static void wake(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().foes()) {
            if (foe.number(ASLEEP) > 0) {
                u.emit(new BattleEvent.FoeMarked(foe.id(), ASLEEP, 0));
            }
        }
    }

    static int ease(Foe foe) {
        return foe.number(ASLEEP) > 0 ? EASE : 0;
    }
}
