package org.woodgrain.dice;

/**
 * Very fast dice for simulations: PCG XSH-RR 64/32, the same on every machine for the same seed.
 *
 * <p>{@link #roll(int)} is the short way for engines that need one stream only; it is the referee's stream. Not safe
 * for several threads: give each its own {@linkplain #seeded(long, long) sequence}.
 */
public final class FastDice implements Dice {
    private static final long STEP = 6364136223846793005L;
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final long seed;
    private long sequence;
    private long refereeStep;
    private long playersStep;
    private long contentStep;
    private long talkStep;
    private long referee;
    private long players;
    private long content;
    private long talk;

    /**
     * Where dice stand, to go on later.
     *
     * @param seed they were made from
     * @param sequence which of the seed's sequences they are
     * @param referee the state of that stream
     * @param players likewise
     * @param content likewise
     * @param talk likewise
     */
    public record State(long seed, long sequence, long referee, long players, long content, long talk) {}

    private FastDice(long seed, long sequence) {
        this.seed = seed;
        choose(sequence);
    }

    private void choose(long number) {
        sequence = number;
        refereeStep = step(seed, number, DiceStream.REFEREE);
        playersStep = step(seed, number, DiceStream.PLAYERS);
        contentStep = step(seed, number, DiceStream.CONTENT);
        talkStep = step(seed, number, DiceStream.TALK);
    }

    /** Dice from a seed. */
    public static FastDice seeded(long seed) {
        return seeded(seed, 0);
    }

    /** One of many independent sequences of a seed, for work shared among threads or trials. */
    public static FastDice seeded(long seed, long sequence) {
        FastDice dice = new FastDice(seed, sequence);
        dice.begin();
        return dice;
    }

    /** Turns to the beginning of another sequence of the same seed: the dice of {@link #seeded(long, long)}. */
    public void turnTo(long other) {
        choose(other);
        begin();
    }

    private void begin() {
        referee = start(refereeStep, mix(seed));
        players = start(playersStep, mix(seed ^ ~GOLDEN));
        content = start(contentStep, mix(~seed));
        talk = start(talkStep, mix(seed ^ GOLDEN));
    }

    /** Dice that go on from where others stood. */
    public static FastDice resuming(State state) {
        FastDice dice = new FastDice(state.seed(), state.sequence());
        dice.referee = state.referee();
        dice.players = state.players();
        dice.content = state.content();
        dice.talk = state.talk();
        return dice;
    }

    /** Where these dice stand. */
    public State state() {
        return new State(seed, sequence, referee, players, content, talk);
    }

    /** Throws one die on the referee's stream; {@code sides} must be at least 1 and is not checked. */
    public int roll(int sides) {
        long drawn;
        do {
            long state = referee;
            referee = state * STEP + refereeStep;
            drawn = scaled(state, sides);
        } while (unfair(drawn, sides));
        return (int) (drawn >>> Integer.SIZE) + 1;
    }

    @Override
    public int roll(DiceStream stream, int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException("A die needs at least one face, not " + sides);
        }
        long drawn;
        do {
            drawn = scaled(next(stream), sides);
        } while (unfair(drawn, sides));
        return (int) (drawn >>> Integer.SIZE) + 1;
    }

    private long next(DiceStream stream) {
        return switch (stream) {
            case REFEREE -> {
                long state = referee;
                referee = state * STEP + refereeStep;
                yield state;
            }
            case PLAYERS -> {
                long state = players;
                players = state * STEP + playersStep;
                yield state;
            }
            case CONTENT -> {
                long state = content;
                content = state * STEP + contentStep;
                yield state;
            }
            case TALK -> {
                long state = talk;
                talk = state * STEP + talkStep;
                yield state;
            }
        };
    }

    /** The 32 random bits of a state, times the faces: the high half is the face, the low half tells if it is fair. */
    private static long scaled(long state, int sides) {
        return Integer.toUnsignedLong(bits(state)) * sides;
    }

    /** The output of a state of the generator. */
    static int bits(long state) {
        return Integer.rotateRight((int) ((state >>> 18 ^ state) >>> 27), (int) (state >>> 59));
    }

    /** Whether a draw falls into the leftover of 2^32 modulo the faces, which would favour some of them. */
    private static boolean unfair(long drawn, int sides) {
        int low = (int) drawn;
        return Integer.compareUnsigned(low, sides) < 0
                && Integer.compareUnsigned(low, Integer.remainderUnsigned(-sides, sides)) < 0;
    }

    /** The first state of a sequence, by the generator's own rule for seeding. */
    static long start(long step, long seed) {
        return (step + seed) * STEP + step;
    }

    /** The state after another. */
    static long after(long state, long step) {
        return state * STEP + step;
    }

    private static long step(long seed, long sequence, DiceStream stream) {
        return mix(mix(seed ^ GOLDEN) + sequence * 3 + stream.ordinal()) | 1;
    }

    /** Scatters the bits, so that neighbouring seeds have nothing in common. */
    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
