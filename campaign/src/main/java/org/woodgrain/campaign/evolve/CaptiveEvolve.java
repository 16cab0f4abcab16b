package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.equipment.Purse;

final class CaptiveEvolve {
    private CaptiveEvolve() {}

    static CampaignState apply(CampaignState state, CaptiveEvent event) {
        return switch (event) {
            case CaptiveEvent.Led led -> {
                List<Follower> followers = new ArrayList<>(state.followers());
                followers.add(new Follower(led.foe(), led.master()));
                yield state.withFollowers(followers);
            }
            case CaptiveEvent.TermEnded ended ->
                ended.stays() ? state : MagicEvolve.withoutFollower(state, ended.foe());
            case CaptiveEvent.Freed freed -> MagicEvolve.withoutFollower(state, freed.foe());
            case CaptiveEvent.PrisonersFreed freed -> {
                List<Follower> followers = new ArrayList<>(state.followers());
                freed.freed().forEach(foe -> followers.add(new Follower(foe, freed.guide())));
                yield state.withFollowers(followers)
                        .changeLevel(
                                freed.level(),
                                each -> DelveEvolve.changeRoom(
                                        each, freed.room(), room -> room.withPrisoners(List.of())));
            }
            case CaptiveEvent.FreedWentHome home -> {
                CampaignState now = state;
                for (FoeId each : home.freed()) {
                    now = MagicEvolve.withoutFollower(now, each);
                }
                yield now;
            }
            case CaptiveEvent.BuyerSought sought -> sought(state, sought);
        };
    }

    /** The gold goes to whoever led it. */
    private static CampaignState sought(CampaignState state, CaptiveEvent.BuyerSought sought) {
        if (!sought.found()) {
            return Foes.change(state, sought.foe(), foe -> foe.withNumber(sought.mark(), sought.day()));
        }
        CharacterId seller = state.followers().stream()
                .filter(follower -> follower.foe().id().equals(sought.foe()))
                .map(Follower::master)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no captive " + sought.foe()));
        return MagicEvolve.withoutFollower(state, sought.foe())
                .change(seller, who -> who.withPurse(who.purse().plus(new Purse(0, sought.gold(), 0, 0, 0))));
    }
}
