package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.harm.Reviving;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.monsters.Resistance;

/** Burning oil: it hurts in the round in which it hits, and once more in the next. */
final class Burning {
    private Burning() {}

    /** A flask has broken over a monster; in the rain the flames do not last. */
    @Rule({"EQ-24", "SP-72"})
    static void light(Unfolding u, FoeId foe) {
        if (Outdoors.rains(u.state())) {
            return;
        }
        Afflictions.begin(
                u,
                new Effect.On.OnFoe(foe),
                Afflictions.BURNING,
                "burning",
                "",
                Effect.Unit.ROUNDS,
                2,
                Map.of(),
                "EQ-24",
                List.of());
    }

    /** The second burn, at the start of the next round. */
    @Rule("EQ-24")
    static void on(Unfolding u) {
        for (Effect effect : u.state().effects().of(Afflictions.BURNING)) {
            if (effect.on() instanceof Effect.On.OnFoe on) {
                Names.foe(u.state(), on.foe())
                        .filter(foe -> !foe.gone() && !FireResistance.has(u.state(), on))
                        .ifPresent(foe -> burn(u, foe));
                u.emit(new MagicEvent.EffectEnded(effect.id(), "burned out"));
            }
        }
    }

    private static void burn(Unfolding u, Foe foe) {
        DamageDice dice = u.world()
                .book()
                .equipment()
                .weapon("oil-flask")
                .damage(u.state().ruleset());
        int points = u.throwing()
                .of("EQ-24", "burning oil")
                .on(DiceStream.PLAYERS)
                .plus(dice.plus())
                .roll(dice.dice(), dice.sides())
                .total();
        List<Roll> rolls = u.throwing().take();
        int left = foe.hitPoints() - points;
        u.emit(new HarmEvent.FoeHurt(foe.id(), points, left, "burning oil", "EQ-24", rolls));
        boolean scars = u
                .world()
                .book()
                .monsters()
                .monster(foe.monster())
                .powers(Resistance.Regenerate.class, u.state().ruleset().profile())
                .stream()
                .anyMatch(each -> each.stops().contains("fire"));
        if (scars) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), Reviving.SCARS, foe.number(Reviving.SCARS) + points));
        }
        if (left <= 0) {
            u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "burning oil", "EQ-24"));
        }
    }
}
