package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.monsters.Monster;

/** Those who follow the company and stand where flames or winds reach them too. */
final class Bystanders {
    private Bystanders() {}

    /** Followers who can act. */
    static List<Foe> of(Unfolding u) {
        return u.state().followers().stream()
                .map(Follower::foe)
                .filter(Foe::able)
                .toList();
    }

    static Monster kind(Unfolding u, Foe foe) {
        return u.world().book().monsters().monster(foe.monster());
    }

    /** Something hurts one of them; it may be its death. */
    static void hurt(Unfolding u, Foe foe, Formula damage, String by, String cause) {
        int points = damage.roll(u.throwing().of("CB-16", cause).by(by));
        int left = foe.hitPoints() - points;
        u.emit(new HarmEvent.FoeHurt(
                foe.id(), points, left, cause, "CB-16", u.throwing().take()));
        if (left <= 0) {
            u.emit(new MagicEvent.FollowerLeft(foe.id(), "it is dead"));
        }
    }
}
