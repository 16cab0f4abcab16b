package org.woodgrain.campaign.town;

import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * Harm that members carry out of the dungeon and that has only rounds or turns left. The way home is longer: a comrade who
 * holds the spell against it casts it, or else it takes its course.
 */
final class Aftermath {
    private static final String AGAINST_POISON = "SP-98";
    private static final String AGAINST_DISEASE = "SP-91";

    private Aftermath() {}

    /** What would kill soonest comes first; slime that has eaten through goes on at once to the next stage. */
    @Rule({"CB-26", "SP-91", "SP-98"})
    static void run(Unfolding u) {
        for (Optional<Effect> next = next(u.state()); next.isPresent(); next = next(u.state())) {
            Effect harm = next.get();
            if (!cured(u, harm)) {
                u.emit(new MagicEvent.EffectEnded(harm.id(), "its time is up"));
                Afflictions.ranOut(u, harm);
            }
        }
    }

    private static Optional<Effect> next(CampaignState state) {
        return state.company().stream()
                .flatMap(who ->
                        Maladies.on(state, new Effect.On.OnCharacter(who.id()), Afflictions::takesItsCourse).stream())
                .min(Maladies.URGENCY);
    }

    private static boolean cured(Unfolding u, Effect harm) {
        Optional<String> spell = Maladies.poison(harm)
                ? Optional.of(AGAINST_POISON)
                : Maladies.disease(harm) ? Optional.of(AGAINST_DISEASE) : Optional.empty();
        Optional<Adventurer> healer = spell.flatMap(id -> u.state().company().stream()
                .filter(who -> !u.state().helpless(who.id()))
                .filter(who -> who.spells().memorised().contains(id))
                .findFirst());
        if (healer.isEmpty() || !(harm.on() instanceof Effect.On.OnCharacter on)) {
            return false;
        }
        String victim = healer.get().id().equals(on.character())
                ? ""
                : u.state().adventurer(on.character()).orElseThrow().name();
        u.emit(new MagicEvent.SpellCast(new Caster.Member(healer.get().id()), spell.orElseThrow(), victim));
        int level = healer.get().casting().level();
        return Maladies.end(
                u,
                on,
                spell.orElseThrow().equals(AGAINST_POISON)
                        ? Maladies::poison
                        : effect -> Maladies.cured(u.state(), effect, level),
                "it is cured on the way home");
    }
}
