package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;

/**
 * Monsters that turn to mist when they will. It takes a round; in that form they strike at nobody, only magic harms them,
 * and the smallest crack lets them out.
 */
public final class Mist {
    /** The number of one that has turned to mist. */
    static final String MIST = "mist";

    private static final String AT_WILL = "will";

    private Mist() {}

    /** Whether it can turn to mist when it likes. */
    public static boolean can(Monster kind, Profile profile) {
        return kind.powers(Resistance.Gaseous.class, profile).stream()
                .anyMatch(gaseous -> gaseous.when().contains(AT_WILL));
    }

    /** Whether it is mist now. */
    public static boolean is(CampaignState state, FoeId id) {
        return Names.foe(state, id).filter(foe -> foe.number(MIST) > 0).isPresent();
    }

    /** One that has had enough loses its shape, or if it has none drifts away; nobody can strike at its back. */
    public static void away(Unfolding u, FoeId id) {
        if (is(u.state(), id)) {
            u.emit(new BattleEvent.FoeMarked(id, MIST, 0));
            u.emit(new PowerEvent.MadeOff(id, "drifts away through the cracks", "", List.of()));
        } else {
            u.emit(new BattleEvent.FoeMarked(id, MIST, 1));
            u.emit(new PowerEvent.Used(id, "mist", List.of(), List.of()));
        }
    }

    /** What mist has besides the powers of its row: nothing but magic touches it. */
    static List<Power> powers(Foe foe) {
        return foe.number(MIST) > 0 ? List.of(new Resistance.HarmedOnly(List.of("magic"))) : List.of();
    }
}
