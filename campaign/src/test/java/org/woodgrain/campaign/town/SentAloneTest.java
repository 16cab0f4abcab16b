package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.town.Company.OSRIC;
import static org.woodgrain.campaign.town.Company.YSOLT;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.hirelings.Loyalty;

/** A hireling who is told to go alone into the unknown. */
@Rule("NP-30")
class SentAloneTest {
    private static Evening alone(Profile profile, int loyalty) {
        Evening evening = Company.two(profile);
        evening.become(evening.state().withService(YSOLT, Service.entered(OSRIC, true, loyalty, 1, false)));
        return evening.does(new TownCommand.Array(List.of(YSOLT)));
    }

    @Test
    void of_loyalty_8_he_does_not_go_on_a_six_less_one() {
        Evening evening = alone(Profile.ORIGINAL, 8).does(new TownCommand.SetOut(), 3, 3);

        assertThat(evening.last(HiringEvent.CourageTried.class))
                .singleElement()
                .satisfies(tried -> assertThat(tried.conduct()).isEqualTo(Loyalty.Conduct.FLEES));
        assertThat(evening.last(TownEvent.ExpeditionBegun.class)).isEmpty();
        assertThat(evening.state().expedition()).isEmpty();
        assertThat(evening.state().order()).isEmpty();
    }

    @Test
    void of_loyalty_15_he_goes_on_a_seven() {
        Evening evening = alone(Profile.ORIGINAL, 15).does(new TownCommand.SetOut(), 3, 4);

        assertThat(evening.last(TownEvent.ExpeditionBegun.class)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"NP-25", "NP-32"})
    void having_gone_alone_he_is_less_loyal_by_one(Profile profile) {
        int[] dice = profile == Profile.ORIGINAL ? new int[] {3, 4} : new int[0];
        Evening evening = alone(profile, 15).does(new TownCommand.SetOut(), dice);

        assertThat(evening.state().service(YSOLT).orElseThrow().score()).isEqualTo(14);
    }

    @Test
    void with_his_employer_he_goes_without_a_throw_and_in_the_classic_game_always() {
        Evening together = alone(Profile.ORIGINAL, 8).does(new TownCommand.Array(List.of(OSRIC, YSOLT)));
        assertThat(together.does(new TownCommand.SetOut()).last(TownEvent.ExpeditionBegun.class))
                .hasSize(1);

        assertThat(alone(Profile.CLASSIC, 8).does(new TownCommand.SetOut()).last(TownEvent.ExpeditionBegun.class))
                .hasSize(1);
    }
}
