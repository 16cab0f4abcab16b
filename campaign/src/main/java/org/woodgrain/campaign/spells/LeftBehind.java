package org.woodgrain.campaign.spells;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Things;
import org.woodgrain.campaign.unfold.Unfolding;

/** Magic ends when what it lies on is gone: eaten, burnt or sold, or a creature that goes out of the campaign. */
final class LeftBehind {
    private LeftBehind() {}

    /** Looks after magic on things whenever what somebody carries, or what lies about, has changed. */
    @SuppressWarnings("ReferenceEquality") // a part that has not changed is the same object
    static void things(Unfolding u, CampaignState before) {
        CampaignState now = u.state();
        if (now.adventurers() == before.adventurers()
                && now.levels() == before.levels()
                && now.property() == before.property()
                && now.followers() == before.followers()) {
            return;
        }
        for (Effect effect : now.effects()) {
            if (effect.on() instanceof Effect.On.OnThing on && !Things.exists(now, on.thing())) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "nothing is left of it"));
            }
        }
    }

    /** A meeting is over, however it ended: nobody thinks any more of those who went away. */
    static void creatures(Unfolding u) {
        vanished(u, "the meeting is over");
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (effect.unit() == Effect.Unit.ENCOUNTER) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "the meeting is over"));
            }
        }
    }

    /** Looks after magic on those who are met whenever one of them is no more: an image, a snake that is a stick again. */
    static void fewer(Unfolding u, CampaignState before) {
        if (met(u.state()) < met(before) && u.state().encounter().isPresent()) {
            vanished(u, "nothing is left of it");
        }
    }

    private static int met(CampaignState state) {
        return state.encounter().isPresent() ? state.encounter().get().strength() : 0;
    }

    private static void vanished(Unfolding u, String why) {
        Set<FoeId> there = there(u.state());
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (effect.on() instanceof Effect.On.OnFoe on && !there.contains(on.foe())) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), why));
            }
        }
    }

    private static Set<FoeId> there(CampaignState state) {
        Set<FoeId> all = new HashSet<>();
        state.encounter().ifPresent(meeting -> {
            meeting.foes().forEach(foe -> all.add(foe.id()));
            meeting.circling().foes().forEach(foe -> all.add(foe.id()));
        });
        state.followers().forEach(each -> all.add(each.foe().id()));
        state.levels()
                .values()
                .forEach(level ->
                        level.rooms().values().forEach(room -> room.dwellers().forEach(foe -> all.add(foe.id()))));
        return all;
    }
}
