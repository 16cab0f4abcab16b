package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.battle.MereBites;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;

/** Witless beasts whose bite only sickens, and a company of which nobody is left to be sickened. */
final class Harmless {
    private Harmless() {}

    /** Whether they have done all that they can and lose interest in a company that lies sick. */
    @Rule("CE-26")
    static boolean now(Host host) {
        return host.mind() == Intelligence.NON
                && host.able().stream()
                        .map(host::monster)
                        .noneMatch(monster -> MereBites.wounds(monster, host.profile()))
                && host.state().company().stream().allMatch(who -> MereBites.sick(host.state(), who.id()));
    }
}
