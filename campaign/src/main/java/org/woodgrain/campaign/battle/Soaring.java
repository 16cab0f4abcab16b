package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.spells.Ceilings;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Tactics;

/**
 * Winged monsters that keep out of reach while they have something to send down, where the roof is high enough, and swoop
 * down on the company once a turn.
 */
final class Soaring {
    /** The number of one that is overhead. */
    static final String UP = Foe.SOARS;

    private static final int TEN = 10;
    private static final int HIGH = 20;
    private static final int HIGHER = 30;

    private Soaring() {}

    /** Whether a monster is overhead, where no blow reaches it and it strikes none. */
    static boolean up(CampaignState state, FoeId foe) {
        return Names.foe(state, foe).filter(each -> each.number(UP) != 0).isPresent();
    }

    /** A round begins: they rise, or swoop. */
    static void on(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        boolean swoops = meeting.round() % TEN == 0 || Outdoors.grounds(u.state());
        for (Foe foe : meeting.able()) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            boolean soars = !swoops
                    && !meeting.nerve().pressing()
                    && kind.tactics() == Tactics.FLYER
                    && kind.fly() > 0
                    && room(u, meeting, kind)
                    && sends(u, foe, kind);
            if (soars != (foe.number(UP) != 0)) {
                u.emit(new BattleEvent.FoeMarked(foe.id(), UP, soars ? 1 : 0));
                u.emit(new PowerEvent.Used(foe.id(), soars ? "soars" : "swoops", List.of(), List.of()));
            }
        }
    }

    private static boolean room(Unfolding u, Encounter meeting, Monster kind) {
        boolean large = kind.size() == Size.LARGE || kind.size() == Size.HUGE;
        return Outdoors.now(u.state()).open()
                || u.world()
                        .level(meeting.level())
                        .filter(level -> Ceilings.feet(level, meeting.cell()) >= (large ? HIGHER : HIGH))
                        .isPresent();
    }

    /** Whether it has breath or missiles left. */
    private static boolean sends(Unfolding u, Foe foe, Monster kind) {
        var profile = u.state().ruleset().profile();
        boolean breath = kind.powers(SpecialAttack.Breath.class, profile).stream()
                .anyMatch(each -> Breathing.left(u.state(), foe, each));
        return breath || kind.has(SpecialAttack.Shoot.class, profile) && !Quivers.empty(u.state(), foe, kind);
    }
}
