package org.woodgrain.campaign.spells;

import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** How those whom the company has charmed bear themselves in a fight: as they were bidden, and not against their own folk. */
@Rule("SP-07")
public final class CharmDuty {
    /** What a charm says under {@link Effect#BID}, where it names no foe. */
    static final String BACK = "back";

    static final String GUARD = "guard";

    /** Fights its own folk, having been told to. */
    static final String QUIT = "quit";

    /** The number of a charm whose victim was struck by its own folk, and owes them nothing any more. */
    private static final String WRONGED = "wronged";

    private CharmDuty() {}

    /** Whether one that follows the company was won over in this very meeting: those who are met are its own folk. */
    static boolean amongItsOwn(CampaignState state, FoeId id) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(id))
                .filter(foe -> foe.standing() == Foe.Standing.CHARMED)
                .isPresent();
    }

    /** Whether it fights its own folk, for an order or because they have struck it. */
    static boolean quit(CampaignState state, Effect charm) {
        return charm.word(Effect.BID).equals(QUIT) || charm.number(WRONGED) != 0;
    }

    private static Optional<Effect> charm(CampaignState state, FoeId id) {
        return state.followers().isEmpty() ? Optional.empty() : Charms.on(state, new Effect.On.OnFoe(id));
    }

    /** Whether it strikes at nobody: told to stand back, or among its own folk. */
    public static boolean spares(CampaignState state, FoeId id) {
        return charm(state, id)
                .filter(charm -> charm.word(Effect.BID).equals(BACK) || amongItsOwn(state, id) && !quit(state, charm))
                .isPresent();
    }

    /** Whether it keeps by its master and goes up to nobody. */
    public static boolean guards(CampaignState state, FoeId id) {
        return charm(state, id)
                .filter(charm -> charm.word(Effect.BID).equals(GUARD))
                .isPresent();
    }

    /** The foe at whom it was sent. */
    public static Optional<FoeId> told(CampaignState state, FoeId id) {
        return charm(state, id).map(charm -> new FoeId(charm.word(Effect.BID)));
    }

    /** One of its own folk has struck at it: from now on it defends itself. */
    static void struck(Unfolding u, BattleEvent.Struck blow) {
        if (blow.at() instanceof Fighter.Opponent at
                && blow.by() instanceof Fighter.Opponent
                && amongItsOwn(u.state(), at.id())) {
            charm(u.state(), at.id())
                    .filter(charm -> charm.number(WRONGED) == 0)
                    .ifPresent(charm -> u.emit(new MagicEvent.EffectChanged(charm.id(), WRONGED, 1, "")));
        }
    }
}
