package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.harm.Reviving;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;

/** What a round takes up where the one before it ended: holds, bruises, those who fight on. */
record LastRound(CampaignState state, Field field, Fight fight) {
    void restore() {
        for (Effect effect : state.effects()) {
            if (effect.on() instanceof Effect.On.OnCharacter on) {
                field.number(new Fighter.Opponent(new FoeId(effect.maker())))
                        .ifPresent(holder -> field.number(new Fighter.Member(on.character()))
                                .ifPresent(victim -> hold(effect, holder, victim)));
            }
        }
        for (int i = 0; i < field.size(); i++) {
            if (field.fighter(i) instanceof Fighter.Opponent opponent) {
                int number = i;
                Names.foe(state, opponent.id()).ifPresent(foe -> foe(number, foe));
            }
            if (field.fighter(i) instanceof Fighter.Member member) {
                fight.bruised(i, Comrades.bruises(state, member.id()));
            }
            if (Antidotes.on(state, Names.on(field.fighter(i))).isPresent()) {
                fight.fortify(i);
            }
        }
    }

    private void hold(Effect effect, int holder, int victim) {
        switch (effect.kind()) {
            case Afflictions.COILS -> Grips.restore(field, fight, effect, holder, victim);
            case Afflictions.ATTACHED -> fight.holds().cling(holder, victim);
            case Afflictions.SLIME, Afflictions.TURNING_TO_SLIME ->
                fight.holds().hold(holder, victim);
            default -> {}
        }
    }

    /** Those who fight on though they have no hit points left (a boar), wounds that do not close, blows with the flat. */
    @Rule("CC-16")
    private void foe(int number, Foe foe) {
        int rounds = foe.number(FoeFighter.LAST_ROUNDS);
        if (rounds > 0) {
            fight.fightsOn(number, rounds);
        }
        fight.scar(number, foe.number(Reviving.SCARS));
        int bruises = Subdual.bruises(state, foe);
        if (bruises > 0) {
            fight.bruised(number, bruises);
        }
        if (fight.limbs().armed(number)) {
            fight.limbs().lose(number, foe.number(Grips.ARMS_LOST));
        }
    }
}
