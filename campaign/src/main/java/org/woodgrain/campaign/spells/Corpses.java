package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** What is left of servants that are no more. */
@Rule("SP-53")
final class Corpses {
    static final String FALLS = "it falls and is dead again";

    private static final String ANIMATED = "SP-53";

    private Corpses() {}

    /** What was animated falls when the magic ends, whoever made it, and all of one casting with it when it is dispelled. */
    static void fallen(Unfolding u, Effect effect, String why) {
        if (effect.on() instanceof Effect.On.OnFoe on) {
            boolean serves = u.state().followers().stream()
                    .anyMatch(follower -> follower.foe().id().equals(on.foe()));
            if (serves) {
                u.emit(new MagicEvent.FollowerLeft(on.foe(), FALLS));
            } else if (why.equals(Dispelling.WHY)) {
                u.state()
                        .encounter()
                        .flatMap(meeting -> meeting.foe(on.foe()))
                        .filter(foe -> !foe.gone())
                        .ifPresent(foe -> u.emit(
                                new HarmEvent.FoeDied(foe.id(), foe.monster(), "the end of its magic", ANIMATED)));
            }
        }
        if (why.equals(Dispelling.WHY)) {
            together(u, effect);
        }
    }

    /** One throw ends all that one casting has made. */
    private static void together(Unfolding u, Effect ended) {
        int casting = ended.number(Effects.CASTING);
        u.state().effects().stream()
                .filter(other -> casting != 0 && other.number(Effects.CASTING) == casting)
                .findFirst()
                .ifPresent(other -> u.emit(new MagicEvent.EffectEnded(other.id(), Dispelling.WHY)));
    }

    /** A servant that died leaves its body; of what was animated nothing is left that could rise unless it fell whole. */
    static void left(Unfolding u, CampaignState before, MagicEvent.FollowerLeft left) {
        gone(u, before, left.foe(), left.why());
    }

    /** The same of one that was killed outright. */
    static void died(Unfolding u, CampaignState before, FoeId servant) {
        gone(u, before, servant, "it is dead");
    }

    private static void gone(Unfolding u, CampaignState before, FoeId servant, String why) {
        boolean dead = why.contains("dead");
        AnimateDead.ended(u, servant, dead);
        boolean whole = why.equals(FALLS) || !before.effects().any(new Effect.On.OnFoe(servant), ANIMATED);
        boolean comrade = before.effects().of(TheDead.WALKS).stream()
                .anyMatch(effect -> effect.maker().equals(servant.value()));
        if (dead && whole && !comrade) {
            before.followers().stream()
                    .map(Follower::foe)
                    .filter(foe -> foe.id().equals(servant))
                    .filter(foe -> foe.number(Remains.NO_BODY) == 0)
                    .findFirst()
                    .ifPresent(foe -> lies(u, foe));
        }
    }

    private static void lies(Unfolding u, Foe foe) {
        u.state()
                .underground()
                .ifPresent(at -> u.emit(new DelveEvent.Noted(
                        at.level(), new Remains(false, at.cell(), foe.monster(), 0, foe.id()).mark())));
    }
}
