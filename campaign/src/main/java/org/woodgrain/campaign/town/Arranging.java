package org.woodgrain.campaign.town;

import java.util.Optional;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;

/** Placing the scores that were thrown, which only a house rule permits. */
final class Arranging {
    private Arranging() {}

    /** Scores stay as they fell, unless the house rule is on and no race is chosen yet. */
    @Rule("CH-09")
    static Optional<Refusal> check(CampaignState state, TownCommand.SwapScores swap) {
        Optional<Draft> draft = state.draft(swap.draft());
        if (draft.isEmpty()) {
            return Optional.of(new TownRefusal.NoDraft(swap.draft().value()));
        }
        boolean open = state.ruleset().on(Option.ABILITY_ARRANGE)
                && draft.get().race().isEmpty()
                && swap.one() != swap.other();
        return open
                ? Optional.empty()
                : Optional.of(new TownRefusal.ScoresStand(
                        draft.get().name(), state.ruleset().on(Option.ABILITY_ARRANGE)));
    }

    @Rule("CH-09")
    static void carryOut(Unfolding u, TownCommand.SwapScores swap) {
        Draft draft = u.state().draft(swap.draft()).orElseThrow();
        Abilities thrown = draft.rolled();
        Abilities now = thrown.with(swap.one(), thrown.of(swap.other())).with(swap.other(), thrown.of(swap.one()));
        u.emit(new TownEvent.DraftChosen(Draft.rolled(draft.id(), draft.name(), now), "scores", "CH-09"));
    }
}
