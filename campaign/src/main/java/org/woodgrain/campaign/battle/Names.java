package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;

/** Who is who in a fight. */
final class Names {
    private Names() {}

    static String of(CampaignState state, Fighter who) {
        return switch (who) {
            case Fighter.Member member ->
                state.adventurer(member.id())
                        .map(Adventurer::name)
                        .orElse(member.id().value());
            case Fighter.Opponent foe ->
                foe(state, foe.id()).map(Foe::name).orElse(foe.id().value());
        };
    }

    /** A monster that is met, or that follows the company. */
    static Optional<Foe> foe(CampaignState state, FoeId id) {
        for (Follower follower : state.followers()) {
            if (follower.foe().id().equals(id)) {
                return Optional.of(follower.foe());
            }
        }
        return state.encounter().isPresent() ? state.encounter().get().foe(id) : Optional.empty();
    }

    static boolean follows(CampaignState state, FoeId id) {
        for (Follower follower : state.followers()) {
            if (follower.foe().id().equals(id)) {
                return true;
            }
        }
        return false;
    }

    static Effect.On on(Fighter who) {
        return who.on();
    }

    static String value(Fighter who) {
        return switch (who) {
            case Fighter.Member member -> member.id().value();
            case Fighter.Opponent foe -> foe.id().value();
        };
    }

    static Optional<CharacterId> member(Fighter who) {
        return who instanceof Fighter.Member member ? Optional.of(member.id()) : Optional.empty();
    }

    /** The id of a monster; empty for members. */
    static Optional<FoeId> opponent(Fighter who) {
        return who instanceof Fighter.Opponent foe ? Optional.of(foe.id()) : Optional.empty();
    }
}
