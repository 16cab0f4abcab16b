package org.woodgrain.dice;

import java.util.ArrayList;
import java.util.List;

/** Writes down every die that other dice show, for {@link RecordedDice}. Not safe for several threads. */
public final class DiceRecorder implements Dice {
    private final Dice source;
    private final List<Thrown> thrown = new ArrayList<>();

    public DiceRecorder(Dice source) {
        this.source = source;
    }

    @Override
    public int roll(DiceStream stream, int sides) {
        int face = source.roll(stream, sides);
        thrown.add(new Thrown(stream, sides, face));
        return face;
    }

    /** All dice so far, in order. */
    public List<Thrown> thrown() {
        return List.copyOf(thrown);
    }
}
