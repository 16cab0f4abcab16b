package org.woodgrain.campaign.battle;

import java.util.Set;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Resistance;

/** What vampires shrink from in a fight: garlic borne about one, and a cross held before one. */
final class Banes {
    static final String GARLIC = "EQI-31";
    private static final Set<String> CROSSES = Set.of("EQI-53", "EQI-54");
    private static final int SHRINKS = -4;

    private Banes() {}

    static boolean fears(Monster kind, Profile profile, String what) {
        for (Resistance.Banes banes : kind.powers(Resistance.Banes.class, profile)) {
            if (banes.against().contains(what)) {
                return true;
            }
        }
        return false;
    }

    /** What garlic takes off the throws of one that fears it. */
    static int garlic(CampaignState state, Monster attacker, CharacterId target) {
        return fears(attacker, state.ruleset().profile(), "garlic")
                        && state.adventurer(target).stream()
                                .flatMap(who -> who.items().stream())
                                .anyMatch(item -> item.kind().equals(GARLIC) && item.carried() != Carried.STOWED)
                ? SHRINKS
                : 0;
    }

    /** Whether a cross held before somebody who does nothing else keeps it from striking him; it may strike others. */
    @Rule("EQ-26")
    static boolean cross(CampaignState state, Monster attacker, CharacterId target, Deed deed) {
        boolean nothingElse = deed instanceof Deed.Guard || deed instanceof Deed.Draw;
        return nothingElse
                && fears(attacker, state.ruleset().profile(), "cross")
                && !state.helpless(target)
                && CROSSES.stream().anyMatch(cross -> inHand(state, target, cross));
    }

    static boolean inHand(CampaignState state, CharacterId who, String kind) {
        return state.adventurer(who).stream()
                .flatMap(each -> each.items().stream())
                .anyMatch(
                        item -> item.carried() == Carried.IN_HAND && item.kind().equals(kind));
    }
}
