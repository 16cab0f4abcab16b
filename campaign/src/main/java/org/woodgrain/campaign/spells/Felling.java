package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;

/** Death by a spell, and the ordeal that decides whether a changed body lives. */
final class Felling {
    private static final int HUNDRED = 100;

    private Felling() {}

    /** Kills a creature outright. */
    static void kill(Unfolding u, Scene scene, Effect.On on) {
        Injury.kill(u, on, scene.spell().name(), scene.spell().id());
    }

    /** Whether a character's body withstands a shattering change; one of 13 or better needs no throw. */
    @Rule({"CH-26", "CH-27"})
    static boolean survives(Unfolding u, CharacterId who) {
        int chance = u.state()
                .adventurer(who)
                .map(each -> AbilityModifiers.survival(each.abilities()))
                .orElse(HUNDRED);
        return chance >= HUNDRED
                || u.throwing()
                        .of("CH-26", "surviving the change")
                        .by(Creatures.name(u.state(), new Effect.On.OnCharacter(who)))
                        .on(DiceStream.PLAYERS)
                        .atMost(chance)
                        .roll(1, HUNDRED)
                        .success();
    }
}
