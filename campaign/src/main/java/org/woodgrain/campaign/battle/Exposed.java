package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.traps.Springing;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.tactics.Quarry;
import org.woodgrain.rules.monsters.Tactics;

/** Whom winged monsters see as easy prey from above, for their missiles as for their claws. */
final class Exposed {
    private Exposed() {}

    /** Whether somebody sits on the back of a beast. */
    static boolean rides(Field field, CampaignState state, int target) {
        return switch (field.fighter(target)) {
            case Fighter.Member member -> Mounts.under(state, member.id()).isPresent();
            case Fighter.Opponent foe ->
                Riding.mount(field.world(), state, foe.id()).isPresent();
        };
    }

    /** Whether the rim of a pit is over somebody's head. */
    static boolean covered(Field field, CampaignState state, int target) {
        return state.effectsOn(Names.on(field.fighter(target))).stream()
                .anyMatch(effect -> effect.kind().equals(Springing.PIT));
    }

    /** The one at whom a flyer sends its missiles; {@link Conduct#NOBODY} for other tactics, or if all are alike to it. */
    @Rule("EN-36")
    static int target(Fight fight, Field field, CampaignState state, int who, int[] seen, Tactics tactics) {
        return tactics == Tactics.FLYER
                ? Quarry.of(fight, tactics, who, seen, seen.length, new FromAbove(field, state))
                : Conduct.NOBODY;
    }

    private record FromAbove(Field field, CampaignState state) implements Quarry.Lore {
        @Override
        public int lastStriker(int who) {
            return Conduct.NOBODY;
        }

        @Override
        public boolean casts(int target) {
            return field.fighter(target) instanceof Fighter.Member member
                    && state.adventurer(member.id())
                            .map(Adventurer::acting)
                            .filter(acting -> acting != CharacterClass.FIGHTING_MAN)
                            .isPresent();
        }

        @Override
        public boolean rides(int target) {
            return Exposed.rides(field, state, target);
        }

        @Override
        public boolean covered(int target) {
            return Exposed.covered(field, state, target);
        }
    }
}
