package org.woodgrain.campaign.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.battle.Melees;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** What is shown of a fight, to whomever and however often, changes nothing in it. */
class DisplayTest {

    @ParameterizedTest
    @EnumSource
    @Rule("CH-04")
    void a_fight_of_one_seed_has_the_same_log_with_and_without_its_map_and_figures(Profile profile) {
        List<String> plain = fought(profile, false);
        assertThat(plain).hasSizeGreaterThan(10);
        assertThat(fought(profile, true)).isEqualTo(plain);
    }

    private static List<String> fought(Profile profile, boolean shown) {
        Melees melee = Melees.inHall(profile, Company.six()).against("orc", 40, 5, 5, 5, 5, 5, 5);
        Dice dice = FastDice.seeded(4);
        List<String> log = new ArrayList<>();
        for (int round = 0; round < 6 && fighting(melee); round++) {
            if (shown) {
                for (Seat seat : List.of(new Seat.Company(), new Seat.Referee())) {
                    assertThat(Views.of(melee.world(), melee.state(), seat).map())
                            .as("the map of the fight")
                            .isPresent();
                }
            }
            melee.round(List.of(), dice);
            melee.lines().forEach(line -> log.add(line.text() + " " + line.rolls()));
        }
        log.add(melee.state().toString());
        return log;
    }

    private static boolean fighting(Melees melee) {
        return melee.state()
                .encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .isPresent();
    }
}
