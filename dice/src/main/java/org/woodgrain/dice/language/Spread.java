package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;

/**
 * A single part in braces, taken apart: of dice and repeats with numbers added, each die and each repeat is a member by
 * itself.
 */
final class Spread {
    private final List<Node> sources = new ArrayList<>();
    private long plus;

    /** Takes a part in; false if it is no sum of dice, repeats and numbers. */
    boolean take(Node node, boolean negative) {
        return switch (node) {
            case Node.Literal literal -> {
                plus = Math.addExact(plus, negative ? Math.negateExact(literal.number()) : literal.number());
                yield true;
            }
            case Node.Binary sum
            when sum.operator() == Operator.PLUS && !negative -> take(sum.left(), false) && take(sum.right(), false);
            case Node.Binary difference
            when difference.operator() == Operator.MINUS && !negative ->
                take(difference.left(), false)
                        && difference.right() instanceof Node.Literal
                        && take(difference.right(), true);
            case Node.Pool pool when !negative && added(pool) -> sources.add(pool);
            case Node.Repeat repeat when !negative -> sources.add(repeat);
            case Node.Pool pool -> false;
            case Node.Repeat repeat -> false;
            case Node.Binary binary -> false;
            case Node.Negative other -> false;
            case Node.Enclosed enclosed -> false;
            case Node.Compared compared -> false;
            case Node.Conditional conditional -> false;
            case Node.Call call -> false;
            case Node.Group group -> false;
        };
    }

    private static boolean added(Node.Pool pool) {
        return pool.modifiers().stream()
                .noneMatch(each -> each instanceof Modifier.Tally || each instanceof Modifier.LargestSet);
    }

    List<Node> sources() {
        return sources;
    }

    long plus() {
        return plus;
    }

    /** Refuses what would have two meanings. */
    void check(boolean summed, int place) {
        if (summed) {
            return;
        }
        for (Node source : sources) {
            if (source instanceof Node.Pool pool) {
                if (!(pool.count() instanceof Node.Literal)) {
                    throw Cursor.fault(place, "where each die in braces is looked at, their number must be written");
                }
                if (pool.modifiers().stream().anyMatch(each -> each instanceof Modifier.Pick)) {
                    throw Cursor.fault(place, "keep or drop dice either within the braces or behind them");
                }
            }
        }
    }
}
