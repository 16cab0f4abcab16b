package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;

/** What events do to the clerics' spells that keep working. */
final class Prayers {
    private Prayers() {}

    static void after(Unfolding u, CampaignState before, Event event) {
        boolean looks = event instanceof DelveEvent.Moved
                || event instanceof DelveEvent.StairsTaken
                || event instanceof DelveEvent.RoomEntered
                || event instanceof DelveEvent.Seen
                || event instanceof MagicEvent.EffectBegun begun
                        && begun.effect().kind().equals(FindTraps.KIND);
        if (looks) {
            FindTraps.look(u);
        }
        if (event instanceof BattleEvent.Struck struck
                && struck.by() instanceof Fighter.Member
                && struck.at() instanceof Fighter.Opponent at) {
            // one that serves and is slain outright has its death told by the fight
            if (struck.left() > 0 || !struck.hit() || !follows(u, at.id())) {
                Animals.attacked(u, at.id());
            }
        } else if (event instanceof HarmEvent.FoeHurt hurt) {
            Animals.attacked(u, hurt.foe());
        } else if (event instanceof MagicEvent.EffectEnded ended) {
            before.effects().find(ended.effect()).ifPresent(effect -> ended(u, effect, ended.why()));
        }
        boolean stirs = event instanceof DelveEvent.Moved
                || event instanceof MagicEvent.EffectBegun
                || event instanceof BattleEvent.Closed
                || event instanceof BattleEvent.RoundBegun
                || event instanceof MeetingEvent.Distanced;
        if (stirs) {
            DispelSide.sweep(u);
        }
    }

    private static boolean follows(Unfolding u, FoeId foe) {
        return u.state().followers().stream()
                .anyMatch(follower -> follower.foe().id().equals(foe));
    }

    private static void ended(Unfolding u, Effect effect, String why) {
        if (effect.kind().equals(Animals.KIND)) {
            Animals.ended(u, effect);
        } else if (effect.kind().equals(SticksToSnakes.KIND)) {
            SticksToSnakes.ended(u, effect);
            if (why.equals(Dispelling.WHY)) {
                SticksToSnakes.together(u, effect);
            }
        } else if (effect.kind().equals(Quest.KIND)) {
            Quest.ended(u, effect);
        } else if (effect.kind().equals(ServantGifts.FADES)) {
            ServantGifts.ended(u, effect);
        } else if (Sustenance.is(effect)) {
            Sustenance.ended(u, effect);
        }
    }
}
