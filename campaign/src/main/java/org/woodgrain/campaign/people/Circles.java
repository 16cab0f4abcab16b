package org.woodgrain.campaign.people;

import java.util.List;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;

/** Circles of protection, and what else is added to the saving throws of those inside. */
public final class Circles {
    /** The number of an effect that says against whom it protects: 1 against Chaos, 2 against Law. */
    public static final String AGAINST = "against";

    /** The number that says how many feet from him on whom it lies it reaches; none if it protects him alone. */
    public static final String FEET = "feet-round";

    /** The number of an effect that is added to saving throws. */
    public static final String SAVES = "saves";

    private Circles() {}

    /** The circles in which a creature stands: its own, and wide ones of those near it. */
    @Rule({"SP-05", "SP-26"})
    public static List<Effect> about(CampaignState state, Effect.On on) {
        List<Effect> circles = state.effects().with(AGAINST);
        return circles.isEmpty()
                ? circles
                : circles.stream()
                        .filter(effect -> effect.on().equals(on)
                                || effect.number(FEET) > 0 && Ranks.feet(state, effect.on(), on) <= effect.number(FEET))
                        .toList();
    }

    /** What is added to a creature's saving throws: 1 for any circle, and what spells and curses add or take. */
    @Rule({"CB-33", "SP-05", "SP-90", "MA-39"})
    public static int onSaves(CampaignState state, Effect.On on) {
        int spells = 0;
        if (!state.effects().with(SAVES).isEmpty()) {
            for (Effect effect : state.effectsOn(on)) {
                spells += effect.number(SAVES);
            }
        }
        return spells + (about(state, on).isEmpty() ? ring(state, on) : 1);
    }

    /** A ring adds to saves what a circle does, and not on top of it. */
    private static int ring(CampaignState state, Effect.On on) {
        return on instanceof Effect.On.OnCharacter member
                ? state.adventurer(member.character())
                        .map(ProtectionRings::onSaves)
                        .orElse(0)
                : 0;
    }
}
