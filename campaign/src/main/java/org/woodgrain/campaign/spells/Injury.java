package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/** Harm that a spell does, to members, servants and foes alike. */
final class Injury {
    private Injury() {}

    /** Takes hit points off; at 0 or less the victim is dead, and a sleeper who lives wakes. */
    @Rule("CB-18")
    static void hurt(Unfolding u, Effect.On victim, int points, String cause, String rule, List<Roll> rolls) {
        switch (victim) {
            case Effect.On.OnCharacter member -> Wounds.hurt(u, member.character(), points, cause, rule, rolls);
            case Effect.On.OnFoe on ->
                living(u, on).filter(foe -> points > 0).ifPresent(foe -> {
                    int left = foe.hitPoints() - points;
                    u.emit(new HarmEvent.FoeHurt(foe.id(), points, left, cause, rule, rolls));
                    if (left <= 0) {
                        kill(u, victim, cause, rule);
                    }
                });
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
        if (points > 0) {
            Sleepers.struck(u, victim);
        }
    }

    /** Kills outright. */
    static void kill(Unfolding u, Effect.On victim, String cause, String rule) {
        switch (victim) {
            case Effect.On.OnCharacter member -> Wounds.kill(u, member.character(), cause, rule, List.of());
            case Effect.On.OnFoe on ->
                living(u, on).ifPresent(foe -> u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), cause, "CB-18")));
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
    }

    private static Optional<Foe> living(Unfolding u, Effect.On.OnFoe on) {
        return Creatures.foe(u.state(), on.foe()).filter(foe -> foe.standing() != Foe.Standing.DEAD);
    }
}
