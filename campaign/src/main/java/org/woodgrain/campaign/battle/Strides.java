package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.World;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.people.Gales;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.monsters.Monster;

/** How far each of a fight goes in a round. */
record Strides(World world, CampaignState state, Field field) {
    /** A third of a move in a round is twenty times what one explores in it (CE-22). */
    private static final int WINDED = 20;

    /** Feet in a round, as the ground allows. */
    int feet(int who) {
        int stride = winded(who) ? stride(who) / WINDED : stride(who);
        return Underfoot.feet(world, state, field, who, stride);
    }

    /** One who is winded goes no faster than one explores: too little to come up to a foe. */
    @Rule("CE-22")
    private boolean winded(int who) {
        return state.effects().any(Names.on(field.fighter(who)), Afflictions.WINDED);
    }

    private int stride(int who) {
        return switch (field.fighter(who)) {
            case Fighter.Member member ->
                state.adventurer(member.id())
                        .map(each -> Encumbrance.feetPerRound(new Gait(world.book(), state).inches(each)))
                        .orElse(0);
            case Fighter.Opponent foe -> stride(foe.id());
        };
    }

    private int stride(FoeId id) {
        Monster monster = field.monster(id);
        int dry = Math.max(Gales.onFoot(state, monster), Wings.fly(state, id, monster));
        int own = Jetting.wet(world, state) ? Math.max(dry, monster.swim() * Jetting.in(state, id, monster)) : dry;
        int feet = Riding.mount(world, state, id).map(Monster::move).orElse(own);
        return Gait.changed(state, new Effect.On.OnFoe(id), feet / 3);
    }
}
