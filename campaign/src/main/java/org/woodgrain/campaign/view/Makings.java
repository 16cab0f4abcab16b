package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.rules.characters.Race;

/** Characters in the making. */
final class Makings {
    private Makings() {}

    static View.Making of(World world, CampaignState state, Draft draft) {
        List<View.Figure> figures = new ArrayList<>(new SheetAbilities(
                        world.book().characters(),
                        state.ruleset(),
                        draft.rolled(),
                        draft.abilities(),
                        draft.race().orElse(Race.HUMAN))
                .figures());
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
