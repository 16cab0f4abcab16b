package org.woodgrain.rules;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;

/**
 * Throws dice and keeps each throw, so that the event which reports the result can show them all.
 *
 * <p>Use: {@code throwing.of("UX-21", "listening").by("Alaric").secret().atMost(2).roll(1, 6)}.
 */
public final class Throws {
    private final Dice dice;
    private final List<Roll> taken = new ArrayList<>();

    public Throws(Dice dice) {
        this.dice = dice;
    }

    /** Begins a throw for a rule and a purpose. */
    public Throw of(String rule, String purpose) {
        return new Throw(rule, purpose);
    }

    /** Hands over the throws made since the last call, and forgets them. */
    public List<Roll> take() {
        List<Roll> made = List.copyOf(taken);
        taken.clear();
        return made;
    }

    /** The source, for engines that record their own throws. */
    public Dice dice() {
        return dice;
    }

    /** Adds throws that were made elsewhere. */
    public void add(List<Roll> rolls) {
        taken.addAll(rolls);
    }

    /** One throw in the making. */
    public final class Throw {
        private final String rule;
        private final String purpose;
        private String by = "";
        private DiceStream stream = DiceStream.REFEREE;
        private int modifier;
        private int multiplier = 1;
        private Roll.Test test = Roll.Test.NONE;
        private int target;
        private boolean secret;

        private Throw(String rule, String purpose) {
            this.rule = rule;
            this.purpose = purpose;
        }

        /** Names who throws; the dice are then the players' unless {@link #secret()} or {@link #on} says otherwise. */
        public Throw by(String name) {
            this.by = name;
            return this;
        }

        public Throw on(DiceStream which) {
            this.stream = which;
            return this;
        }

        /** Only the referee may see it. */
        public Throw secret() {
            this.secret = true;
            return this;
        }

        public Throw plus(int add) {
            this.modifier += add;
            return this;
        }

        public Throw times(int factor) {
            this.multiplier = factor;
            return this;
        }

        public Throw atLeast(int needed) {
            this.test = Roll.Test.AT_LEAST;
            this.target = needed;
            return this;
        }

        public Throw atMost(int limit) {
            this.test = Roll.Test.AT_MOST;
            this.target = limit;
            return this;
        }

        /** Throws {@code count} dice of {@code sides} and keeps the result. */
        public Roll roll(int count, int sides) {
            List<Integer> faces = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                faces.add(dice.roll(stream, sides));
            }
            Roll made = new Roll(rule, purpose, by, stream, sides, faces, modifier, multiplier, test, target, secret);
            taken.add(made);
            return made;
        }
    }
}
