package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Creatures;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.SpecialAttack;

/** The breath of members who are creatures that have one, when they are full grown. */
final class OwnBreath {
    private static final String BREATHS = "breaths";
    private static final int MOST = 100;

    private OwnBreath() {}

    /** The breath that a member has; empty if he has none, or none yet. */
    @Rule("CH-53")
    static Optional<SpecialAttack.Breath> of(World world, CampaignState state, Adventurer who) {
        Profile profile = state.ruleset().profile();
        return Creatures.of(state, who.id()).isEmpty()
                ? Optional.empty()
                : Shapes.fightsAs(world.book(), state, who.id())
                        .flatMap(form -> form.powers(SpecialAttack.Breath.class, profile).stream()
                                .findFirst());
    }

    /** Why a member cannot breathe; empty if he can. */
    @Rule("CH-53")
    static Optional<Refusal> check(World world, CampaignState state, Adventurer who) {
        Optional<SpecialAttack.Breath> breath = of(world, state, who);
        return breath.isEmpty() || used(state, who) >= breath.get().uses()
                ? Optional.of(new BattleRefusal.NoBreath(who.name(), breath.isPresent()))
                : Optional.empty();
    }

    private static int used(CampaignState state, Adventurer who) {
        int kept = Creatures.of(state, who.id())
                .map(effect -> effect.number(BREATHS))
                .orElse(0);
        return kept / MOST == state.clock().day() ? kept % MOST : 0;
    }

    /** Breathes on all foes within it, and counts it against the day. */
    @Rule({"CH-53", "CB-28"})
    static void at(Unfolding u, Field field, Blows blows, Fight fight, int number, Adventurer who) {
        Effect creature = Creatures.of(u.state(), who.id()).orElseThrow();
        of(u.world(), u.state(), who).ifPresent(breath -> {
            int now = u.state().clock().day() * MOST + used(u.state(), who) + 1;
            u.emit(new MagicEvent.EffectChanged(creature.id(), BREATHS, now, "a breath is spent"));
            new Breathing(u, field).pour(blows, fight, number, who, breath);
        });
    }
}
