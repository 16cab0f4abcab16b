package org.woodgrain.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.woodgrain.dice.language.Die;
import org.woodgrain.dice.language.Kept;
import org.woodgrain.dice.language.Modifier;
import org.woodgrain.dice.language.Node;

/** Dice of one kind with all that is done to them. */
final class Pools {
    /** Room beside what a chain of dice shows for what it counts for. */
    private static final long BESIDE = 1_024;

    private final Effort effort;
    private final List<Modifier> modifiers;
    private final Optional<Modifier.Tally> tally;
    private final Distribution die;
    private final Optional<Chains> chains;
    private final LongUnaryOperator clamped;

    Pools(Node.Pool pool, Effort effort) {
        this.effort = effort;
        this.modifiers = pool.modifiers();
        this.tally = modifiers.stream()
                .filter(Modifier.Tally.class::isInstance)
                .map(Modifier.Tally.class::cast)
                .findFirst();
        Distribution shown = shown(pool.die());
        Optional<Chains> exploding = Optional.empty();
        LongUnaryOperator later = LongUnaryOperator.identity();
        for (Modifier modifier : modifiers) {
            switch (modifier) {
                case Modifier.Reroll reroll -> shown = rerolled(shown, reroll);
                case Modifier.Clamp clamp -> {
                    if (exploding.isPresent()) {
                        later = later.andThen(clamp::applied);
                    } else {
                        shown = shown.monotone(clamp::applied);
                    }
                }
                case Modifier.Explode explode -> {
                    Chains chain = new Chains(
                            shown, explode.when(shown.most()), explode.penetrating() ? 1 : 0, effort.wanted());
                    effort.follow(chain.depth());
                    if (explode.compound()) {
                        shown = chain.sum(LongUnaryOperator.identity(), effort);
                    } else {
                        exploding = Optional.of(chain);
                    }
                }
                // keeping comes after all of these, and what is kept is clamped as it would have been before
                case Modifier.Pick pick -> {}
                case Modifier.Tally last -> {}
                case Modifier.LargestSet last -> {}
            }
        }
        this.die = shown;
        this.chains = exploding;
        this.clamped = later;
    }

    private static Distribution shown(Die die) {
        if (die.faces().isEmpty()) {
            BigInteger[] weights = new BigInteger[die.sides()];
            Arrays.fill(weights, BigInteger.ONE);
            return new Distribution(
                    IntStream.rangeClosed(1, die.sides()).asLongStream().toArray(),
                    weights,
                    BigInteger.valueOf(die.sides()));
        }
        Map<Long, BigInteger> weights = new TreeMap<>();
        die.faces().forEach(face -> weights.merge(face, BigInteger.ONE, BigInteger::add));
        return Distribution.of(weights, BigInteger.valueOf(die.sides()));
    }

    private static Distribution rerolled(Distribution die, Modifier.Reroll reroll) {
        Distribution standing = die.only(value -> !reroll.when().holds(value));
        if (!reroll.once()) {
            return standing.over(standing.covered());
        }
        BigInteger again = die.total().subtract(standing.covered());
        return Mixtures.both(
                standing.scaled(die.total()), die.scaled(again).over(die.total().pow(2)));
    }

    /** What they come to, where their number may be thrown too. */
    Distribution of(Distribution count) {
        if (count.size() == 1 && count.weight(0).equals(count.total())) {
            return of((int) count.least());
        }
        List<BigInteger> chances = new ArrayList<>();
        List<Distribution> numbers = new ArrayList<>();
        // the most dice first, which tells how much work all the others are going to be
        for (int i = count.size() - 1; i >= 0; i--) {
            double before = effort.spent();
            chances.add(count.weight(i));
            numbers.add(of((int) count.outcome(i)));
            effort.foresee((effort.spent() - before) * i / 3);
        }
        return Mixtures.of(chances, count.total(), numbers, effort);
    }

    private Distribution of(int many) {
        Kept kept = Kept.of(modifiers, many);
        if (!modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.LargestSet) {
            return LargestSet.of(value(), many, kept, effort);
        }
        return kept.many() == many ? Sums.power(counts(), many, effort) : Keeping.of(faces(), many, kept, effort);
    }

    /** What one of them shows, with its chain. */
    Distribution value() {
        return chains.map(chain -> chain.sum(clamped, effort)).orElse(die);
    }

    /** What one of them counts for. */
    private Distribution counts() {
        if (tally.isEmpty()) {
            return value();
        }
        LongUnaryOperator counted = tally.get()::of;
        return chains.map(chain -> chain.sum(clamped.andThen(counted), effort)).orElseGet(() -> die.mapped(counted));
    }

    /** What one of them shows, by which it is kept, and what it counts for. */
    private Faces faces() {
        if (tally.isEmpty()) {
            return Faces.of(value(), LongUnaryOperator.identity());
        }
        if (chains.isEmpty()) {
            return Faces.of(die, tally.get()::of);
        }
        Distribution both = chains.get()
                .sum(
                        shown -> {
                            long value = clamped.applyAsLong(shown);
                            return value * BESIDE + tally.get().of(value);
                        },
                        effort);
        TreeMap<Long, Map<Long, BigInteger>> ranks = new TreeMap<>();
        for (int i = 0; i < both.size(); i++) {
            long rank = Math.floorDiv(both.outcome(i) + BESIDE / 2, BESIDE);
            ranks.computeIfAbsent(rank, any -> new TreeMap<>()).put(both.outcome(i) - rank * BESIDE, both.weight(i));
        }
        List<Faces.Face> faces = new ArrayList<>();
        ranks.descendingMap()
                .forEach((rank, counts) -> faces.add(new Faces.Face(
                        rank,
                        Distribution.of(counts, counts.values().stream().reduce(BigInteger.ZERO, BigInteger::add)))));
        return new Faces(faces, both.total());
    }
}
