package org.woodgrain.campaign.people;

import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Rulebook;

/** What magic has left a creature of its voice, hands and wits. */
public final class Faculties {
    /** The number of an effect that says that its bearer has lost his wits. */
    public static final String FEEBLE = "feeble";

    private Faculties() {}

    /** Why a member can neither speak words of power nor make signs; empty if he can. */
    @Rule({"SP-33", "SP-34", "SP-58"})
    public static Optional<String> mute(Rulebook book, CampaignState state, Adventurer who) {
        if (feeble(state, new Effect.On.OnCharacter(who.id()))) {
            return Optional.of("feeble-minded");
        }
        return Shapes.handed(book, state, who.id())
                ? Optional.empty()
                : Optional.of("this shape has neither voice nor hands");
    }

    /** Why a member cannot handle weapons and other things; empty if he can. */
    @Rule({"SP-33", "SP-34"})
    public static Optional<String> handless(Rulebook book, CampaignState state, Adventurer who) {
        return Shapes.of(book, state, who.id()).isEmpty()
                ? Optional.empty()
                : Optional.of("gear is of no use in this shape");
    }

    /** Whether somebody has lost his wits. */
    @Rule("SP-58")
    public static boolean feeble(CampaignState state, Effect.On who) {
        return state.effects().anyWith(who, FEEBLE);
    }
}
