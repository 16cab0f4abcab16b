package org.woodgrain.campaign.people;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.Trait;
import org.woodgrain.rules.rulebook.Rulebook;

/** Members of the company whom magic has given another shape. */
public final class Shapes {
    /** Spells that change all of the body; what they give fights as its kind does. */
    private static final List<String> WHOLE = List.of("SP-33", "SP-54-body", "SP-62");

    private static final String SELF = "SP-34";
    private static final int FEET_IN_INCH = 10;

    private Shapes() {}

    /** The creature whose shape a member has; empty for his own. */
    public static Optional<Monster> of(Rulebook book, CampaignState state, CharacterId who) {
        return effect(state, who).flatMap(effect -> book.monsters().find(effect.word(Effect.FORM)));
    }

    /** The creature that a member fights as; empty if he fights as himself, whatever he looks like. */
    @Rule({"SP-33", "SP-62"})
    public static Optional<Monster> fightsAs(Rulebook book, CampaignState state, CharacterId who) {
        Optional<Effect> effect = effect(state, who);
        if (effect.filter(each -> each.kind().equals(Creatures.KIND)).isPresent()) {
            return state.adventurer(who).flatMap(each -> Creatures.grown(book, effect.get(), each));
        }
        return effect.filter(each -> WHOLE.contains(each.kind()))
                .flatMap(each -> book.monsters().find(each.word(Effect.FORM)))
                .map(form -> Reshaping.without(form, Trait.Frail.class));
    }

    /** The creature that a member only looks like. */
    @Rule("SP-34")
    public static Optional<Monster> guise(Rulebook book, CampaignState state, CharacterId who) {
        return effect(state, who)
                .filter(effect -> effect.kind().equals(SELF))
                .flatMap(effect -> book.monsters().find(effect.word(Effect.FORM)));
    }

    private static Optional<Effect> effect(CampaignState state, CharacterId who) {
        return state.effects().worded(Effect.FORM).isEmpty()
                ? Optional.empty()
                : state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                        .filter(effect -> !effect.word(Effect.FORM).isEmpty())
                        .reduce((earlier, later) -> later);
    }

    /** Whether a member has a voice and hands in his present shape. */
    @Rule({"SP-33", "SP-34"})
    public static boolean handed(Rulebook book, CampaignState state, CharacterId who) {
        return of(book, state, who).map(Reshaping::handed).orElse(true);
    }

    /** Inches of movement in his present shape: on foot, or flying where there is room for it. */
    @Rule({"SP-33", "SP-34"})
    public static int inches(Figures figures, CampaignState state, Adventurer who) {
        boolean grounded = Creatures.young(figures.book(), state, who) || Outdoors.grounds(state);
        return of(figures.book(), state, who.id())
                .map(form -> (grounded ? form.move() : Math.max(form.move(), form.fly())) / FEET_IN_INCH)
                .orElseGet(() -> figures.inches(who, new Burdens(figures.book(), state).of(who)));
    }
}
