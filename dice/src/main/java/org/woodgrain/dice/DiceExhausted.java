package org.woodgrain.dice;

/**
 * A die was asked for that nobody has thrown.
 *
 * <p>A table with real dice catches it, asks for the die by its faces, and decides the command again.
 */
public final class DiceExhausted extends DiceException {
    private static final long serialVersionUID = 1L;

    private final DiceStream stream;
    private final int sides;

    DiceExhausted(DiceStream stream, int sides, String message) {
        super(message);
        this.stream = stream;
        this.sides = sides;
    }

    /** What the missing die was to be thrown for. */
    public DiceStream stream() {
        return stream;
    }

    /** The faces of the missing die. */
    public int sides() {
        return sides;
    }
}
