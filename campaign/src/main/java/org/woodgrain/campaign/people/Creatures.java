package org.woodgrain.campaign.people;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.experience.Advancement;
import org.woodgrain.rules.monsters.Growth;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/** Members who are creatures of another kind; they advance as fighting-men do, a level for each stage of their growth. */
@Rule("CH-53")
public final class Creatures {
    /** The kind of the effect that says what a member is. */
    public static final String KIND = "CH-53";

    /** The word that holds a referee's own steps of experience, parted by commas; empty for those of fighting-men. */
    public static final String STEPS = "steps";

    private Creatures() {}

    /** The effect that says what a member is; empty for one of the usual peoples. */
    public static Optional<Effect> of(CampaignState state, CharacterId who) {
        return state.effects().first(new Effect.On.OnCharacter(who), KIND);
    }

    /** A creature as it is at a member's stage. */
    public static Optional<Monster> grown(Rulebook book, Effect effect, Adventurer who) {
        return book.monsters().find(effect.word(Effect.FORM)).map(kind -> Growth.at(kind, who.level()));
    }

    /** Whether a member is a creature that has not come to its full powers. */
    public static boolean young(Rulebook book, CampaignState state, Adventurer who) {
        return of(state, who.id())
                .flatMap(effect -> book.monsters().find(effect.word(Effect.FORM)))
                .filter(kind -> who.level() < Growth.full(kind))
                .isPresent();
    }

    /** The level that a career gives: of a creature no more than its dice, and by the referee's steps if there are any. */
    public static int due(Rulebook book, CampaignState state, Adventurer who) {
        CharacterTables tables = book.characters();
        Career career = who.career();
        int usual = Advancement.due(tables, who.race(), career);
        Optional<Effect> creature = of(state, who.id());
        if (creature.isEmpty()) {
            return usual;
        }
        List<Integer> steps = steps(creature.get());
        int stage = steps.isEmpty() ? usual : Math.max(career.level(), Growth.stage(steps, career.experience()));
        int most = book.monsters()
                .find(creature.get().word(Effect.FORM))
                .map(Growth::full)
                .orElse(stage);
        return Math.max(career.level(), Math.min(stage, most));
    }

    private static List<Integer> steps(Effect effect) {
        String word = effect.word(STEPS);
        return word.isEmpty()
                ? List.of()
                : Arrays.stream(word.split(",", -1)).map(Integer::parseInt).toList();
    }
}
