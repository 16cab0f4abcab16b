package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Resistance;

/** Saving throws against spells. */
final class Saves {
    private Saves() {}

    /** Whether a creature throws off a spell that is aimed at it: its nature first, then its saving throw. */
    @Rule("CB-27")
    static boolean made(Unfolding u, Scene scene, Effect.On target) {
        return shrugsOff(u, scene, target) || saved(u, scene, target);
    }

    private static boolean shrugsOff(Unfolding u, Scene scene, Effect.On target) {
        if (!(target instanceof Effect.On.OnFoe foe)) {
            return false;
        }
        return Creatures.monster(scene.world(), u.state(), foe.foe())
                .flatMap(monster -> monster.power(
                        Resistance.ResistMagic.class, u.state().ruleset().profile()))
                .map(resists -> u.throwing()
                        .of(scene.spell().id(), "resisting magic")
                        .by(Creatures.name(u.state(), target))
                        .secret()
                        .atMost(resists.chance())
                        .roll(1, 100)
                        .success())
                .orElse(false);
    }

    private static boolean saved(Unfolding u, Scene scene, Effect.On target) {
        int needed = scene.world()
                .book()
                .combat()
                .saves()
                .needed(u.state().ruleset(), Creatures.saver(scene.world(), u.state(), target), Danger.SPELLS);
        Throws.Throw dice = u.throwing()
                .of("CB-23", "save against " + scene.spell().name())
                .by(Creatures.name(u.state(), target))
                .plus(Wards.onSaves(u.state(), target))
                .atLeast(needed);
        Roll roll = target instanceof Effect.On.OnCharacter
                ? dice.on(DiceStream.PLAYERS).roll(1, 20)
                : dice.secret().roll(1, 20);
        return roll.success();
    }
}
