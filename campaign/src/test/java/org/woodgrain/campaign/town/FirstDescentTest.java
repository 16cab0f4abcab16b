package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

@UnderBothProfiles
class FirstDescentTest {
    private final Ruleset rules = Ruleset.of(Played.profile());

    private static Optional<Refusal> setOut(Ruleset rules, int levels) {
        Level hall = Evening.WORLD.level("hall").orElseThrow();
        World world = new World(
                Evening.BOOK,
                IntStream.range(0, levels)
                        .boxed()
                        .collect(Collectors.toMap(number -> "level-" + number, each -> hall)));
        CampaignState state = Company.two(rules).state();
        return Muster.checkSetOut(world, state);
    }

    @Test
    @Rule("CH-01")
    void with_six_levels_demanded_five_are_one_too_few() {
        Ruleset six = rules.with(Option.SIX_LEVELS, true);
        assertThat(setOut(six, 5)).contains(new TownRefusal.TooFewLevels(1));
        assertThat(setOut(six, 6)).isEmpty();
    }

    @Test
    @Rule("CH-01")
    void a_campaign_that_lowers_it_says_by_which_house_rule() {
        for (int asked : new int[] {1, 3, 6}) {
            Ruleset lowered = Ruleset.of(Profile.ORIGINAL).withLevelsAsked(asked);
            assertThat(lowered.levelsAsked()).isEqualTo(asked);
            BeginEvent.CampaignBegun begun = new BeginEvent.CampaignBegun("c", "Shallow", lowered, "");
            CampaignState now = Evolve.apply(Evolve.NOTHING, begun);
            assertThat(Narrator.tell(Evening.WORLD, Evolve.NOTHING, now, begun, new Seat.Company()))
                    .singleElement()
                    .satisfies(line -> assertThat(line.text().contains("house rule six-levels off"))
                            .isEqualTo(asked < 6));
        }
    }

    @Test
    @Rule("CH-01")
    void a_campaign_may_lower_that_to_three_or_ask_for_none() {
        Ruleset three = rules.with(Option.THREE_LEVELS, true);
        assertThat(setOut(three, 2)).contains(new TownRefusal.TooFewLevels(1));
        assertThat(setOut(three, 3)).isEmpty();
        assertThat(setOut(rules, 1)).isEmpty();
    }
}
