package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.rules.characters.Ability;

/** Characters in the making. */
final class Makings {
    private Makings() {}

    static View.Making of(Draft draft) {
        List<View.Figure> figures = new ArrayList<>();
        for (Ability ability : Ability.values()) {
            int score = draft.abilities().of(ability);
            int rolled = draft.rolled().of(ability);
            figures.add(new View.Figure(
                    Sheets.word(ability.name().toLowerCase(Locale.ROOT)),
                    Integer.toString(score),
                    "CH-09",
                    score == rolled ? "as thrown" : "thrown " + rolled + ", changed by an exchange"));
        }
        draft.race()
                .ifPresent(
                        race -> figures.add(new View.Figure("Race", race.label(), "CH-32", "chosen after the throw")));
        draft.characterClass()
                .ifPresent(chosen ->
                        figures.add(new View.Figure("Class", chosen.label(), "CH-55", "chosen after the race")));
        draft.alignment()
                .ifPresent(chosen -> figures.add(
                        new View.Figure("Alignment", chosen.label(), "CH-102", "chosen when the character was made")));
        return new View.Making(draft.id().value(), draft.name(), draft.next().words(), figures);
    }
}
