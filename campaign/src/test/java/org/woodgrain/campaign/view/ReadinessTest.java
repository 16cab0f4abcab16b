package org.woodgrain.campaign.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.Plans.cell;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Item;

class ReadinessTest {
    private static final Level ROOM =
            Plans.draw("+-----+", "|1 1 1|", "+-----+").level();

    private static Expeditions town(Adventurer... company) {
        return below(company).given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
    }

    private static Expeditions below(Adventurer... company) {
        return Expeditions.begin(Profile.ORIGINAL, ROOM, cell(1, 0), Direction.EAST, List.of(company));
    }

    private static List<String> told(Expeditions play) {
        return Readiness.of(Views.of(play.world(), play.state(), new Seat.Company()));
    }

    private static Adventurer mage() {
        return Company.of(MAGE).getFirst().withSpells(Spells.NONE);
    }

    private static Adventurer fighter() {
        return Company.of(FIGHTER).getFirst();
    }

    @Test
    void places_for_spells_are_told_until_they_are_filled() {
        Expeditions play = town(fighter(), mage());
        assertThat(told(play)).contains("Mage can hold one spell.");

        play.order(new MagicCommand.Memorise(MAGE, List.of("SP-08")));

        assertThat(told(play)).noneMatch(line -> line.contains("spell"));
    }

    @Test
    void a_company_without_light_and_food_is_told_so() {
        assertThat(told(town(fighter().withItems(List.<Item>of()))))
                .contains("Nobody carries a torch, or a lantern with oil.", "Nobody carries rations.");
        assertThat(told(town(mage()))).noneMatch(line -> line.contains("torch"));
    }

    @Test
    void the_wounded_are_named() {
        assertThat(told(town(fighter().withHitPoints(2)))).contains("Not yet healed: Fighter (2 of 6).");
        assertThat(told(town(fighter()))).noneMatch(line -> line.contains("healed"));
    }

    @Test
    void below_ground_nobody_is_reminded() {
        assertThat(told(below(fighter().withHitPoints(2)))).isEmpty();
    }
}
