package org.woodgrain.dice.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;

/**
 * An expression such as {@code 4d6kh3 + 2}, {@code 10d10!=10,>=7}, {@code 6x(4d6dl1)} or {@code 2d4x10 # gold}.
 *
 * <p>Whole numbers throughout; division rounds down, toward the smaller number. The guide's page on dice tells the whole
 * language.
 */
public final class DiceExpression {
    private final String text;
    private final Node root;
    private final Optional<String> label;

    private DiceExpression(String text, Node root, Optional<String> label) {
        this.text = text;
        this.root = root;
        this.label = label;
    }

    /**
     * Reads an expression within the usual limits.
     *
     * @throws DiceSyntaxException with the column, if it is none, would never end, or asks for too much
     */
    public static DiceExpression parse(String text) {
        return parse(text, DiceLimits.USUAL);
    }

    /** Reads an expression within given limits. */
    public static DiceExpression parse(String text, DiceLimits limits) {
        return parse(text, limits, Map.of());
    }

    /** Reads an expression in which {@code $name} stands for a number. */
    public static DiceExpression parse(String text, DiceLimits limits, Map<String, Long> variables) {
        Parser parser = new Parser(new Cursor(text, limits, Map.copyOf(variables)));
        Node root = parser.read();
        return new DiceExpression(text.strip(), root, parser.label());
    }

    /** The text it was read from. */
    public String text() {
        return text;
    }

    /** What was read. */
    public Node root() {
        return root;
    }

    /** What it was thrown for, if the text said so. */
    public Optional<String> label() {
        return label;
    }

    /** No outcome is less; for a repeat, no outcome of one. */
    public long least() {
        return root.range().least();
    }

    /** No outcome is more; for a repeat, no outcome of one. */
    public long most() {
        return root.range().most();
    }

    /**
     * Throws the dice, from left to right.
     *
     * @throws DiceSyntaxException if a division by zero came up
     */
    public DiceResult roll(Dice dice, DiceStream stream) {
        return new Roller(dice, stream).roll(root, label);
    }

    /**
     * Throws the dice and tells only what they came to: one number, or as many as it is repeated.
     *
     * @throws DiceSyntaxException if a division by zero came up
     */
    public List<Long> totals(Dice dice, DiceStream stream) {
        return new Roller(dice, stream).totals(root);
    }

    @Override
    public String toString() {
        return text;
    }
}
