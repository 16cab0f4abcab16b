package org.woodgrain.campaign.people;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.time.Hunger;

/**
 * How fast members go under the spells that lie on them.
 *
 * @param book the tables
 * @param state now
 */
public record Gait(Rulebook book, CampaignState state) {
    /** The number of an effect that says that whoever is under it goes at half his pace. */
    public static final String SLOW = "slow";

    private static final int USUAL = 100;
    private static final int HANDS = 2;

    /** Inches of movement; 0 when the load is too great. */
    @Rule({"SP-19", "SP-29", "SP-30", "SP-33", "SP-34", "MA-11"})
    public int inches(Adventurer who) {
        Optional<Foe> mount = Mounts.under(state, who.id());
        if (mount.isPresent()) {
            return new Mounts(book, state).inches(mount.get());
        }
        int walking = fit(who);
        if (walking == 0) {
            return 0;
        }
        Effect.On on = new Effect.On.OnCharacter(who.id());
        if (state.effectsOn(on).isEmpty() && state.effects().with(Effect.KEPT).isEmpty()) {
            return walking;
        }
        int flying = Outdoors.grounds(state)
                ? 0
                : state.effectsOn(on).stream()
                        .mapToInt(effect -> effect.number(Effect.FLIES))
                        .max()
                        .orElse(0);
        int inches = changed(state, on, Math.max(walking, flying));
        if (hauls(on)) {
            return HANDS;
        }
        boolean keeps = state.effects().with(Effect.KEPT).stream()
                .anyMatch(effect -> effect.number(Effect.KEPT) == 1
                        && effect.maker().equals(who.id().value()));
        return keeps ? Math.max(1, inches / 2) : inches;
    }

    /** Inches on foot, fewer for hunger, and half for what ails him. */
    @Rule({"EQ-30", "SP-107"})
    private int fit(Adventurer who) {
        int inches = Hunger.inches(Shapes.inches(new Figures(book, state.ruleset()), state, who), hunger(state, who));
        boolean slow = state.effects().anyWith(new Effect.On.OnCharacter(who.id()), SLOW);
        return slow && inches > 0 ? Math.max(1, inches / 2) : inches;
    }

    private static int hunger(CampaignState state, Adventurer who) {
        return state.effects().sum(new Effect.On.OnCharacter(who.id()), Effect.HUNGER);
    }

    /** One who levitates goes sideways only by his hands along a ceiling or wall. */
    @Rule("SP-10")
    private boolean hauls(Effect.On who) {
        return state.effectsOn(who).stream()
                .anyMatch(effect -> effect.number(Effect.HEIGHT) > 0
                        && effect.number(Effect.FLIES) == 0
                        && effect.word(Effect.FORM).isEmpty());
    }

    /** Inches of the slowest of a company; 0 for nobody. */
    public int inches(List<Adventurer> company) {
        return company.stream().mapToInt(this::inches).min().orElse(0);
    }

    /** A pace as the spells on somebody make it: doubled, or halved. */
    @Rule({"SP-29", "SP-30"})
    public static int changed(CampaignState state, Effect.On who, int pace) {
        int changed = pace;
        int fastest = USUAL;
        for (Effect effect : state.effectsOn(who)) {
            int hundredths = effect.number(Effect.PACE);
            if (hundredths > USUAL) {
                fastest = Math.max(fastest, hundredths);
            } else if (hundredths > 0) {
                changed = changed * hundredths / USUAL;
            }
        }
        return changed * fastest / USUAL;
    }
}
