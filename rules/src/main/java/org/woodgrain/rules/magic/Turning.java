package org.woodgrain.rules.magic;

import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;

/** A cleric turns undead. */
public final class Turning {
    /** Turns for which the turned stay away. */
    public static final int TURNS_AWAY = 3;

    /** Feet that they keep from the cleric. */
    public static final int FEET_AWAY = 30;

    private Turning() {}

    /** How a try came out. */
    public enum Outcome {
        /** The kind is beyond him. */
        NOTHING,
        FAILED,
        TURNED,
        DESTROYED
    }

    /**
     * How a try came out.
     *
     * @param outcome what became of them
     * @param number how many creatures it can reach; 0 if none
     */
    public record Result(Outcome outcome, int number) {}

    /** Whether someone has the power at all: clerics who do not serve Chaos. */
    @Rule("CH-96")
    public static boolean able(CharacterClass characterClass, Alignment alignment) {
        return characterClass == CharacterClass.CLERIC && alignment != Alignment.CHAOS;
    }

    /** One try against one kind; the dice that it needs are thrown for the cleric. */
    @Rule({"CH-87", "CH-88", "CH-89", "CH-90", "CH-91"})
    public static Result attempt(Throws throwing, TurningTable.Entry entry, String cleric) {
        return switch (entry) {
            case TurningTable.Entry.Nothing nothing -> new Result(Outcome.NOTHING, 0);
            case TurningTable.Entry.AtLeast least ->
                throwing.of("CH-87", "turning undead")
                                .by(cleric)
                                .on(DiceStream.PLAYERS)
                                .atLeast(least.needed())
                                .roll(2, 6)
                                .success()
                        ? new Result(Outcome.TURNED, number(throwing, cleric))
                        : new Result(Outcome.FAILED, 0);
            case TurningTable.Entry.Turned turned -> new Result(Outcome.TURNED, number(throwing, cleric));
            case TurningTable.Entry.Destroyed destroyed -> new Result(Outcome.DESTROYED, number(throwing, cleric));
        };
    }

    private static int number(Throws throwing, String cleric) {
        return throwing.of("CH-91", "how many undead")
                .by(cleric)
                .on(DiceStream.PLAYERS)
                .roll(2, 6)
                .total();
    }
}
