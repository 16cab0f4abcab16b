package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Roll;

/**
 * Those whom a monster has swallowed. They die in six turns in the original game, and suffer each round in the classic
 * one; inside they strike at four less with edged weapons only, and come out when it dies.
 */
public final class Swallowed {
    static final String SWALLOWED = "swallowed";

    private static final int TURNS = 6;
    private static final int CRAMPED = -4;

    private Swallowed() {}

    /** Somebody is swallowed. */
    public static void begin(Unfolding u, CharacterId who, FoeId by, List<Roll> rolls) {
        u.emit(new PowerEvent.Used(by, "swallow", List.of(new Fighter.Member(who)), List.of()));
        boolean original = u.state().ruleset().original();
        Afflictions.begin(
                u,
                new Effect.On.OnCharacter(who),
                SWALLOWED,
                "swallowed",
                by.value(),
                original ? Effect.Unit.ROUNDS : Effect.Unit.LASTING,
                original ? Afflictions.rounds(u.state(), TURNS) : 0,
                Map.of(Afflictions.TO_HIT, CRAMPED),
                "CB-16",
                rolls);
    }

    /** What has swallowed somebody; empty if nothing. */
    public static Optional<FoeId> by(CampaignState state, CharacterId who) {
        return state.effects()
                .first(new Effect.On.OnCharacter(who), SWALLOWED)
                .map(effect -> new FoeId(effect.maker()));
    }

    /** What a round inside does in the classic game. */
    public static void digest(Unfolding u, CharacterId who, Formula damage) {
        int points = damage.roll(u.throwing().of("CB-16", "inside it").by("the monster"));
        Wounds.hurt(u, who, points, "being inside it", "CB-16", u.throwing().take());
    }

    static void ranOut(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCharacter on) {
            Wounds.kill(u, on.character(), "being swallowed", "CB-16", List.of());
        }
    }

    /** The referee sends off what swallowed somebody: it gives its victim up. */
    public static void givenUp(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(SWALLOWED)) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "it gives its victim up"));
            }
        }
    }

    /** A meeting ends: whoever is inside something that lives is not seen again. */
    public static void parted(Unfolding u) {
        for (Effect effect : u.state().effects().of(SWALLOWED)) {
            if (effect.on() instanceof Effect.On.OnCharacter on) {
                boolean dead = u.state()
                        .encounter()
                        .flatMap(meeting -> meeting.foe(new FoeId(effect.maker())))
                        .map(foe -> foe.standing() == Foe.Standing.DEAD)
                        .orElse(false);
                if (dead) {
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "it is dead"));
                } else {
                    u.emit(new PowerEvent.Consumed(on.character(), "is not seen again", List.of()));
                }
            }
        }
    }
}
