package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.spells.Phantasms;
import org.woodgrain.campaign.spells.ProjectedImage;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;

/** Blows at what is not there. */
final class Illusions {
    private final Unfolding u;
    private final Field field;

    Illusions(Unfolding u, Field field) {
        this.u = u;
        this.field = field;
    }

    /** Whether a foe has the image of a creature before it, and fights that. */
    boolean atImage(int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe && Phantasms.draws(u.world(), u.state(), foe.id());
    }

    /** The target, unless what is taken for it is an image: the blow goes through that, and the striker knows better. */
    @Rule("SP-66")
    int real(Fight fight, int who, int target) {
        if (target == Conduct.NOBODY) {
            return target;
        }
        Effect.On caster = field.fighter(target).on();
        Effect.On striker = field.fighter(who).on();
        if (!ProjectedImage.fools(u.world(), u.state(), caster, striker)) {
            return target;
        }
        fight.spend(who);
        String whose = field.fighter(who) instanceof Fighter.Member ? "The blow" : "Its blow";
        u.emit(new BattleEvent.Thwarted(field.fighter(who), whose + " goes through an image."));
        ProjectedImage.struck(u, caster, striker);
        return Conduct.NOBODY;
    }
}
