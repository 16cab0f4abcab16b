package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class ClericalSeekingTest {

    /** A cleric of level 6 at one end of a corridor, with the stairs so many squares off. */
    private static Expeditions corridor(Profile profile, int squares) {
        String wall = "+" + "-+".repeat(squares + 1);
        Level place = Plans.draw(wall, "|" + ". ".repeat(squares) + ".|", wall)
                .stairs(new Stairs(new Cell(squares, 0), Direction.EAST, true, Optional.empty()))
                .level();
        return Expeditions.begin(
                profile, place, new Cell(0, 0), Direction.EAST, List.of(cleric(6, Alignment.LAW, "SP-93")));
    }

    @ParameterizedTest
    @Rule("SP-93")
    @CsvSource({"ORIGINAL, 15, east", "CLASSIC, 15, east", "ORIGINAL, 16, ''", "CLASSIC, 16, ''"})
    void at_level_six_it_reaches_a_hundred_and_fifty_feet(Profile profile, int squares, String direction) {
        assertThat(cast(corridor(profile, squares), CLERIC, "SP-93", "object:stairs up"))
                .filteredOn(ArcaneEvent.ObjectFelt.class::isInstance)
                .extracting(event -> ((ArcaneEvent.ObjectFelt) event).direction())
                .first()
                .isEqualTo(direction);
    }

    @Test
    @Rule("SP-93")
    void in_the_third_turn_it_is_over() {
        Expeditions play = corridor(Played.profile(), 15);
        cast(play, CLERIC, "SP-93", "object:stairs up");
        Unfolding u =
                new Unfolding(play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1));

        Time.turns(u, 1);
        assertThat(u.state().effects()).anyMatch(effect -> effect.kind().equals("SP-93"));
        Time.turns(u, 1);

        assertThat(u.state().effects()).noneMatch(effect -> effect.kind().equals("SP-93"));
        assertThat(effects(play, "SP-93")).hasSize(1);
    }
}
