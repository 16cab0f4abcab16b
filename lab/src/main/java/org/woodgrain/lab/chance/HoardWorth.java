package org.woodgrain.lab.chance;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.woodgrain.book.hoards.HoardTables;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.odds.Below;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.dice.odds.OddsException;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.treasure.Gems;
import org.woodgrain.rules.treasure.HoardPart;
import org.woodgrain.rules.treasure.HoardRow;
import org.woodgrain.rules.treasure.TreasureTables;

/**
 * What a treasure is worth, put together from its parts: coins, gems by their lots, and jewelry, each by the functions
 * that make treasure in play.
 */
final class HoardWorth {
    private static final int TRIES = 50_000;
    private static final long SEED = 1974;

    /** What one of a part is worth. */
    private enum Each {
        COIN,
        GEM,
        JEWEL
    }

    /**
     * A part that is worth something.
     *
     * @param copper worth of a coin
     */
    private record Part(HoardPart part, Each each, int copper) {}

    private final TreasureTables tables;
    private final List<Part> parts;
    private final Fraction magic;
    private final TreeSet<String> rules = new TreeSet<>();
    private final Map<Part, Distribution> numbers = new HashMap<>();
    private final Distribution gem;
    private final Distribution jewel;

    private HoardWorth(TreasureTables tables, List<Part> parts, Fraction magic) {
        this.tables = tables;
        this.parts = parts;
        this.magic = magic;
        parts.forEach(part -> rules.add(part.part().rule()));
        rules.add("TR-12");
        RuleOdds<Integer> gems = RuleOdds.of(dice -> Gems.worth(tables, dice) * Coins.GOLD);
        RuleOdds<Integer> jewels = RuleOdds.of(dice -> Gems.jewel(tables, dice) * Coins.GOLD);
        gem = gems.outcomes().distribution(worth -> worth);
        jewel = jewels.outcomes().distribution(worth -> worth);
        if (parts.stream().anyMatch(part -> part.each() == Each.GEM)) {
            rules.addAll(gems.rules());
            rules.add("TR-17");
        }
        if (parts.stream().anyMatch(part -> part.each() == Each.JEWEL)) {
            rules.addAll(jewels.rules());
        }
    }

    /** A treasure by the depth at which it lies. */
    static HoardWorth ofLevel(TreasureTables tables, HoardRow row) {
        return new HoardWorth(
                tables,
                List.of(
                        new Part(row.silverPart(), Each.COIN, Coins.SILVER),
                        new Part(row.goldPart(), Each.COIN, Coins.GOLD),
                        new Part(row.gemsPart(), Each.GEM, 0),
                        new Part(row.jewelryPart(), Each.JEWEL, 0)),
                there(row.magicPart()));
    }

    /** A treasure of a type. */
    static HoardWorth ofType(TreasureTables tables, List<HoardTables.Part> type) {
        List<Part> parts = new ArrayList<>();
        Fraction magic = Fraction.ZERO;
        for (HoardTables.Part part : type) {
            HoardPart rolled = new HoardPart("TR-12", part.id(), part.percent(), part.number(), part.id());
            switch (part.kind()) {
                case COPPER -> parts.add(new Part(rolled, Each.COIN, 1));
                case SILVER -> parts.add(new Part(rolled, Each.COIN, Coins.SILVER));
                case ELECTRUM -> parts.add(new Part(rolled, Each.COIN, Coins.ELECTRUM));
                case GOLD -> parts.add(new Part(rolled, Each.COIN, Coins.GOLD));
                case PLATINUM -> parts.add(new Part(rolled, Each.COIN, Coins.PLATINUM));
                case GEMS -> parts.add(new Part(rolled, Each.GEM, 0));
                case JEWELRY -> parts.add(new Part(rolled, Each.JEWEL, 0));
                case MAGIC_OR_MAPS, MAGIC, POTIONS, SCROLLS -> {
                    Fraction without = Fraction.ONE.minus(magic).times(Fraction.ONE.minus(there(rolled)));
                    magic = Fraction.ONE.minus(without);
                }
            }
        }
        return new HoardWorth(tables, parts, magic);
    }

    private static Fraction there(HoardPart part) {
        return exact(RuleOdds.of(part::there).chance(each -> each));
    }

    private static Fraction exact(Likelihood chance) {
        return switch (chance) {
            case Likelihood.Exact exact -> exact.chance();
            case Likelihood.Estimated estimated -> throw new IllegalStateException("a die of a hundred is counted");
        };
    }

    Collection<String> rules() {
        return rules;
    }

    /** The chance of magic or maps. */
    Fraction magic() {
        return magic;
    }

    /** What it is worth on average, in gold pieces. */
    Fraction mean() {
        Fraction sum = Fraction.ZERO;
        for (Part part : parts) {
            sum = sum.plus(there(part.part()).times(number(part).mean()).times(mean(part)));
        }
        return sum.times(new Fraction(BigInteger.ONE, BigInteger.valueOf(Coins.GOLD)));
    }

    private Fraction mean(Part part) {
        return switch (part.each()) {
            case COIN -> new Fraction(BigInteger.valueOf(part.copper()), BigInteger.ONE);
            case GEM -> gem.mean();
            case JEWEL -> jewel.mean();
        };
    }

    /** How many there are, if there are any. */
    private Distribution number(Part part) {
        return numbers.computeIfAbsent(
                part, each -> RuleOdds.of(each.part()::many).outcomes().distribution(many -> many));
    }

    /**
     * The chances of so many gold pieces' worth or more; those that would take too long exactly are estimated.
     *
     * @param gold in rising order
     */
    List<Likelihood> atLeast(List<Integer> gold) {
        List<Likelihood> all = new ArrayList<>();
        for (int last = gold.size(); last > 0; last--) {
            try {
                Below below = below((long) gold.get(last - 1) * Coins.GOLD);
                for (int each : gold.subList(0, last)) {
                    all.add(new Likelihood.Exact(Fraction.ONE.minus(below.chance((long) each * Coins.GOLD))));
                }
                break;
            } catch (OddsException tooLong) {
                // a lower limit may not be
            }
        }
        gold.subList(all.size(), gold.size()).forEach(each -> all.add(estimated((long) each * Coins.GOLD)));
        return all;
    }

    private Below below(long limit) {
        Below nothing = Below.nothing(limit);
        Below all = nothing;
        for (Part part : parts) {
            all = all.plus(below(part, nothing, limit));
        }
        return all;
    }

    private Below below(Part part, Below nothing, long limit) {
        Distribution number = number(part);
        Below present = switch (part.each()) {
            case COIN ->
                Below.of(
                        RuleOdds.of(dice -> (long) part.part().many(dice) * part.copper())
                                .outcomes()
                                .distribution(worth -> worth),
                        limit);
            case GEM -> Below.one(number, gems(number, nothing, limit));
            case JEWEL -> Below.one(number, jewels(number, nothing, limit));
        };
        Distribution there = RuleOdds.of(part.part()::there).outcomes().distribution(yes -> yes ? 1 : 0);
        return Below.one(there, List.of(nothing, present));
    }

    /** By their number: what so many gems are worth together, lot by lot. */
    private List<Below> gems(Distribution number, Below nothing, long limit) {
        Map<List<Integer>, Below> known = new HashMap<>();
        known.put(List.of(), nothing);
        List<Below> all = new ArrayList<>();
        for (int many = 0; many <= number.most(); many++) {
            all.add(many < number.least() ? nothing : lots(known, Gems.lots(many), limit));
        }
        return all;
    }

    private Below lots(Map<List<Integer>, Below> known, List<Integer> lots, long limit) {
        Below found = known.get(lots);
        if (found == null) {
            int size = lots.getLast();
            Below last = Below.of(
                    RuleOdds.of(dice -> (long) Gems.worth(tables, dice) * Coins.GOLD * size)
                            .outcomes()
                            .distribution(worth -> worth),
                    limit);
            found = lots(known, lots.subList(0, lots.size() - 1), limit).plus(last);
            known.put(List.copyOf(lots), found);
        }
        return found;
    }

    private List<Below> jewels(Distribution number, Below nothing, long limit) {
        List<Below> all = new ArrayList<>();
        Below sum = nothing;
        Below one = Below.of(jewel, limit);
        for (int many = 0; many <= number.most(); many++) {
            all.add(sum);
            sum = many < number.most() ? sum.plus(one) : sum;
        }
        return all;
    }

    private Likelihood estimated(long limit) {
        Throws dice = new Throws(FastDice.seeded(SEED));
        long came = 0;
        for (int i = 0; i < TRIES; i++) {
            came += thrown(dice) >= limit ? 1 : 0;
            dice.take();
        }
        return new Likelihood.Estimated(came, TRIES);
    }

    private long thrown(Throws dice) {
        long sum = 0;
        for (Part part : parts) {
            if (!part.part().there(dice)) {
                continue;
            }
            int many = part.part().many(dice);
            switch (part.each()) {
                case COIN -> sum += (long) many * part.copper();
                case GEM -> {
                    for (int lot : Gems.lots(many)) {
                        sum += (long) lot * Gems.worth(tables, dice) * Coins.GOLD;
                    }
                }
                case JEWEL -> {
                    for (int i = 0; i < many; i++) {
                        sum += (long) Gems.jewel(tables, dice) * Coins.GOLD;
                    }
                }
            }
        }
        return sum;
    }
}
