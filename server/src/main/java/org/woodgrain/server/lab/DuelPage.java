package org.woodgrain.server.lab;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.woodgrain.dice.odds.Distribution;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.figures.WorkedOut;
import org.woodgrain.press.chart.ChanceChart;
import org.woodgrain.press.odds.OddsChart;
import org.woodgrain.press.odds.Shares;

/**
 * A question about one against one and its answer.
 *
 * @param form as it was typed
 * @param faults what is wrong with it, by field
 * @param job what works on it; empty if nothing was asked, or something is wrong
 */
public record DuelPage(DuelForm form, Map<String, String> faults, Optional<Job<WorkedOut>> job) {
    private static final BigDecimal WEIGHT = BigDecimal.TEN.pow(15);

    /** What is wrong with a field; empty if nothing is. */
    public String fault(String field) {
        return faults.getOrDefault(field, "");
    }

    /** Whether it is still worked on. */
    public boolean working() {
        return job.isPresent() && !job.get().ended(0);
    }

    /** Why there is no answer, as a sentence; empty if there is one, or may be one yet. */
    public String failed() {
        return job.map(Job::fault)
                .filter(fault -> !fault.isEmpty())
                .map(Fields::sentence)
                .orElse("");
    }

    /** What is known; empty as long as it is worked on. */
    public Optional<WorkedOut> answer() {
        return job.flatMap(Job::answer);
    }

    /** The chances drawn. */
    public String drawn(WorkedOut found) {
        double first = found.win(0).doubleValue();
        return ChanceChart.draw(
                List.of(
                        new ChanceChart.Part("A wins", first),
                        new ChanceChart.Part("nobody is left", found.both().doubleValue()),
                        new ChanceChart.Part("B wins", found.win(1).doubleValue())),
                new Interval(first, first),
                false);
    }

    /** What is left to whoever wins, drawn; empty if nobody can. */
    public String leftDrawn(WorkedOut found) {
        List<OddsChart.Named> drawn = IntStream.range(0, 2)
                .filter(side -> found.win(side).signum() > 0)
                .mapToObj(side -> new OddsChart.Named(side == 0 ? "A wins" : "B wins", left(found, side)))
                .toList();
        return drawn.isEmpty() ? "" : OddsChart.draw(drawn, found.leftOf() + " left to the winner", false);
    }

    private static Distribution left(WorkedOut found, int side) {
        Map<Long, BigInteger> weights = new TreeMap<>();
        List<BigDecimal> left = found.left(side);
        for (int points = 1; points < left.size(); points++) {
            weights.put((long) points, left.get(points).multiply(WEIGHT).toBigInteger());
        }
        return Distribution.of(weights, WEIGHT.toBigInteger());
    }

    /** A chance in hundredths. */
    public static String percent(BigDecimal chance) {
        return Shares.percent(chance.doubleValue());
    }

    /** The address of this question. */
    public String here() {
        return form.address("/lab/duel").toString();
    }

    /** The address of this question in another shape. */
    public String address(String format) {
        return form.address("/lab/duel").with("format", format).toString();
    }

    /** The address of the same question for programs. */
    public String api() {
        return form.address("/api/duel").toString();
    }

    /** The address of the same question fought with dice; empty for sides in numbers. */
    public String fights() {
        return form.a().contains("points")
                ? ""
                : Query.of("/lab/fights")
                        .with("a", form.a())
                        .with("b", form.b())
                        .with("profile", form.profile(), "original")
                        .toString();
    }

    /** Questions worth asking. */
    public List<Example> examples() {
        return List.of(
                new Example("fighter/1 chain shield sword", "orc", "", "the first fight of many a career"),
                new Example("hero", "ogre", "", "four dice against four and one"),
                new Example("2 fighter/1 chain shield sword", "3 orc", "", "a few against a few"),
                new Example("dwarf/1 chain axe", "hobgoblin", "", "an old quarrel"),
                new Example(
                        "1d6+1 points, 13 to hit, 1d6 damage",
                        "1d6 points, 15 to hit, 1d6 damage",
                        "coin",
                        "any two, in numbers"));
    }

    /** A question and what it is about. */
    public record Example(String a, String b, String order, String about) {
        /** Its address. */
        public String address() {
            return Query.of("/lab/duel")
                    .with("a", a)
                    .with("b", b)
                    .with("order", order)
                    .toString();
        }
    }
}
