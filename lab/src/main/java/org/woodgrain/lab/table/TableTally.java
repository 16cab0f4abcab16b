package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Troop;

/**
 * What came of many fights at the table, as plain sums, so that it does not matter in what order they were fought. Sides
 * are 0 and 1 as they were asked for.
 */
public final class TableTally {
    /** No side won. */
    public static final int NEITHER = 2;

    private static final int FATES = Fate.values().length;

    private final int companySide;
    private final List<String> names = new ArrayList<>();
    private final int[] sizes = new int[2];
    private final long[] won = new long[3];
    private final Map<Ended, Long> ends = new EnumMap<>(Ended.class);
    private final long[] inRounds = new long[TableFights.MOST_ROUNDS + 1];
    private final long[][] fates;
    private final long[] begun;
    private final long[] left;
    private final long[][] losses = new long[2][];
    private final long[] damage = new long[2];
    private final List<Map<String, Long>> spells = List.of(new TreeMap<>(), new TreeMap<>());
    private final List<Map<String, Long>> causes = List.of(new TreeMap<>(), new TreeMap<>());
    private long fights;
    private long rounds;

    TableTally(TableSetting setting) {
        companySide = setting.companySide();
        for (int side = 0; side < 2; side++) {
            int number = 0;
            for (Troop troop : setting.side(side)) {
                for (int i = 0; i < troop.number(); i++) {
                    number++;
                    names.add((side == 0 ? "A" : "B") + number + " " + name(troop.kind()));
                }
            }
            sizes[side] = number;
            losses[side] = new long[number + 1];
        }
        fates = new long[names.size()][FATES];
        begun = new long[names.size()];
        left = new long[names.size()];
    }

    private static String name(Kind kind) {
        return switch (kind) {
            case Kind.Classed classed -> classed.calling();
            case Kind.Beast beast -> beast.monster().name();
        };
    }

    void add(TableFights.Result result) {
        Witness witness = result.witness();
        fights++;
        rounds += witness.rounds;
        inRounds[Math.min(witness.rounds, inRounds.length - 1)]++;
        ends.merge(result.ended(), 1L, Long::sum);
        won[
                switch (result.ended()) {
                    case VICTORY, DRIVEN_OFF, YIELDED -> companySide;
                    case LOST -> 1 - companySide;
                    case PARTED, UNENDED -> NEITHER;
                }]++;
        int[] dead = new int[2];
        for (int i = 0; i < witness.size(); i++) {
            int who = place(witness, i);
            fates[who][witness.fates[i].ordinal()]++;
            begun[who] += witness.begun(i);
            left[who] += witness.left[i];
            if (witness.fates[i] == Fate.DEAD) {
                dead[side(witness.side(i))]++;
            }
        }
        for (int side = 0; side < 2; side++) {
            int asked = side(side);
            losses[side][dead[side]]++;
            damage[asked] += witness.damage[side];
            witness.spells.get(side).forEach((spell, n) -> spells.get(asked).merge(spell, (long) n, Long::sum));
            witness.causes.get(side).forEach((cause, n) -> causes.get(asked).merge(cause, (long) n, Long::sum));
        }
    }

    /** The side as asked for of the company, 0, or those whom it met, 1; and the other way round. */
    private int side(int witnessed) {
        return witnessed == 0 ? companySide : 1 - companySide;
    }

    private int place(Witness witness, int who) {
        int within = witness.side(who) == 0 ? who : who - witness.companySize();
        return side(witness.side(who)) == 0 ? within : sizes[0] + within;
    }

    void add(TableTally other) {
        fights += other.fights;
        rounds += other.rounds;
        add(won, other.won);
        add(inRounds, other.inRounds);
        add(begun, other.begun);
        add(left, other.left);
        add(damage, other.damage);
        other.ends.forEach((end, n) -> ends.merge(end, n, Long::sum));
        for (int i = 0; i < fates.length; i++) {
            add(fates[i], other.fates[i]);
        }
        for (int side = 0; side < 2; side++) {
            int of = side;
            add(losses[side], other.losses[side]);
            other.spells.get(side).forEach((spell, n) -> spells.get(of).merge(spell, n, Long::sum));
            other.causes.get(side).forEach((cause, n) -> causes.get(of).merge(cause, n, Long::sum));
        }
    }

    private static void add(long[] sums, long[] more) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += more[i];
        }
    }

    public long fights() {
        return fights;
    }

    /** How many a side won: 0, 1, or {@link #NEITHER}. */
    public long won(int side) {
        return won[side];
    }

    /** Where the chance of that lies. */
    public Interval chance(int side) {
        return Interval.ofChance(won[side], Math.max(1, fights));
    }

    /** How many ended so. */
    public long ended(Ended how) {
        return ends.getOrDefault(how, 0L);
    }

    public double meanRounds() {
        return mean(rounds);
    }

    /** The number of rounds within which so many hundredths of the fights were over. */
    public int roundsOf(int hundredths) {
        long below = 0;
        for (int i = 0; i < inRounds.length; i++) {
            below += inRounds[i];
            if (below * 100 >= fights * hundredths) {
                return i;
            }
        }
        return inRounds.length - 1;
    }

    /** How many fights were over after just so many rounds; those broken off count as the most. */
    public long inRounds(int many) {
        return many < inRounds.length ? inRounds[many] : 0;
    }

    /** How many of a side there are. */
    public int size(int side) {
        return sizes[side];
    }

    /** How many fights cost a side just so many dead. */
    public long losses(int side, int many) {
        return losses[side][many];
    }

    /** How many of a side met a fate in a fight, on average. */
    public double mean(int side, Fate fate) {
        long sum = 0;
        for (int i = 0; i < fates.length; i++) {
            sum += sideOf(i) == side ? fates[i][fate.ordinal()] : 0;
        }
        return mean(sum);
    }

    /** Hit points that a side has left, on average. */
    public double meanLeft(int side) {
        return ofSide(left, side);
    }

    /** Hit points with which a side began, on average. */
    public double meanBegun(int side) {
        return ofSide(begun, side);
    }

    /** Hit points of damage that a side deals in a fight, on average; more than there were to lose counts too. */
    public double meanDamage(int side) {
        return mean(damage[side]);
    }

    /** How often a side cast each spell in all fights, by the spell's id. */
    public Map<String, Long> spells(int side) {
        return Collections.unmodifiableMap(spells.get(side));
    }

    /** Of what those of a side died in all fights. */
    public Map<String, Long> causes(int side) {
        return Collections.unmodifiableMap(causes.get(side));
    }

    /** How many fought on both sides. */
    public int size() {
        return names.size();
    }

    public String name(int who) {
        return names.get(who);
    }

    public int sideOf(int who) {
        return who < sizes[0] ? 0 : 1;
    }

    /** The share of fights in which somebody met a fate. */
    public double share(int who, Fate fate) {
        return mean(fates[who][fate.ordinal()]);
    }

    private double ofSide(long[] sums, int side) {
        long sum = 0;
        for (int i = 0; i < sums.length; i++) {
            sum += sideOf(i) == side ? sums[i] : 0;
        }
        return mean(sum);
    }

    private double mean(long sum) {
        return fights == 0 ? 0 : (double) sum / fights;
    }
}
