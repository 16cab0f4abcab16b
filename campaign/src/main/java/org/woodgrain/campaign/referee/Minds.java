package org.woodgrain.campaign.referee;

import java.util.Optional;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Ability;

/** Whether those whom no player guides think of a thing, or are prudent about it. */
final class Minds {
    private static final int LEAST = 3;
    private static final int MOST = 18;

    private Minds() {}

    static Optional<Refusal> check(RefereeCommand.TestMind test) {
        boolean mind = test.ability() == Ability.INTELLIGENCE || test.ability() == Ability.WISDOM;
        boolean score = test.score() >= LEAST && test.score() <= MOST;
        return mind && score && !test.name().isBlank() ? Optional.empty() : Optional.of(new RefereeRefusal.NoMind());
    }

    /** Three dice against the score: up to it he thinks of the plan, or keeps clear of the temptation. */
    @Rule({"CH-21", "CH-22"})
    static void test(Unfolding u, RefereeCommand.TestMind test) {
        String rule = test.ability() == Ability.WISDOM ? "CH-22" : "CH-21";
        boolean passed = u.throwing()
                .of(rule, test.ability() == Ability.WISDOM ? "prudence" : "thinking of it")
                .by(test.name().strip())
                .secret()
                .atMost(test.score())
                .roll(3, 6)
                .success();
        u.emit(new RefereeEvent.MindTested(
                test.name().strip(),
                test.ability(),
                test.what(),
                passed,
                rule,
                u.throwing().take()));
    }
}
