package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;

/** Those whom a were-beast has bitten badly become as it is, some days later. */
public final class Lycanthropy {
    /** The kind of effect that the bitten are under. */
    public static final String LYCANTHROPY = "lycanthropy";

    private static final String BITES = "were-bites";
    private static final String POINTS = "points";

    private Lycanthropy() {}

    /** A natural blow of one has taken points; more than half of all in one fight is enough. */
    public static void bitten(Unfolding u, CharacterId id, Monster by, FoeId foe, int points) {
        Effect.On on = new Effect.On.OnCharacter(id);
        Adventurer who = u.state().adventurer(id).orElseThrow();
        if (points <= 0 || !who.living() || find(u, on, LYCANTHROPY).isPresent()) {
            return;
        }
        Optional<Effect> before = find(u, on, BITES);
        int all = points + before.map(effect -> effect.number(POINTS)).orElse(0);
        before.ifPresentOrElse(
                effect -> u.emit(new MagicEvent.EffectChanged(effect.id(), POINTS, all, "")),
                () -> Afflictions.begin(
                        u,
                        on,
                        BITES,
                        "",
                        foe.value(),
                        Effect.Unit.ENCOUNTER,
                        0,
                        Map.of(POINTS, all),
                        "CB-26",
                        List.of()));
        if (all * 2 > who.maxHitPoints()) {
            infect(u, id, by, foe);
        }
    }

    private static void infect(Unfolding u, CharacterId id, Monster by, FoeId foe) {
        int days = u.throwing()
                .of("CB-26", "days until he is one of them")
                .secret()
                .roll(2, 12)
                .total();
        SortedMap<String, String> words = new TreeMap<>(Map.of(Effect.FORM, by.id()));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        LYCANTHROPY,
                        "",
                        new Effect.On.OnCharacter(id),
                        foe.value(),
                        Effect.Unit.DAYS,
                        days,
                        new TreeMap<>(),
                        words,
                        true),
                "CB-26",
                u.throwing().take()));
    }

    private static Optional<Effect> find(Unfolding u, Effect.On on, String kind) {
        return u.state().effectsOn(on).stream()
                .filter(effect -> effect.kind().equals(kind))
                .findFirst();
    }

    /** The days are over: he is one of them, and gone. */
    static void ranOut(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCharacter on
                && u.state()
                        .adventurer(on.character())
                        .filter(Adventurer::living)
                        .isPresent()) {
            Rising.rise(u, on.character(), effect);
        }
    }
}
