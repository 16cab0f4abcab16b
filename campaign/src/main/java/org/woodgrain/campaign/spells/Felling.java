package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Survival;

/** Death by a spell, and the ordeal that decides whether a changed body lives. */
final class Felling {
    private Felling() {}

    /** Kills a creature outright. */
    static void kill(Unfolding u, Scene scene, Effect.On on) {
        Injury.kill(u, on, scene.spell().name(), scene.spell().id());
    }

    /** Whether a character's body withstands a shattering change; one of 13 or better needs no throw. */
    @Rule({"CH-26", "CH-27"})
    static boolean survives(Unfolding u, CharacterId who) {
        return u.state()
                .adventurer(who)
                .map(each -> Survival.survives(
                        u.throwing(), Creatures.name(u.state(), new Effect.On.OnCharacter(who)), each.abilities()))
                .orElse(true);
    }
}
