package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** Who is taken when more could be than the dice allow. */
final class Lots {
    private Lots() {}

    /** So many of them at random, or all if there are no more. */
    @Rule("MA-12")
    static List<Effect.On> draw(Unfolding u, List<Effect.On> candidates, int number) {
        if (candidates.size() <= number) {
            return candidates;
        }
        List<Effect.On> left = new ArrayList<>(candidates);
        List<Effect.On> drawn = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Throws.Throw dice = u.throwing().of("MA-12", "who is taken").secret();
            drawn.add(left.remove(dice.roll(1, left.size()).total() - 1));
        }
        return drawn;
    }
}
