package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** How long one can move at the rate of encounters: sixty rounds; then he goes as slowly as one explores until he has rested. */
final class Winded {
    private static final int ROUNDS = 60;
    private static final int REST_TURNS = 1;
    private static final int ROUNDS_IN_TURN = 60;
    private static final int FEET = 10;

    private Winded() {}

    /** The company has moved: those for whom it was the last round of it are winded. */
    @Rule("CE-22")
    static void check(Unfolding u) {
        boolean enough = u.state().ruleset().classic()
                && u.state().encounter().map(Encounter::moved).orElse(0) >= ROUNDS;
        if (!enough) {
            return;
        }
        for (Adventurer member : u.state().company()) {
            if (!is(u.state(), member)) {
                Afflictions.begin(
                        u,
                        new Effect.On.OnCharacter(member.id()),
                        Afflictions.WINDED,
                        "winded",
                        "",
                        Effect.Unit.LASTING,
                        REST_TURNS,
                        Map.of(),
                        "CE-22",
                        List.of());
            }
        }
    }

    static boolean is(CampaignState state, Adventurer member) {
        return state.effects().any(new Effect.On.OnCharacter(member.id()), Afflictions.WINDED);
    }

    static boolean any(CampaignState state) {
        return state.company().stream().anyMatch(member -> is(state, member));
    }

    /** Feet in a round at the rate of exploring. */
    static int feet(int inches) {
        return inches * FEET / ROUNDS_IN_TURN;
    }

    /** Rounds in which the winded go ten feet. */
    static int rounds(int inches) {
        return Math.max(1, (ROUNDS_IN_TURN + inches - 1) / Math.max(1, inches));
    }
}
