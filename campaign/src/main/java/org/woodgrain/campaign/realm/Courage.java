package org.woodgrain.campaign.realm;

import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.hirelings.Loyalty;

/** The courage of soldiers; the faithful never waver. */
public final class Courage {
    private Courage() {}

    /** Tries the soldiers of a troop. */
    @Rule({"CH-79", "ST-10", "NP-30"})
    public static void test(Unfolding u, String id, String why) {
        Troop troop = u.state().realm().troop(id).orElseThrow();
        Loyalty.Conduct conduct = troop.faithful() ? Loyalty.Conduct.STEADY : conduct(u, troop);
        u.emit(new RealmEvent.TroopTried(
                id,
                conduct,
                why,
                troop.faithful() ? "CH-79" : "NP-30",
                u.throwing().take()));
    }

    /** By their loyalty, or in the classic profile by the rating of their kind. */
    static Loyalty.Conduct conduct(Unfolding u, Troop troop) {
        if (u.state().ruleset().original()) {
            return Loyalty.inDanger(u.throwing(), troop.label(), troop.loyalty());
        }
        boolean steady = u.throwing()
                .of("NP-30", "morale")
                .by(troop.label())
                .secret()
                .atMost(troop.loyalty())
                .roll(2, 6)
                .success();
        return steady ? Loyalty.Conduct.STEADY : Loyalty.Conduct.FLEES;
    }
}
