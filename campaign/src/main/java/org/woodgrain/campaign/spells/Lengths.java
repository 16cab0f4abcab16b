package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Lasting;

/**
 * How long an effect lasts.
 *
 * @param unit what is counted
 * @param left how many
 */
record Lengths(Effect.Unit unit, int left) {

    private static final int CONFUSED = 12;

    /** Until something ends it. */
    static final Lengths LASTING = new Lengths(Effect.Unit.LASTING, 0);

    /** So many turns: counted in rounds when they begin in a fight, and in turns between fights. */
    @Rule({"SP-114", "MA-07"})
    static Lengths turns(CampaignState state, int turns) {
        boolean fight = state.encounter()
                .map(Encounter::phase)
                .map(phase -> phase == Encounter.Phase.BATTLE || phase == Encounter.Phase.FREE_SEGMENT)
                .orElse(false);
        return fight
                ? new Lengths(Effect.Unit.ROUNDS, Lasting.rounds(state.ruleset().profile(), turns))
                : new Lengths(Effect.Unit.TURNS, turns);
    }

    static Lengths days(int days) {
        return new Lengths(Effect.Unit.DAYS, days);
    }

    /** Twelve turns, or in the classic profile twelve rounds, for which the mind stays confused. */
    @Rule("SP-38")
    static Lengths confusion(CampaignState state) {
        return state.ruleset().original() ? turns(state, CONFUSED) : new Lengths(Effect.Unit.ROUNDS, CONFUSED);
    }

    /** The length in rounds, to compare two of them. */
    static long inRounds(Profile profile, Effect effect) {
        return switch (effect.unit()) {
            case ROUNDS -> effect.left();
            case TURNS -> Lasting.rounds(profile, effect.left());
            case DAYS -> 144L * Lasting.rounds(profile, effect.left());
            case ENCOUNTER -> 1;
            case LASTING -> Long.MAX_VALUE;
        };
    }
}
