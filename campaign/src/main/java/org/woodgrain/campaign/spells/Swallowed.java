package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A spell that would have to pass a shell against magic is lost on it. */
final class Swallowed {
    private Swallowed() {}

    /** Does what a spell does, unless a shell swallows it; its place in memory is empty either way. */
    @Rule("SP-67")
    static void orElse(Unfolding u, Scene scene, List<String> targets) {
        if (AntiMagicShell.swallows(scene, targets)) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
        } else {
            SpellBook.find(scene.spell().id()).ifPresent(work -> carryOut(u, scene, work, targets));
        }
    }

    /** The same for the power of a wand or staff. */
    @Rule("SP-67")
    static void orElse(Unfolding u, Scene scene, SpellWork work, List<String> targets) {
        if (AntiMagicShell.swallows(scene, targets)) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
        } else {
            carryOut(u, scene, work, targets);
        }
    }

    private static void carryOut(Unfolding u, Scene scene, SpellWork work, List<String> targets) {
        CampaignState before = u.state();
        int events = u.count();
        work.carryOut(u, scene, targets);
        CharmEnds.cast(u, scene, before, events);
    }
}
