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
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class UnlistedTest {
    private static final String POLE = "EQI-38";

    private final Evening evening = Company.two(Played.profile());

    private Decision sells(int halves) {
        return new Campaign(Evening.WORLD)
                .decide(
                        evening.state(),
                        new Order(
                                "r",
                                new Seat.Referee(),
                                new RefereeCommand.SellUnlisted(Company.OSRIC, "ladder 10 ft", POLE, halves)),
                        ScriptedDice.none());
    }

    @Test
    @Rule("EQ-05")
    void a_ladder_is_priced_as_two_poles() {
        evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(10))));
        Decision decision = sells(4);
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        evening.become(Evolve.applyAll(evening.state(), ((Decision.Accepted) decision).events()));
        Adventurer osric = evening.member("c1");
        assertThat(osric.purse()).isEqualTo(Purse.gold(8));
        assertThat(List.copyOf(osric.items())).extracting(Item::name).contains("ladder 10 ft");
    }

    @Test
    @Rule("EQ-05")
    void other_factors_and_empty_purses_are_refused() {
        assertThat(((Decision.Refused) sells(3)).refusal()).isInstanceOf(RefereeRefusal.NoComparison.class);
        evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.EMPTY)));
        assertThat(((Decision.Refused) sells(2)).refusal()).isInstanceOf(RefereeRefusal.PriceTooHigh.class);
    }
}
