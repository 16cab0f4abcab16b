package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.experience.Advancement;
import org.woodgrain.rules.rulebook.Rulebook;

/** Turns a finished draft into a character: throws hit points and gold. */
final class NewCharacter {
    private NewCharacter() {}

    @Rule({"CH-08", "CH-11", "EQ-01"})
    static Adventurer of(Unfolding u, Draft draft, List<String> languages) {
        Race race = draft.race().orElseThrow();
        CharacterClass acting = draft.characterClass().orElseThrow();
        Alignment alignment = draft.alignment().orElseThrow();
        Rulebook book = u.world().book();
        Career career = Advancement.begin(book.characters(), acting, u.throwing(), draft.name());
        int gold = u.throwing()
                .of("EQ-01", "gold pieces")
                .by(draft.name())
                .on(DiceStream.PLAYERS)
                .times(10)
                .roll(3, 6)
                .total();
        List<String> tongues = new ArrayList<>(Peoples.tongues(race, alignment));
        languages.stream().distinct().forEach(tongues::add);
        Adventurer born = new Adventurer(
                draft.id(),
                draft.name(),
                race,
                alignment,
                draft.rolled(),
                draft.abilities(),
                List.of(career),
                acting,
                1,
                1,
                Life.LIVING,
                Purse.gold(gold),
                List.of(),
                Spells.NONE,
                tongues,
                Rest.FRESH,
                0);
        int points = Muster.figures(u.world(), u.state()).mostHitPoints(born, born.careers());
        return born.withHitPoints(points).withMaxHitPoints(points);
    }
}
