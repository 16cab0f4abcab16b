package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class PotionsTest {
    private static final ItemId POTION = new ItemId("p1");

    private static Expeditions play(String kind) {
        List<Adventurer> company = new ArrayList<>(Company.of(FIGHTER, HOBBIT));
        company.set(
                0,
                Company.with(company.getFirst(), Company.thing("p1", kind, "potion", 1, 30))
                        .withHitPoints(2));
        return Expeditions.begin(
                Played.profile(), Plans.draw("", " . . ").level(), cell(0, 0), Direction.EAST, company);
    }

    @Test
    @Rule("MI-040")
    void a_sip_tells_on_a_three_and_leaves_the_potion_whole() {
        Expeditions play = play("MI-049").order(new HandlingCommand.Sip(FIGHTER, POTION), 3);
        assertThat(play.who(FIGHTER).item(POTION))
                .hasValueSatisfying(potion -> assertThat(potion.name()).isEqualTo("Potion of speed"));
        assertThat(play.ticks()).isEqualTo(Clock.TURN / Played.either(10, 60));
        assertThat(play.refused(new HandlingCommand.Sip(FIGHTER, POTION)))
                .isInstanceOf(HandlingRefusal.SippedBefore.class);
    }

    @Test
    void a_sip_of_poison_tells_its_false_name_and_does_no_harm() {
        Expeditions play = play("MI-064/MI-054").order(new HandlingCommand.Sip(FIGHTER, POTION), 1);
        assertThat(play.who(FIGHTER).item(POTION))
                .hasValueSatisfying(potion -> assertThat(potion.name()).isEqualTo("Potion of healing"));
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(2);
    }

    @Test
    @Rule("MI-054")
    void healing_gives_a_die_and_one_back_but_never_more_than_all() {
        Expeditions play = play("MI-054").order(new HandlingCommand.Drink(FIGHTER, POTION), 2);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(5);
        assertThat(play.who(FIGHTER).item(POTION)).isEmpty();
        assertThat(play("MI-054")
                        .order(new HandlingCommand.Drink(FIGHTER, POTION), 6)
                        .who(FIGHTER)
                        .hitPoints())
                .isEqualTo(6);
    }

    @Test
    void poison_kills_unless_a_save_leaves_half_of_the_hit_points() {
        Expeditions dead = play("MI-064/MI-054").order(new HandlingCommand.Drink(FIGHTER, POTION), 2);
        assertThat(dead.who(FIGHTER).living()).isFalse();
        Expeditions saved = play("MI-064/MI-054").order(new HandlingCommand.Drink(FIGHTER, POTION), 20);
        assertThat(saved.who(FIGHTER).hitPoints()).isEqualTo(1);
    }

    @Test
    void only_potions_are_drunk() {
        assertThat(play("EQI-37").refused(new HandlingCommand.Drink(FIGHTER, POTION)))
                .isInstanceOf(HandlingRefusal.NoPotion.class);
    }
}
