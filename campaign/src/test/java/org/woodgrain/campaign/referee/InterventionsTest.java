package org.woodgrain.campaign.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.Plans.cell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class InterventionsTest {
    private static final Level ROOM =
            Plans.draw("+-----+", "|1 1 1|", "+-----+").level();
    private static final Seat REFEREE = new Seat.Referee();

    private final Expeditions play =
            Expeditions.begin(Played.profile(), ROOM, cell(1, 0), Direction.EAST, List.of(fighter(), mage()));

    private static Adventurer fighter() {
        return Company.of(FIGHTER).getFirst().withPurse(new Purse(0, 10, 0, 0, 0));
    }

    private static Adventurer mage() {
        return Company.of(MAGE).getFirst();
    }

    @Test
    @Rule("EN-36")
    void monsters_that_the_referee_sends_are_met_at_once_and_the_players_hear_only_of_the_meeting() {
        play.rules(new RefereeCommand.SendFoes("orc", 3, "the drums"), FastDice.seeded(5));

        assertThat(play.state().encounter().orElseThrow().foes())
                .extracting(Foe::monster)
                .containsExactly("orc", "orc", "orc");
        assertThat(play.toldReferee()).contains("The referee sends three orcs: the drums.");
        assertThat(play.told()).noneMatch(line -> line.contains("sends"));
        assertThat(play.refused(REFEREE, new RefereeCommand.SendFoes("orc", 1, "")))
                .isInstanceOf(GeneralRefusal.NotNow.class);
    }

    @Test
    void unknown_monsters_odd_numbers_and_a_company_in_town_are_refused() {
        assertThat(play.refused(REFEREE, new RefereeCommand.SendFoes("ork", 1, "")))
                .isEqualTo(new RefereeRefusal.NoSuchMonster("ork"));
        assertThat(play.refused(REFEREE, new RefereeCommand.SendFoes("orc", 0, "")))
                .isEqualTo(new RefereeRefusal.NumberOutOfRange("monsters", 0, 100));
        assertThat(play.refused(new RefereeCommand.SendFoes("orc", 1, "")))
                .isInstanceOf(GeneralRefusal.RefereeOnly.class);

        play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));

        assertThat(play.refused(REFEREE, new RefereeCommand.SendFoes("orc", 1, "")))
                .isInstanceOf(GeneralRefusal.NotNow.class);
        assertThat(play.refused(REFEREE, new RefereeCommand.CheckWanderers()))
                .isInstanceOf(GeneralRefusal.NotNow.class);
    }

    @Test
    @Rule("EN-09")
    void a_check_for_wanderers_can_be_thrown_at_any_time() {
        play.rules(new RefereeCommand.CheckWanderers(), ScriptedDice.of(3));

        assertThat(play.events(ClockEvent.WanderersChecked.class))
                .singleElement()
                .satisfies(check -> assertThat(check.come()).isFalse());
        assertThat(play.state().encounter()).isEmpty();
    }

    @Test
    void a_thing_of_the_lists_is_put_into_a_pack_and_a_potion_keeps_its_secret() {
        play.rules(new RefereeCommand.GiveThing(MAGE, "MI-046", 2, "a reward"), FastDice.seeded(5));

        assertThat(play.who(MAGE).items()).extracting(Item::kind).contains("MI-046");
        assertThat(play.told()).containsExactly("Mage receives 2 x potion: a reward.");
        assertThat(play.refused(REFEREE, new RefereeCommand.GiveThing(MAGE, " ", 1, "")))
                .isEqualTo(new RefereeRefusal.NothingGiven());
    }

    @Test
    void gold_is_given_and_taken_as_far_as_there_is_any() {
        play.rules(new RefereeCommand.GiveGold(FIGHTER, 25, ""));
        assertThat(play.who(FIGHTER).purse().gold()).isEqualTo(35);

        play.rules(new RefereeCommand.GiveGold(FIGHTER, -30, "a fine"));
        assertThat(play.who(FIGHTER).purse().gold()).isEqualTo(5);
        assertThat(play.told()).containsExactly("Fighter loses 30 gp: a fine.");

        assertThat(play.refused(REFEREE, new RefereeCommand.GiveGold(FIGHTER, -6, "")))
                .isEqualTo(new RefereeRefusal.PurseTooLight("Fighter", 6));
    }

    @Test
    void all_of_it_is_offered_to_the_referee_alone() {
        List<String> ids = List.of("send-foes", "check-wanderers", "give-thing", "give-gold");
        assertThat(Actions.of(play.world(), play.state(), REFEREE))
                .extracting(offer -> offer.id())
                .containsAll(ids);
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .extracting(offer -> offer.id())
                .doesNotContainAnyElementsOf(ids);
        assertThat(Actions.read(
                        play.world(),
                        play.state(),
                        REFEREE,
                        new Pick(
                                "send-foes",
                                Map.of("monster", List.of("orc"), "number", List.of("2"), "why", List.of("")))))
                .isEqualTo(new Reading.Understood(new RefereeCommand.SendFoes("orc", 2, "")));
    }
}
