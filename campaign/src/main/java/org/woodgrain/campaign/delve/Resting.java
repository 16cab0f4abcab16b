package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.ground.Stays;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Standing still on purpose. */
final class Resting {
    private Resting() {}

    static Optional<Refusal> check(DelveCommand.Rest rest) {
        return rest.turns() >= 1 && rest.turns() <= Clock.TURNS_IN_DAY
                ? Optional.empty()
                : Optional.of(new DelveRefusal.HowLong(Clock.TURNS_IN_DAY));
    }

    /** Whole turns of rest; what is left of a turn in which something was done goes by first. */
    @Rule({"UX-04", "CD-24"})
    static void rest(Unfolding u, DelveCommand.Rest rest) {
        u.emit(new DelveEvent.Rested(rest.turns()));
        int began =
                u.state().clock().day() * Clock.TURNS_IN_DAY + u.state().clock().turn();
        Time.finishTurn(u);
        int turns = 0;
        while (turns < rest.turns() && !Time.interrupted(u)) {
            Time.turns(u, 1);
            turns++;
        }
        stayed(u, began, turns);
    }

    /** Whoever has spent time enough in a place has learned it. */
    @Rule("SP-45")
    private static void stayed(Unfolding u, int began, int turns) {
        if (turns >= Stays.LEAST) {
            u.state()
                    .underground()
                    .ifPresent(at -> u.world()
                            .level(at.level())
                            .ifPresent(level -> u.emit(
                                    new DelveEvent.Noted(at.level(), Stays.mark(level, at.cell(), began, turns)))));
        }
    }
}
