package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.function.Function;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.spells.Gloom;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.spells.Wards;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/**
 * What one of a fight adds to his throws to hit another, for what he sees of him and shrinks from.
 *
 * @param state at the beginning of the round
 * @param fighters by their numbers
 * @param monster the row of a foe
 */
record Regards(World world, CampaignState state, List<Fighter> fighters, Function<FoeId, Monster> monster) {

    /** What circles of protection take off an attacker's throw. */
    private int wards(int attacker, int target) {
        if (state.effects().isEmpty() || !Wards.about(state, Names.on(fighters.get(target)))) {
            return 0;
        }
        int armour = fighters.get(target) instanceof Fighter.Member member
                ? state.adventurer(member.id())
                        .map(who -> new Figures(world.book(), state.ruleset())
                                .defence(who)
                                .bodyBonus())
                        .orElse(0)
                : 0;
        return Wards.onAttack(state, Names.on(fighters.get(target)), alignment(fighters.get(attacker)), armour);
    }

    /** What one adds to his throws against another: circles of protection, and what he shrinks from. */
    int of(CampaignState now, int attacker, int target) {
        int garlic = fighters.get(attacker) instanceof Fighter.Opponent foe
                        && fighters.get(target) instanceof Fighter.Member member
                ? Banes.garlic(state, monster.apply(foe.id()), member.id())
                : 0;
        return garlic + wards(attacker, target) + unseen(now, attacker, target) + detected(now, attacker, target);
    }

    private int unseen(CampaignState now, int attacker, int target) {
        if (now.effects().isEmpty()) {
            return 0;
        }
        Effect.On striker = Names.on(fighters.get(attacker));
        Effect.On struck = Names.on(fighters.get(target));
        return Gloom.onAttack(world, now, striker, struck) + Vanished.onAttack(world, now, struck, striker);
    }

    /** One who sees what is invisible strikes without hindrance at what is so by nature. */
    @Rule("SP-09")
    private int detected(CampaignState now, int attacker, int target) {
        if (!(fighters.get(target) instanceof Fighter.Opponent foe)) {
            return 0;
        }
        Monster kind = monster.apply(foe.id());
        if (!kind.has(Habit.Invisible.class, state.ruleset().profile())) {
            return 0;
        }
        int ease = Names.foe(state, foe.id())
                .map(each -> Unseen.ease(
                        each,
                        kind,
                        state.ruleset().profile(),
                        state.encounter().map(Encounter::round).orElse(1)))
                .orElse(0);
        return ease != 0 && Vanished.sees(world, now, Names.on(fighters.get(attacker))) ? -ease : 0;
    }

    private Alignment alignment(Fighter who) {
        return switch (who) {
            case Fighter.Member member ->
                state.adventurer(member.id()).map(Adventurer::alignment).orElse(Alignment.NEUTRALITY);
            case Fighter.Opponent foe ->
                monster.apply(foe.id()).alignments().stream()
                        .max(Enum::compareTo)
                        .orElse(Alignment.NEUTRALITY);
        };
    }
}
