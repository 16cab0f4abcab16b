package org.woodgrain.campaign.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Ability;

@UnderBothProfiles
class MindsTest {
    private final Evening evening = Company.two(Played.profile());

    private Decision tests(Seat seat, Ability ability, int score, int... faces) {
        return new Campaign(Evening.WORLD)
                .decide(
                        evening.state(),
                        new Order("r", seat, new RefereeCommand.TestMind("The guard", ability, score, "the lever")),
                        ScriptedDice.of(faces));
    }

    private List<String> told(Decision decision, Seat seat) {
        List<Event> events = ((Decision.Accepted) decision).events();
        return events.stream()
                .flatMap(event -> Narrator.tell(Evening.WORLD, evening.state(), evening.state(), event, seat).stream())
                .map(Line::text)
                .toList();
    }

    @Test
    @Rule("CH-21")
    void one_of_intelligence_seven_does_not_think_of_it_on_nine() {
        Decision nine = tests(new Seat.Referee(), Ability.INTELLIGENCE, 7, 3, 3, 3);
        assertThat(told(nine, new Seat.Referee()))
                .containsExactly("The guard does not think of it unaided: the lever.");
        assertThat(told(tests(new Seat.Referee(), Ability.INTELLIGENCE, 7, 3, 3, 1), new Seat.Referee()))
                .containsExactly("The guard thinks of it: the lever.");
        assertThat(told(nine, new Seat.Company())).isEmpty();
    }

    @Test
    @Rule("CH-22")
    void a_guard_of_wisdom_twelve_declines_on_ten_and_not_on_thirteen() {
        assertThat(told(tests(new Seat.Referee(), Ability.WISDOM, 12, 3, 3, 4), new Seat.Referee()))
                .containsExactly("The guard is too prudent for it: the lever.");
        assertThat(told(tests(new Seat.Referee(), Ability.WISDOM, 12, 4, 4, 5), new Seat.Referee()))
                .containsExactly("The guard gives in to the temptation: the lever.");
    }

    @Test
    void only_the_referee_throws_and_only_for_wits_with_a_score() {
        assertThat(tests(new Seat.Company(), Ability.WISDOM, 12)).isInstanceOf(Decision.Refused.class);
        assertThat(((Decision.Refused) tests(new Seat.Referee(), Ability.STRENGTH, 12)).refusal())
                .isInstanceOf(RefereeRefusal.NoMind.class);
        assertThat(((Decision.Refused) tests(new Seat.Referee(), Ability.WISDOM, 19)).refusal())
                .isInstanceOf(RefereeRefusal.NoMind.class);
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Referee()))
                .extracting(Offer::id)
                .contains("test-mind");
    }
}
