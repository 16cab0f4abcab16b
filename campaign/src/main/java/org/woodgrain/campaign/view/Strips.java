package org.woodgrain.campaign.view;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;

/** The turn strip. */
final class Strips {
    /** A torch burns six turns, a lantern twenty-four on a flask (EQ-24). */
    private static final int TORCH = 6;

    private static final int LANTERN = 24;
    private static final int ACTIVE_TURNS = 5;

    private Strips() {}

    static View.Strip of(World world, CampaignState state) {
        Clock clock = state.clock();
        boolean below = state.place() instanceof Place.Underground;
        int minutes = clock.turn() * 10 + clock.ticks() * 10 / Clock.TURN;
        return new View.Strip(
                clock.day(),
                String.format(Locale.ROOT, "%02d:%02d", minutes / 60, minutes % 60),
                state.expedition().filter(gone -> below).map(Expedition::turn).orElse(0),
                clock.ticks() / Clock.QUARTER,
                state.lights().stream()
                        .map(light -> new View.Lamp(
                                state.adventurer(light.bearer())
                                        .map(Adventurer::name)
                                        .orElse(light.bearer().value()),
                                light.lantern() ? "lantern" : "torch",
                                light.turnsLeft(),
                                light.lantern() ? LANTERN : TORCH))
                        .toList(),
                below ? restDue(state) : "",
                below ? nextCheck(state) : "",
                Train.feetPerTurn(world, state));
    }

    private static String restDue(CampaignState state) {
        List<Adventurer> company = state.company();
        if (company.stream().anyMatch(member -> member.rest().owed() > 0)) {
            return "now, after the flight";
        }
        int active = company.stream()
                .mapToInt(member -> member.rest().active())
                .max()
                .orElse(0);
        int left = ACTIVE_TURNS - active;
        return left <= 0 ? "now" : left == 1 ? "after this turn" : "in " + left + " turns";
    }

    private static String nextCheck(CampaignState state) {
        if (state.ruleset().original()) {
            return "end of this turn";
        }
        int turn = state.expedition().map(Expedition::turn).orElse(1);
        return turn % 2 == 0 ? "this turn" : "next turn";
    }
}
