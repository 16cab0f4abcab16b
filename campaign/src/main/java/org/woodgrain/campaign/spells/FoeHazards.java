package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * Images of dangers that monsters keep up against the company: flames about those in front, or a pit under their feet. They
 * harm whoever believes in them, until somebody sees through them, steps into them, or their caster's mind leaves them.
 */
@Rule("SP-11")
final class FoeHazards {
    static final String FLAMES = "a wall of flames";
    static final String PIT = "a pit of spikes";

    /** The word of the effect that names what is shown. */
    private static final String SHOWS = "hazard";

    private static final int FRONT = 3;
    private static final int SIDES = 6;

    private FoeHazards() {}

    /** What may be shown; empty for anything else. */
    static Optional<String> named(String words) {
        return List.of(FLAMES, PIT).stream().filter(words::equals).findFirst();
    }

    /** It is there of a sudden, before the company. */
    static void appear(Unfolding u, Scene scene, String what) {
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "",
                Lengths.LASTING,
                Map.of(Phantasms.DANGER, 1),
                Map.of(SHOWS, what),
                true,
                u.throwing().take());
        u.emit(new SpellEvent.HazardShown(what));
    }

    static List<Effect> all(CampaignState state) {
        List<Effect> images = state.effects().of(Phantasms.KIND);
        return images.isEmpty()
                ? images
                : images.stream()
                        .filter(effect -> effect.words().containsKey(SHOWS))
                        .toList();
    }

    /** What an effect shows; empty if it shows no danger to the company. */
    static Optional<String> shown(Effect effect) {
        return Optional.of(effect.word(SHOWS)).filter(what -> !what.isEmpty());
    }

    private static boolean believes(Effect effect, CharacterId who) {
        return effect.number(SpellEvent.ImageDoubted.KNOWS + who) == 0;
    }

    /** Whether a member takes it for what it seems. */
    static boolean believes(CampaignState state, String effect, CharacterId who) {
        return all(state).stream().anyMatch(each -> each.id().equals(effect) && believes(each, who));
    }

    /** Whether somebody of the company knows better. */
    static boolean known(CampaignState state, Effect effect) {
        return state.company().stream().anyMatch(who -> !believes(effect, who.id()));
    }

    /** A round begins: each of those in front who believe in it is hurt by it. */
    static void round(Unfolding u) {
        for (Effect effect : all(u.state())) {
            List<Adventurer> within = u.state().company().stream()
                    .limit(FRONT)
                    .filter(who -> believes(effect, who.id()))
                    .toList();
            for (Adventurer who : within) {
                int points = u.throwing()
                        .of("SP-11", "damage")
                        .by(effect.word(SHOWS))
                        .roll(1, SIDES)
                        .total();
                Wounds.hurt(
                        u,
                        who.id(),
                        points,
                        effect.word(SHOWS),
                        "SP-11",
                        u.throwing().take());
            }
        }
    }

    /** A side has come up to the other: somebody alive has stepped into it, and it is gone. */
    static void closed(Unfolding u, BattleEvent.Closed closed) {
        if (closed.feet() <= 10) {
            all(u.state()).forEach(effect -> end(u, effect, "a living creature stepped into it"));
        }
    }

    private static void end(Unfolding u, Effect effect, String why) {
        u.emit(new MagicEvent.EffectEnded(effect.id(), why));
    }

    /** Its caster has gone. */
    static void watch(Unfolding u) {
        for (Effect effect : all(u.state())) {
            boolean alone = u.state()
                    .encounter()
                    .flatMap(meeting -> meeting.foe(new FoeId(effect.maker())))
                    .filter(foe -> foe.able())
                    .isEmpty();
            if (alone) {
                end(u, effect, "its caster is gone");
            }
        }
    }

    /** What kept it up has ended. */
    static void ended(Unfolding u, Effect effect) {
        shown(effect).ifPresent(what -> u.emit(new SpellEvent.HazardGone(what)));
    }
}
