package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Wolvesbane held out against lycanthropes, and garlic against vampires: few come at the hand that holds it. */
final class Herbs {
    private static final String WOLVESBANE = "EQI-29";
    private static final String HELD_OFF = "held-off ";
    private static final int BRAVES = 9;
    private static final int SIDES = 6;

    private Herbs() {}

    /** A round begins: each that faces a herb it fears throws for every bearer. */
    @Rule("EQ-18")
    static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            for (Adventurer who : u.state().company()) {
                boolean faces =
                        presents(u.state(), kind, who.id()) && !u.state().helpless(who.id());
                boolean held = faces && !braves(u, foe, who);
                if (held || foe.number(HELD_OFF + who.id()) > 0) {
                    u.emit(new BattleEvent.FoeMarked(foe.id(), HELD_OFF + who.id(), held ? 1 : 0));
                }
            }
        }
    }

    private static boolean braves(Unfolding u, Foe foe, Adventurer who) {
        boolean braves = u.throwing()
                .of("EQ-18", "facing the herb of " + who.name())
                .by(foe.name())
                .secret()
                .atLeast(BRAVES)
                .roll(2, SIDES)
                .success();
        u.emit(new PowerEvent.Used(
                foe.id(),
                braves ? "braves herb" : "herb",
                List.of(new Fighter.Member(who.id())),
                u.throwing().take()));
        return braves;
    }

    /** Whether a herb keeps a monster from striking its bearer this round. */
    static boolean bars(CampaignState state, FoeId id, Monster kind, CharacterId target) {
        return Names.foe(state, id)
                        .filter(foe -> foe.number(HELD_OFF + target) > 0)
                        .isPresent()
                && presents(state, kind, target);
    }

    private static boolean presents(CampaignState state, Monster kind, CharacterId id) {
        return (kind.isKind("lycanthrope") && Banes.inHand(state, id, WOLVESBANE))
                || (Banes.fears(kind, state.ruleset().profile(), "garlic") && Banes.inHand(state, id, Banes.GARLIC));
    }
}
