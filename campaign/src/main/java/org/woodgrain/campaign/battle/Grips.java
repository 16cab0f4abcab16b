package org.woodgrain.campaign.battle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;

/** Coils and arms that hold members from one round to the next: each hold is an effect on the one who is held. */
final class Grips {
    /** The number of a foe that counts the arms it has lost. */
    static final String ARMS_LOST = "arms-lost";

    /** The number of a hold that counts what the arm has suffered. */
    private static final String HURT = "hurt";

    /** The numbers of a hold that count what each foe of the holder has done to it. */
    private static final String STRAIN = "by:";

    private Grips() {}

    /** Takes up in a new round what held somebody when the last one ended. */
    static void restore(Field field, Fight fight, Effect effect, int holder, int victim) {
        if (fight.limbs().armed(holder)) {
            fight.limbs().hold(holder, victim);
            if (effect.number(HURT) > 0) {
                fight.limbs().hurt(holder, victim, effect.number(HURT));
            }
            return;
        }
        fight.holds().coil(holder, victim);
        for (int by = 0; by < field.size(); by++) {
            fight.holds().bruised(holder, by, effect.number(STRAIN + Names.value(field.fighter(by))));
        }
    }

    /** A blow fell on the arm that holds the striker. */
    @Rule("NA-103")
    static void armHurt(Unfolding u, Field field, int holder, int striker, boolean gone, int suffered) {
        Optional<Effect> hold = hold(u.state(), field.fighter(holder), field.fighter(striker));
        if (hold.isEmpty()) {
            return;
        }
        if (!gone) {
            u.emit(new MagicEvent.EffectChanged(hold.get().id(), HURT, suffered, ""));
        } else if (field.fighter(holder) instanceof Fighter.Opponent foe) {
            u.emit(new BattleEvent.FoeMarked(
                    foe.id(), ARMS_LOST, field.fight().limbs().lost(holder)));
            u.emit(new MagicEvent.EffectEnded(hold.get().id(), "the arm is lost"));
            u.emit(new PowerEvent.Used(foe.id(), "limbs", List.of(), List.of()));
        }
    }

    /** Coils are loosened. */
    static void released(Unfolding u, Field field, int holder, int victim) {
        hold(u.state(), field.fighter(holder), field.fighter(victim))
                .ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "it lets go")));
    }

    /** Whoever holds another in its coils was hurt. */
    static void strained(Unfolding u, Field field, int holder, int by, int points) {
        int victim = field.fight().holds().victimOf(holder);
        hold(u.state(), field.fighter(holder), field.fighter(victim))
                .ifPresent(effect -> u.emit(new MagicEvent.EffectChanged(
                        effect.id(), STRAIN + Names.value(field.fighter(by)), points, "")));
    }

    /** The first hold of one on another; for arms the one that has suffered, if any has. */
    private static Optional<Effect> hold(CampaignState state, Fighter holder, Fighter victim) {
        String maker = Names.value(holder);
        return state.effectsOn(Names.on(victim)).stream()
                .filter(effect -> effect.kind().equals(Afflictions.COILS)
                        && effect.maker().equals(maker))
                .max(Comparator.comparingInt(effect -> effect.number(HURT)));
    }
}
