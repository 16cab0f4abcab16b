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
    boolean take(Node node) {
        Node rest = node;
        while (rest instanceof Node.Binary binary) {
            boolean taken = binary.operator() == Operator.PLUS
                    ? takeOne(binary.right())
                    : binary.operator() == Operator.MINUS && takeAway(binary.right());
            if (!taken) {
                return false;
            }
            rest = binary.left();
        }
        return takeOne(rest);
    }

    private boolean takeAway(Node node) {
        if (node instanceof Node.Literal literal) {
            plus = Math.subtractExact(plus, literal.number());
            return true;
        }
        return false;
    }

    private boolean takeOne(Node node) {
        if (node instanceof Node.Literal literal) {
            plus = Math.addExact(plus, literal.number());
            return true;
        }
        if (node instanceof Node.Repeat || (node instanceof Node.Pool pool && added(pool))) {
            sources.addFirst(node);
            return true;
        }
        return false;
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
