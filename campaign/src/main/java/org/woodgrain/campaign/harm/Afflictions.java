package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/** Afflictions that last: how they begin, and what happens when their time is up. */
public final class Afflictions {
    /** Kinds of effect, as the powers are called in the monster table. */
    public static final String PARALYSIS = "paralysis";

    public static final String SLOW_POISON = "slow-poison";
    public static final String SICK = "sick";
    public static final String FEVER = "fever";
    public static final String DEADLY_FEVER = "deadly-fever";
    public static final String ROT = "rot";
    public static final String WEB = "web";
    public static final String SLIME = "slime";
    public static final String TURNING_TO_SLIME = "turning-to-slime";
    public static final String BLISTER = "blister";
    public static final String ATTACHED = "attached";
    public static final String COILS = "coils";
    public static final String BURNING = "burning";
    public static final String SPORES = "spores";
    public static final String RELOADING = "reloading";

    /** The kind of the effect on a monster whose weapon was torn from it. */
    public static final String DISARMED = "disarmed";

    /** The kind of the effect on whoever a whirlwind has swept off his feet. */
    public static final String STUNNED = "stunned";

    /** The number that says that whoever is under the effect can neither attack nor cast. */
    public static final String IDLE = "idle";

    /** The number that says that whoever is under the effect cannot cast. */
    public static final String NO_SPELLS = "no-spells";

    /** The kind of the effect that tells of exhaustion after running. */
    public static final String EXHAUSTED = "exhausted";

    /** The kind of the effect that tells that somebody has moved as long as he can in the face of foes. */
    public static final String WINDED = "winded";

    /** The number that is added to the damage of each hit hand to hand. */
    public static final String TO_DAMAGE = "to-damage";

    /** The number that is added to throws to hit whoever is under the effect. */
    public static final String EASE = "ease";

    /** The number that is added to throws to hit. */
    public static final String TO_HIT = "to-hit";

    /** The number that is added to throws of morale and loyalty. */
    public static final String MORALE = "morale";

    /** The number of rounds it takes a victim of slime to turn into it. */
    private static final String FURTHER = "further";

    private static final Set<String> COURSES =
            Set.of(SLOW_POISON, SPORES, SLIME, TURNING_TO_SLIME, Corrosion.CORROSION, Swallowed.SWALLOWED);

    private Afflictions() {}

    /** Lays an affliction on somebody. */
    public static void begin(
            Unfolding u,
            Effect.On on,
            String kind,
            String label,
            String maker,
            Effect.Unit unit,
            int length,
            Map<String, Integer> numbers,
            String rule,
            List<Roll> rolls) {
        SortedMap<String, Integer> all = new TreeMap<>(numbers);
        u.emit(new MagicEvent.EffectBegun(
                new Effect(u.newId("effect-"), kind, label, on, maker, unit, length, all, true), rule, rolls));
    }

    /** So many turns as rounds, which count exactly from the present moment. */
    public static int rounds(CampaignState state, int turns) {
        return turns * (Clock.TURN / Clock.round(state.ruleset().profile()));
    }

    /** Ends every affliction of these kinds on somebody; true if there was one. */
    public static boolean end(Unfolding u, Effect.On on, String why, String... kinds) {
        List<String> wanted = List.of(kinds);
        boolean any = false;
        for (Effect effect : u.state().effectsOn(on)) {
            if (wanted.contains(effect.kind())) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), why));
                any = true;
            }
        }
        return any;
    }

    /** Whether an effect does its worst at its end, and that within rounds or turns. */
    public static boolean takesItsCourse(Effect effect) {
        boolean soon = effect.unit() == Effect.Unit.ROUNDS || effect.unit() == Effect.Unit.TURNS;
        return soon && COURSES.contains(effect.kind());
    }

    /** What happens when the time of an effect is up, after it has ended. */
    @Rule("CB-26")
    public static void ranOut(Unfolding u, Effect effect) {
        switch (effect.kind()) {
            case SLOW_POISON -> dies(u, effect.on(), "poison");
            case Coffins.AT_REST -> Coffins.rises(u, effect);
            case CoffinBars.UNRESTED -> CoffinBars.ranOut(u, effect);
            case Rising.RISING -> Rising.ranOut(u, effect);
            case Corrosion.CORROSION -> Corrosion.ranOut(u, effect);
            case Swallowed.SWALLOWED -> Swallowed.ranOut(u, effect);
            case Lycanthropy.LYCANTHROPY -> Lycanthropy.ranOut(u, effect);
            case SPORES -> dies(u, effect.on(), "spores");
            case DeepWater.DROWNING -> dies(u, effect.on(), "drowning");
            case DEADLY_FEVER -> dies(u, effect.on(), "a fever");
            case Maladies.SEED -> Maladies.breaksOut(u, effect);
            case Maladies.DISEASE -> dies(u, effect.on(), "a disease");
            case TURNING_TO_SLIME -> dies(u, effect.on(), "green slime");
            case SLIME ->
                begin(
                        u,
                        effect.on(),
                        TURNING_TO_SLIME,
                        "turning to slime",
                        effect.maker(),
                        Effect.Unit.ROUNDS,
                        Math.max(1, effect.number(FURTHER)),
                        Map.of(),
                        "CB-26",
                        List.of());
            default -> {}
        }
    }

    private static void dies(Unfolding u, Effect.On on, String cause) {
        switch (on) {
            case Effect.On.OnCharacter member -> Wounds.kill(u, member.character(), cause, "CB-26", List.of());
            case Effect.On.OnFoe foe ->
                u.state()
                        .encounter()
                        .flatMap(meeting -> meeting.foe(foe.foe()))
                        .filter(each -> each.standing() != Foe.Standing.DEAD)
                        .ifPresent(each -> u.emit(new HarmEvent.FoeDied(foe.foe(), each.monster(), cause, "CB-26")));
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
    }

    /** Green slime sticks to somebody. */
    public static void slime(Unfolding u, Effect.On on, String maker, int rounds, int further, List<Roll> rolls) {
        begin(
                u,
                on,
                SLIME,
                "green with slime",
                maker,
                Effect.Unit.ROUNDS,
                rounds,
                Map.of(FURTHER, further),
                "CB-26",
                rolls);
    }
}
