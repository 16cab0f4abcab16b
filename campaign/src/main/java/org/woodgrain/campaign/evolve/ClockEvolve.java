package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Seal;

final class ClockEvolve {
    private ClockEvolve() {}

    static CampaignState apply(CampaignState state, ClockEvent event) {
        return switch (event) {
            case ClockEvent.TimePassed passed -> state.withClock(after(state.clock(), passed.ticks()));
            case ClockEvent.Marked marked ->
                state.withSeal(new Seal(
                                state.seal().commitment(), marked.referee(), marked.players(), marked.content()))
                        .withNextId(marked.nextId());
        };
    }

    private static Clock after(Clock clock, int ticks) {
        long all = (long) clock.turn() * Clock.TURN + clock.ticks() + ticks;
        int turns = (int) (all / Clock.TURN);
        return new Clock(
                clock.day() + turns / Clock.TURNS_IN_DAY, turns % Clock.TURNS_IN_DAY, (int) (all % Clock.TURN));
    }
}
