package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.lab.fights.Troop;

/** What came of many fights at the table. */
public final class TableTally extends Score {
    private static final int FATES = Fate.values().length;

    private final int companySide;
    private final Map<Ended, Long> ends = new EnumMap<>(Ended.class);
    private final long[][] fates = new long[FATES][];
    private final long[] damage = new long[2];
    private final List<Map<String, Long>> spells = List.of(new TreeMap<>(), new TreeMap<>());
    private final List<Map<String, Long>> causes = List.of(new TreeMap<>(), new TreeMap<>());

    TableTally(TableSetting setting) {
        this(names(setting), setting.size(0), setting.companySide());
    }

    /**
     * Nothing yet, of those who are named.
     *
     * @param first how many of them are of the first side
     */
    TableTally(List<String> names, int first, int companySide) {
        super(names, first, Playout.MOST_ROUNDS);
        this.companySide = companySide;
        for (int fate = 0; fate < FATES; fate++) {
            fates[fate] = new long[size()];
        }
    }

    private static List<String> names(TableSetting setting) {
        List<String> names = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            int number = 0;
            for (Troop troop : setting.side(side)) {
                for (int i = 0; i < troop.number(); i++) {
                    number++;
                    names.add((side == 0 ? "A" : "B") + number + " " + name(troop.kind()));
                }
            }
        }
        return names;
    }

    private static String name(Kind kind) {
        return switch (kind) {
            case Kind.Classed classed -> classed.calling();
            case Kind.Beast beast -> beast.monster().name();
        };
    }

    void add(TableFights.Result result) {
        Witness witness = result.witness();
        ends.merge(result.ended(), 1L, Long::sum);
        fought(winner(result.ended()), witness.rounds);
        int[] dead = new int[2];
        for (int i = 0; i < witness.size(); i++) {
            int who = place(witness, i);
            fates[witness.fates[i].ordinal()][who]++;
            points(who, witness.begun(i) - witness.left[i], witness.left[i]);
            if (witness.fates[i] == Fate.DEAD) {
                fell(who);
                dead[side(who)]++;
            }
        }
        cost(dead[0], dead[1]);
        for (int side = 0; side < 2; side++) {
            int asked = asked(side);
            damage[asked] += witness.damage[side];
            witness.spells.get(side).forEach((spell, n) -> spells.get(asked).merge(spell, (long) n, Long::sum));
            witness.causes.get(side).forEach((cause, n) -> causes.get(asked).merge(cause, (long) n, Long::sum));
        }
    }

    /** The side that a way of ending is a victory of; {@link #NEITHER} if of none. */
    public int winner(Ended how) {
        return switch (how) {
            case VICTORY, DRIVEN_OFF, YIELDED -> companySide;
            case LOST -> 1 - companySide;
            case PARTED, UNENDED -> NEITHER;
        };
    }

    /** The side as asked for of the company, 0, or those whom it met, 1; and the other way round. */
    private int asked(int witnessed) {
        return witnessed == 0 ? companySide : 1 - companySide;
    }

    private int place(Witness witness, int who) {
        int within = witness.side(who) == 0 ? who : who - witness.companySize();
        return asked(witness.side(who)) == 0 ? within : size(0) + within;
    }

    void add(TableTally other) {
        sum(other);
        sum(damage, other.damage);
        other.ends.forEach((end, n) -> ends.merge(end, n, Long::sum));
        for (int fate = 0; fate < FATES; fate++) {
            sum(fates[fate], other.fates[fate]);
        }
        for (int side = 0; side < 2; side++) {
            int of = side;
            other.spells.get(side).forEach((spell, n) -> spells.get(of).merge(spell, n, Long::sum));
            other.causes.get(side).forEach((cause, n) -> causes.get(of).merge(cause, n, Long::sum));
        }
    }

    /** How many ended so. */
    public long ended(Ended how) {
        return ends.getOrDefault(how, 0L);
    }

    @Override
    public long unended() {
        return ended(Ended.UNENDED);
    }

    @Override
    public double meanHelpless(int side) {
        return mean(side, Fate.HELPLESS);
    }

    @Override
    public double meanFled(int side) {
        return mean(side, Fate.FLED);
    }

    @Override
    public double meanYielded(int side) {
        return mean(side, Fate.TAKEN);
    }

    /** How many of a side met a fate in a fight, on average. */
    public double mean(int side, Fate fate) {
        return ofSide(fates[fate.ordinal()], side);
    }

    /** The share of fights in which somebody met a fate. */
    public double share(int who, Fate fate) {
        return each(fates[fate.ordinal()][who]);
    }

    /** Hit points of damage that a side deals in a fight, on average; more than there were to lose counts too. */
    public double meanDamage(int side) {
        return each(damage[side]);
    }

    /** How often a side cast each spell in all fights, by the spell's id. */
    public Map<String, Long> spells(int side) {
        return Collections.unmodifiableMap(spells.get(side));
    }

    /** Of what those of a side died in all fights. */
    public Map<String, Long> causes(int side) {
        return Collections.unmodifiableMap(causes.get(side));
    }
}
