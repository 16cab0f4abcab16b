package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Those under a charm: monsters that follow the company, and members whom a monster has won over. */
public final class Charms {
    static final List<String> KINDS = List.of("SP-07", "SP-39");

    private Charms() {}

    /**
     * The charm that keeps a member from acting for the company: that of a monster which is still there. The automatic
     * charmer bids him stand aside.
     */
    @Rule("SP-07")
    public static Optional<Effect> of(CampaignState state, CharacterId who) {
        return Effects.find(state, new Effect.On.OnCharacter(who), KINDS)
                .filter(effect -> present(state, new FoeId(effect.maker())));
    }

    private static boolean present(CampaignState state, FoeId charmer) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(charmer))
                .map(foe -> !foe.gone())
                .orElse(false);
    }

    /** Tries to charm a creature that is open to it: it saves, or it goes over to the caster. */
    @Rule({"SP-07", "SP-39"})
    static void lay(Unfolding u, Scene scene, Effect.On victim) {
        if (Saves.made(u, scene, victim)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), victim, scene.spell().id(), u.throwing().take()));
            return;
        }
        if (scene.caster() instanceof Caster.Member member && victim instanceof Effect.On.OnFoe foe) {
            u.emit(new MagicEvent.FoeCharmed(
                    member.id(), foe.foe(), u.throwing().take()));
        }
        Effects.begin(
                u,
                scene,
                victim,
                "charmed",
                InnateSpells.days(scene)
                        .map(days -> new Lengths(Effect.Unit.DAYS, days))
                        .orElse(Lengths.LASTING),
                Map.of(),
                false,
                u.throwing().take());
    }

    /** The caster's side has attacked one who is charmed: the charm ends and it goes its own way. */
    @Rule("SP-07")
    public static void attacked(Unfolding u, Effect.On victim) {
        if (Effects.end(u, victim, KINDS, "broken by an attack") && victim instanceof Effect.On.OnFoe foe) {
            u.emit(new MagicEvent.FollowerLeft(foe.foe(), "it was attacked by those it trusted"));
        }
    }

    /** Whoever was charmed by one who has died is his own master again. */
    @Rule("SP-07")
    static void masterless(Unfolding u, FoeId charmer) {
        for (Effect effect : u.state().effects().ofAny(KINDS)) {
            if (effect.maker().equals(charmer.value()) && effect.on() instanceof Effect.On.OnCharacter) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its caster is dead"));
            }
        }
    }

    /** The monsters that follow the company and can act. */
    public static List<Foe> servants(CampaignState state) {
        return state.followers().stream()
                .map(follower -> follower.foe())
                .filter(Foe::able)
                .toList();
    }
}
