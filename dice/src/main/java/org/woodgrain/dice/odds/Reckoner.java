package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.dice.language.Function;
import org.woodgrain.dice.language.Node;
import org.woodgrain.dice.language.Operator;

/** Works out the odds of an expression part by part; no two parts share a die, so all are independent. */
final class Reckoner {
    private static final long MOST_PAIRS = 4_000_000;

    private final Depth depth;

    Reckoner(Depth depth) {
        this.depth = depth;
    }

    /**
     * The odds of a part that comes to one number.
     *
     * @throws TooLarge if it would take too long
     * @throws OddsException if it may come to a division by zero
     */
    Distribution of(Node node) {
        return switch (node) {
            case Node.Literal literal -> Distribution.constant(literal.number());
            case Node.Negative negative -> of(negative.of()).monotone(value -> -value);
            case Node.Enclosed enclosed -> of(enclosed.of());
            case Node.Binary binary -> binary(binary);
            case Node.Compared compared ->
                new Comparing(of(compared.left()), of(compared.right())).by(compared.comparison());
            case Node.Conditional conditional -> conditional(conditional);
            case Node.Call call -> call(call);
            case Node.Pool pool -> new Pools(pool, depth).of(of(pool.count()));
            case Node.Group group -> new Groups(this, depth).of(group);
            case Node.Repeat repeat -> throw new IllegalStateException("a repeat is no single number");
        };
    }

    private Distribution binary(Node.Binary binary) {
        Distribution left = of(binary.left());
        Distribution right = of(binary.right());
        Operator operator = binary.operator();
        if (operator == Operator.PLUS) {
            return Sums.sum(left, right);
        }
        if (operator == Operator.MINUS) {
            return Sums.sum(left, right.monotone(value -> -value));
        }
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

    private static boolean constant(Distribution distribution) {
        return distribution.size() == 1 && distribution.weight(0).equals(distribution.total());
    }

    private static Distribution paired(Distribution left, Distribution right, Operator operator) {
        if ((long) left.size() * right.size() > MOST_PAIRS) {
            throw new TooLarge("a product or quotient of so many outcomes takes too many steps");
        }
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
        return Mixtures.of(chances, condition.total(), numbers);
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
