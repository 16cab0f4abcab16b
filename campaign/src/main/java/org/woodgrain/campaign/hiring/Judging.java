package org.woodgrain.campaign.hiring;

import java.util.Optional;
import org.woodgrain.campaign.command.RefereeCommand.JudgeTreatment;
import org.woodgrain.campaign.command.RefereeCommand.RethrowLoyalty;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.hirelings.Review;

/** What the referee says of a hireling's loyalty: how he was treated, and that it is thrown anew. */
public final class Judging {
    private Judging() {}

    public static Optional<Refusal> check(CampaignState state, JudgeTreatment judge) {
        return HiringDecider.serves(state, judge.hireling());
    }

    /** Each unfair deed and each special danger takes one off; a bonus for danger adds one. */
    @Rule({"NP-25", "NP-32"})
    public static void carryOut(Unfolding u, JudgeTreatment judge) {
        Review before = HiringDecider.service(u.state(), judge.hireling()).review();
        Review now = switch (judge.how()) {
            case UNFAIR, ENDANGERED -> before.abused();
            case GENEROUS -> before.rewarded();
        };
        String why = "treated " + judge.how().label() + (judge.why().isBlank() ? "" : ", " + judge.why());
        u.emit(new HiringEvent.Reviewed(judge.hireling(), now, why, Optional.empty(), Optional.empty()));
    }

    public static Optional<Refusal> check(CampaignState state, RethrowLoyalty rethrow) {
        return HiringDecider.serves(state, rethrow.hireling())
                .or(() -> state.ruleset().classic()
                        ? Optional.of(new GeneralRefusal.NotNow(
                                "throw loyalty anew", "in the classic game it follows from charisma, without dice"))
                        : Optional.empty());
    }

    /** Three dice and the charisma of his employer now; what was paid once does not count again, what befell him does. */
    @Rule("NP-32")
    public static void carryOut(Unfolding u, RethrowLoyalty rethrow) {
        Service service = HiringDecider.service(u.state(), rethrow.hireling());
        int charisma = u.state()
                .adventurer(service.employer())
                .map(Adventurer::abilities)
                .map(scores -> AbilityModifiers.loyalty(
                        u.world().book().characters(), u.state().ruleset(), scores))
                .orElse(0);
        int loyalty = Loyalty.onEntering(u.state().ruleset(), u.throwing(), charisma, 0, Answer.ACCEPTS);
        u.emit(new HiringEvent.LoyaltyThrown(
                rethrow.hireling(), loyalty, rethrow.why(), u.throwing().take()));
    }
}
