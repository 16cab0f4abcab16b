package org.woodgrain.campaign.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

class ExperienceTest {
    private static final Seat REFEREE = new Seat.Referee();

    private static void set(Evening evening, int points) {
        RefereeCommand command = new RefereeCommand.SetExperience(Company.OSRIC, points, "an old hand");
        assertThat(RefereeDecider.check(Evening.WORLD, evening.state(), REFEREE, command))
                .isEmpty();
        evening.unfold(u -> RefereeDecider.carryOut(u, command), 6, 6, 6, 6, 6, 6, 6, 6, 6, 6);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"XP-02", "XP-17"})
    void the_referee_makes_a_lord_of_a_veteran_and_a_veteran_of_the_lord(Profile profile) {
        Evening evening = Company.two(profile);
        int before = evening.member("c1").maxHitPoints();
        set(evening, 240_000);
        assertThat(evening.member("c1").level()).isEqualTo(9);
        assertThat(evening.member("c1").career().hitDice()).hasSize(9);
        assertThat(evening.member("c1").hitPoints())
                .isEqualTo(evening.member("c1").maxHitPoints());

        set(evening, 1_999);
        assertThat(evening.member("c1").level()).isEqualTo(1);
        assertThat(evening.member("c1").career().experience()).isEqualTo(1_999);
        assertThat(evening.member("c1").maxHitPoints()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("XP-02")
    void it_is_offered_to_the_referee_and_refused_to_players_and_out_of_bounds(Profile profile) {
        Evening evening = Company.two(profile);
        RefereeCommand much = new RefereeCommand.SetExperience(Company.OSRIC, 20_000_001, "");
        assertThat(RefereeDecider.check(Evening.WORLD, evening.state(), REFEREE, much))
                .containsInstanceOf(RefereeRefusal.PointsOutOfRange.class);
        assertThat(RefereeDecider.check(Evening.WORLD, evening.state(), new Seat.Company(), much))
                .containsInstanceOf(GeneralRefusal.RefereeOnly.class);
        assertThat(RefereeDecider.check(
                        Evening.WORLD,
                        evening.state(),
                        REFEREE,
                        new RefereeCommand.SetExperience(new CharacterId("nobody"), 1, "")))
                .containsInstanceOf(GeneralRefusal.NoSuchCharacter.class);
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .noneMatch(offer -> offer.id().equals("set-experience"));
        assertThat(Actions.read(
                        Evening.WORLD,
                        evening.state(),
                        REFEREE,
                        new Pick(
                                "set-experience",
                                Map.of("who", List.of("c1"), "points", List.of("64000"), "why", List.of("")))))
                .isEqualTo(new Reading.Understood(new RefereeCommand.SetExperience(Company.OSRIC, 64_000, "")));
    }
}
