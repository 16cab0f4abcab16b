package org.woodgrain.campaign.referee;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.WanderingDie;
import org.woodgrain.campaign.command.RefereeCommand.SendFoes;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.encounters.Band;

/** Monsters that come upon the company because the referee wants it. */
final class Sending {
    private static final int MOST = 100;

    private Sending() {}

    /** Why nobody can come upon the company now; empty if somebody can. */
    static Optional<Refusal> check(CampaignState state) {
        if (state.encounter().isPresent()) {
            return Optional.of(new GeneralRefusal.NotNow("let others come", "a meeting is on"));
        }
        return WanderingDie.possible(state)
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NotNow("let monsters come", "the company is not in the dungeon"));
    }

    static Optional<Refusal> check(World world, CampaignState state, SendFoes send) {
        if (world.book().monsters().find(send.monster()).isEmpty()) {
            return Optional.of(new RefereeRefusal.NoSuchMonster(send.monster()));
        }
        return send.number() < 1 || send.number() > MOST
                ? Optional.of(new RefereeRefusal.NumberOutOfRange("monsters", send.number(), MOST))
                : check(state);
    }

    static void carryOut(Unfolding u, SendFoes send) {
        u.emit(new RefereeEvent.FoesSent(send.monster(), send.number(), send.why()));
        WanderingDie.send(u, List.of(new Band(send.monster(), send.number())));
    }
}
