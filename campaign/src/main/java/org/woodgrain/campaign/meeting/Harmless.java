package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/** Witless beasts whose bite only sickens, and a company of which nobody is left to be sickened. */
final class Harmless {
    private Harmless() {}

    /** Whether they have done all that they can and lose interest in a company that lies sick. */
    @Rule("CE-26")
    static boolean now(Host host) {
        return host.mind() == Intelligence.NON
                && host.able().stream().map(host::monster).noneMatch(monster -> wounds(host, monster))
                && host.state().company().stream().allMatch(who -> sick(host.state(), who));
    }

    private static boolean sick(CampaignState state, Adventurer who) {
        return state.effects().any(new Effect.On.OnCharacter(who.id()), Afflictions.SICK);
    }

    private static boolean wounds(Host host, Monster monster) {
        return host.original()
                ? some(monster.damageOriginal())
                : monster.attacks().stream()
                        .flatMap(option -> option.blows().stream())
                        .anyMatch(blow -> some(blow.damage()));
    }

    private static boolean some(Formula damage) {
        return damage.count() > 0 || damage.plus() > 0;
    }
}
