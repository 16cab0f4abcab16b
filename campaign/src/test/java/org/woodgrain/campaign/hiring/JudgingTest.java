package org.woodgrain.campaign.hiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.town.Company.OSRIC;
import static org.woodgrain.campaign.town.Company.YSOLT;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.RefereeCommand.Treatment;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** What the referee says of a hireling's loyalty. */
@UnderBothProfiles
@Rule({"NP-25", "NP-32"})
class JudgingTest {
    private static final Seat REFEREE = new Seat.Referee();
    private static final Seat COMPANY = new Seat.Company();

    private final Evening evening = serving(Company.two(Played.profile()));

    private static Evening serving(Evening evening) {
        evening.become(evening.state().withService(YSOLT, Service.entered(OSRIC, true, 9, 1, false)));
        return evening;
    }

    private int score() {
        return evening.state().service(YSOLT).orElseThrow().score();
    }

    @Test
    void of_9_with_a_bonus_is_10_and_treated_unfairly_9_again() {
        evening.rules(new RefereeCommand.JudgeTreatment(YSOLT, Treatment.GENEROUS, "the wyvern"));
        assertThat(score()).isEqualTo(10);
        evening.rules(new RefereeCommand.JudgeTreatment(YSOLT, Treatment.UNFAIR, ""));
        assertThat(score()).isEqualTo(9);
        evening.rules(new RefereeCommand.JudgeTreatment(YSOLT, Treatment.ENDANGERED, ""));
        assertThat(score()).isEqualTo(8);
    }

    @Test
    void is_told_to_the_referee_alone() {
        CampaignState before = evening.state();
        evening.rules(new RefereeCommand.JudgeTreatment(YSOLT, Treatment.UNFAIR, "no share of the gems"));
        List<Event> events = evening.last();

        assertThat(told(before, events, REFEREE))
                .contains("The loyalty of Ysolt is now 8: treated unfairly, no share of the gems.");
        assertThat(told(before, events, COMPANY)).isEmpty();
        assertThat(Actions.of(Evening.WORLD, evening.state(), COMPANY))
                .noneMatch(offer -> offer.id().equals("judge-treatment"));
    }

    private List<String> told(CampaignState before, List<Event> events, Seat seat) {
        return events.stream()
                .filter(HiringEvent.class::isInstance)
                .flatMap(event -> Narrator.tell(Evening.WORLD, before, evening.state(), event, seat).stream())
                .map(line -> line.text())
                .toList();
    }

    @Test
    void thrown_anew_counts_the_dice_and_what_befell_him_since() {
        evening.rules(new RefereeCommand.JudgeTreatment(YSOLT, Treatment.UNFAIR, ""));
        RefereeCommand.RethrowLoyalty anew = new RefereeCommand.RethrowLoyalty(YSOLT, "");
        if (Played.profile() == Profile.CLASSIC) {
            assertThat(evening.refused(REFEREE, anew).message()).contains("charisma");
            return;
        }
        evening.rules(anew, 4, 4, 5);

        int charisma = evening.last(HiringEvent.LoyaltyThrown.class)
                .getFirst()
                .rolls()
                .getFirst()
                .modifier();
        assertThat(score()).isEqualTo(13 + charisma - 1);
    }

    @Test
    void is_refused_for_one_who_serves_nobody() {
        assertThat(evening.refused(REFEREE, new RefereeCommand.JudgeTreatment(OSRIC, Treatment.UNFAIR, "")))
                .isInstanceOf(HiringRefusal.NotInService.class);
    }

    @Test
    void is_read_from_what_the_referee_is_offered() {
        Pick pick = new Pick(
                "judge-treatment",
                Map.of("who", List.of(YSOLT.value()), "how", List.of("unfair"), "why", List.of("beaten")));

        assertThat(Actions.of(Evening.WORLD, evening.state(), REFEREE))
                .anyMatch(offer -> offer.id().equals("judge-treatment"));
        assertThat(Actions.read(Evening.WORLD, evening.state(), REFEREE, pick))
                .isEqualTo(
                        new Reading.Understood(new RefereeCommand.JudgeTreatment(YSOLT, Treatment.UNFAIR, "beaten")));
    }
}
