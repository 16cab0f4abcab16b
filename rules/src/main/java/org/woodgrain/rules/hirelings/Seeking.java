package org.woodgrain.rules.hirelings;

import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** The ways of looking for people to hire. */
@Rule("NP-05")
public enum Seeking {
    NOTICES("notices at the inns", 1, 1),
    PUBLIC_PLACES("going about in public places", 1, 1),
    MESSENGERS("messengers to where they live", 2, 2);

    private static final int GOLD = 100;
    private static final int STEP = 10;
    private static final int MOST_ANSWERS = 3;

    private final String label;
    private final int weeks;
    private final int factor;

    Seeking(String label, int weeks, int factor) {
        this.label = label;
        this.weeks = weeks;
        this.factor = factor;
    }

    public String label() {
        return label;
    }

    /** How long it takes. */
    public int weeks() {
        return weeks;
    }

    /** The most gold pieces that it can cost. */
    public int dearest() {
        return weeks * 6 * GOLD;
    }

    /** Throws for what it costs, in gold pieces: a die of hundreds for each week. */
    @Rule("NP-06")
    public int cost(Throws dice) {
        return dice.of("NP-06", "what the search costs")
                .times(GOLD)
                .roll(weeks, 6)
                .total();
    }

    /** Chance in a hundred that anybody answers, with a public offer so many steps above the least. */
    @Rule("NP-07")
    public int chance(Calling calling, int steps) {
        return Math.min(100, calling.answering() * factor + STEP * steps);
    }

    /** How many answer; 0 if nobody does. */
    @Rule("NP-07")
    public int answers(Throws dice, Calling calling, int steps) {
        Roll roll = dice.of("NP-07", "whether anybody answers")
                .secret()
                .atMost(chance(calling, steps))
                .roll(1, 100);
        return roll.success()
                ? dice.of("NP-07", "how many answer")
                        .secret()
                        .roll(1, MOST_ANSWERS)
                        .total()
                : 0;
    }
}
