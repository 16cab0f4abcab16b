package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;

/**
 * An expression such as {@code 4d6kh3 + 2}, {@code d%}, {@code (1d6+1)/2} or {@code 2d4x10 # gold}.
 *
 * <p>Whole numbers throughout; division rounds down, toward the smaller number. Kept and dropped dice: {@code kh}
 * highest and {@code kl} lowest kept, {@code dh} and {@code dl} dropped, one unless a number follows; {@code k} alone
 * is {@code kh}, and {@code d} after dice is {@code dl}. Capitals and small letters are alike, spaces may stand
 * anywhere between the parts, and {@code −} is a minus like {@code -}.
 */
public final class DiceExpression {
    private final Node root;
    private final Optional<String> label;

    private DiceExpression(Node root, Optional<String> label) {
        this.root = root;
        this.label = label;
    }

    /**
     * Reads an expression within the usual limits.
     *
     * @throws DiceSyntaxException with the column, if it is none or asks for too much
     */
    public static DiceExpression parse(String text) {
        return parse(text, DiceLimits.USUAL);
    }

    /** Reads an expression within given limits. */
    public static DiceExpression parse(String text, DiceLimits limits) {
        Parser parser = new Parser(text, limits);
        Node root = parser.read();
        return new DiceExpression(root, parser.label());
    }

    /** What it was thrown for, if the text said so. */
    public Optional<String> label() {
        return label;
    }

    /** The least that it can come to. */
    public long least() {
        return root.range().least();
    }

    /** The most that it can come to. */
    public long most() {
        return root.range().most();
    }

    /**
     * Throws the dice, from left to right.
     *
     * @throws DiceSyntaxException if a division by zero came up
     */
    public DiceResult roll(Dice dice, DiceStream stream) {
        List<DiceResult.Die> thrown = new ArrayList<>();
        Node.Value value = root.roll(new Node.Table(sides -> dice.roll(stream, sides), thrown));
        return new DiceResult(value.number(), value.text(), thrown, label);
    }
}
