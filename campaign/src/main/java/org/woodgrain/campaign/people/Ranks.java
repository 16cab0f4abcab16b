package org.woodgrain.campaign.people;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;

/** How those of one side stand to each other: in ranks of three, ten feet from rank to rank. */
public final class Ranks {
    /** Said of two who are not on the same side, or not there at all. */
    public static final int APART = Integer.MAX_VALUE;

    private static final int ABREAST = 3;
    private static final int RANK = 10;

    private Ranks() {}

    /** Feet between two of the same side, neighbours of one rank being 5 feet apart; {@link #APART} for others. */
    @Rule("UX-32")
    public static int feet(CampaignState state, Effect.On one, Effect.On other) {
        if (one.equals(other)) {
            return 0;
        }
        List<Effect.On> company = company(state);
        List<Effect.On> foes = foes(state);
        return Math.min(feet(company, one, other), feet(foes, one, other));
    }

    private static int feet(List<Effect.On> side, Effect.On one, Effect.On other) {
        int first = side.indexOf(one);
        int second = side.indexOf(other);
        return first < 0 || second < 0
                ? APART
                : Math.max(RANK / 2, RANK * Math.abs(first / ABREAST - second / ABREAST));
    }

    /** The living of the company in marching order, and behind them those who serve it. */
    public static List<Effect.On> company(CampaignState state) {
        List<Effect.On> all = new ArrayList<>();
        state.company().stream()
                .map(Adventurer::id)
                .map(Effect.On.OnCharacter::new)
                .forEach(all::add);
        state.followers().stream()
                .filter(follower -> !follower.foe().gone())
                .map(follower -> new Effect.On.OnFoe(follower.foe().id()))
                .forEach(all::add);
        return all;
    }

    /** Those who are met and not gone. */
    public static List<Effect.On> foes(CampaignState state) {
        return state.encounter().map(Encounter::foes).orElse(List.of()).stream()
                .filter(foe -> !foe.gone())
                .map(Foe::id)
                .<Effect.On>map(Effect.On.OnFoe::new)
                .toList();
    }
}
