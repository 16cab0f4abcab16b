package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.dice.language.Function;
import org.woodgrain.dice.language.Node;
import org.woodgrain.dice.language.Operator;

/** Works out the odds of an expression part by part; no two parts share a die, so all are independent. */
final class Reckoner {
    /** Twice the distance between two outcomes still fits 64 bits. */
    private static final long LARGEST = 1_000_000_000_000_000_000L;

    private final Effort effort;

    Reckoner(Effort effort) {
        this.effort = effort;
    }

    /**
     * The odds of a part that comes to one number.
     *
     * @throws TooLarge if it would take too long
     * @throws OddsException if it may come to a division by zero
     */
    Distribution of(Node node) {
        if (node.dice() > 0 && (node.range().least() < -LARGEST || node.range().most() > LARGEST)) {
            throw new TooLarge("the outcomes may be numbers of more than 18 digits");
        }
        return switch (node) {
            case Node.Literal literal -> Distribution.constant(literal.number());
            case Node.Negative negative -> of(negative.of()).monotone(value -> -value);
            case Node.Enclosed enclosed -> of(enclosed.of());
            case Node.Binary binary -> binary(binary);
            case Node.Compared compared ->
                new Comparing(of(compared.left()), of(compared.right())).by(compared.comparison());
            case Node.Conditional conditional -> conditional(conditional);
            case Node.Call call -> call(call);
            case Node.Pool pool -> new Pools(pool, effort).of(of(pool.count()));
            case Node.Group group -> new Groups(this, effort).of(group);
            case Node.Repeat repeat -> throw new IllegalStateException("a repeat is no single number");
        };
    }

    private Distribution binary(Node.Binary binary) {
        Operator operator = binary.operator();
        if (operator == Operator.PLUS || operator == Operator.MINUS) {
            return sum(binary);
        }
        Deque<Node.Binary> row = new ArrayDeque<>();
        Node first = binary;
        while (first instanceof Node.Binary further
                && further.operator() != Operator.PLUS
                && further.operator() != Operator.MINUS) {
            row.push(further);
            first = further.left();
        }
        Distribution product = of(first);
        for (Node.Binary step : row) {
            product = product(step, product, of(step.right()));
        }
        return product;
    }

    private Distribution product(Node.Binary binary, Distribution left, Distribution right) {
        Operator operator = binary.operator();
        if (operator.divides() && right.chanceOf(0).numerator().signum() != 0) {
            Fraction chance = right.chanceOf(0);
            throw new OddsException("Column " + binary.column() + ": this comes to a division by zero"
                    + (chance.denominator().equals(BigInteger.ONE) ? "" : ", " + chance + " of the time"));
        }
        if (constant(right)) {
            return left.monotone(value -> operator.applied(value, right.least()));
        }
        if (operator == Operator.TIMES && constant(left)) {
            return right.monotone(value -> value * left.least());
        }
        return paired(left, right, operator);
    }

    /** A sum of any length; equal parts of it are taken together. */
    private Distribution sum(Node.Binary sum) {
        Map<Node, Integer> added = new LinkedHashMap<>();
        List<Node> others = new ArrayList<>();
        Distribution all = Distribution.constant(0);
        Node rest = sum;
        while (rest instanceof Node.Binary binary
                && (binary.operator() == Operator.PLUS || binary.operator() == Operator.MINUS)) {
            Node part = binary.right();
            if (binary.operator() == Operator.MINUS) {
                all = Sums.sum(all, of(part).monotone(value -> -value), effort);
            } else if (part instanceof Node.Pool || part instanceof Node.Literal) {
                added.merge(part, 1, Integer::sum);
            } else {
                others.add(part);
            }
            rest = binary.left();
        }
        others.add(rest);
        for (Map.Entry<Node, Integer> part : added.entrySet()) {
            all = Sums.sum(all, Sums.power(of(part.getKey()), part.getValue(), effort), effort);
        }
        for (Node part : others) {
            all = Sums.sum(all, of(part), effort);
        }
        return all;
    }

    private static boolean constant(Distribution distribution) {
        return distribution.size() == 1 && distribution.weight(0).equals(distribution.total());
    }

    private Distribution paired(Distribution left, Distribution right, Operator operator) {
        effort.spend(
                200.0 * left.size() * right.size(), "a product or quotient of so many outcomes takes too many steps");
        Map<Long, BigInteger> sums = new HashMap<>();
        for (int i = 0; i < left.size(); i++) {
            for (int j = 0; j < right.size(); j++) {
                sums.merge(
                        operator.applied(left.outcome(i), right.outcome(j)),
                        left.weight(i).multiply(right.weight(j)),
                        BigInteger::add);
            }
        }
        return Distribution.of(sums, left.total().multiply(right.total()));
    }

    private Distribution conditional(Node.Conditional conditional) {
        Distribution condition = of(conditional.condition());
        BigInteger otherwise = condition.weightOf(value -> value == 0);
        BigInteger met = condition.covered().subtract(otherwise);
        List<BigInteger> chances = new ArrayList<>();
        List<Distribution> numbers = new ArrayList<>();
        if (met.signum() != 0) {
            chances.add(met);
            numbers.add(of(conditional.met()));
        }
        if (otherwise.signum() != 0) {
            chances.add(otherwise);
            numbers.add(of(conditional.otherwise()));
        }
        return Mixtures.of(chances, condition.total(), numbers, effort);
    }

    private Distribution call(Node.Call call) {
        Distribution first = of(call.of().getFirst());
        if (call.function() == Function.ABS) {
            return first.mapped(Math::abs);
        }
        // the least of several is the greatest of their opposites
        boolean least = call.function() == Function.MIN;
        Distribution found = least ? first.monotone(value -> -value) : first;
        for (Node other : call.of().subList(1, call.of().size())) {
            Distribution next = of(other);
            found = new Comparing(found, least ? next.monotone(value -> -value) : next).greater();
        }
        return least ? found.monotone(value -> -value) : found;
    }
}
