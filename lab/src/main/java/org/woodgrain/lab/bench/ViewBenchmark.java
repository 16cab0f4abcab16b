package org.woodgrain.lab.bench;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;

/** What the company's seat may know, after each order of a delve in turn. */
@State(Scope.Thread)
public class ViewBenchmark {
    private final Delve delve = Delve.play();
    private final List<CampaignState> states = states(delve);
    private int next;

    private static List<CampaignState> states(Delve delve) {
        Campaign campaign = new Campaign(delve.world());
        Dice dice = Delve.dice();
        CampaignState state = Evolve.NOTHING;
        List<CampaignState> all = new ArrayList<>();
        for (Order order : delve.playing().orders()) {
            if (campaign.decide(state, order, dice) instanceof Decision.Accepted accepted) {
                state = Evolve.applyAll(state, accepted.events());
                all.add(state);
            }
        }
        return all;
    }

    @Benchmark
    public View view() {
        next = next + 1 == states.size() ? 0 : next + 1;
        return Views.of(delve.world(), states.get(next), new Seat.Company());
    }
}
