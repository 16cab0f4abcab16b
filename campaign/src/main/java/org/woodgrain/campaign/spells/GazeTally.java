package org.woodgrain.campaign.spells;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.magic.CrystalGaze;

/** How much somebody has gazed today, what it does to his mind, and the day of rest that it costs. */
@Rule("MI-142")
public final class GazeTally {
    private static final String KIND = "MI-142";
    private static final String TRIES = "tries";
    private static final String TURNS = "turns";
    private static final String MAD = "MI-142-mad";
    private static final int FACES = 4;
    private static final int WEEK = 7;

    /** Days that a tally is kept: the one of the gazing and the next. */
    private static final int DAYS = 2;

    private GazeTally() {}

    /** Counts a try and its turn; true if the user has lost his mind over it. */
    static boolean tried(Unfolding u, Scene scene, boolean hindered) {
        turn(u, scene.caster().on());
        if (!hindered) {
            return false;
        }
        int tries = add(u, scene.caster().on(), TRIES);
        if (tries <= CrystalGaze.TRIES || Saves.made(u, scene, scene.caster().on(), Danger.SPELLS, 0)) {
            return false;
        }
        int weeks = u.throwing()
                .of(KIND, "weeks of madness")
                .by(scene.casterName())
                .roll(1, FACES)
                .total();
        u.emit(new MagicEvent.EffectBegun(
                effect(u, MAD, "out of all reason", scene.caster().on(), weeks * WEEK, Map.of(Effect.HELPLESS, 1)),
                KIND,
                u.throwing().take()));
        return true;
    }

    /** Counts a turn of gazing. */
    static void turn(Unfolding u, Effect.On who) {
        add(u, who, TURNS);
    }

    private static int add(Unfolding u, Effect.On who, String number) {
        Optional<Effect> found = today(u.state(), who);
        if (found.isEmpty()) {
            u.emit(new MagicEvent.EffectBegun(effect(u, KIND, "", who, DAYS, Map.of(number, 1)), KIND));
            return 1;
        }
        int value = found.get().number(number) + 1;
        u.emit(new MagicEvent.EffectChanged(found.get().id(), number, value, ""));
        return value;
    }

    private static Effect effect(
            Unfolding u, String kind, String label, Effect.On who, int days, Map<String, Integer> numbers) {
        return new Effect(
                u.newId("effect-"),
                kind,
                label,
                who,
                Concentration.maker(who),
                Effect.Unit.DAYS,
                days,
                new TreeMap<>(numbers),
                false);
    }

    private static Optional<Effect> today(CampaignState state, Effect.On who) {
        return state.effectsOn(who).stream()
                .filter(effect -> effect.kind().equals(KIND) && effect.left() == DAYS)
                .findFirst();
    }

    /** The refusal that meets a spell on the day after long gazing, which is meant for rest; empty if he may. */
    public static Optional<Refusal> spent(CampaignState state, Adventurer who) {
        boolean spent = state.effectsOn(new Effect.On.OnCharacter(who.id())).stream()
                .anyMatch(effect -> effect.kind().equals(KIND)
                        && effect.left() < DAYS
                        && effect.number(TURNS) >= CrystalGaze.LONG_USE);
        return spent
                ? Optional.of(new MagicRefusal.CannotCast(
                        who.name(), "long gazing yesterday has left no room for spells; a day's rest is needed", KIND))
                : Optional.empty();
    }
}
