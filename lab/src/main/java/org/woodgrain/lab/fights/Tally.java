package org.woodgrain.lab.fights;

import java.util.List;
import java.util.stream.IntStream;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;

/** What came of many fights in the arena. */
public final class Tally extends Score {
    private final int first;
    private final long[] helpless;
    private final long[] fled;
    private final long[] yielded;
    private long unended;

    Tally(Matchup matchup) {
        super(names(matchup), matchup.members(0).length, Arena.MOST_ROUNDS);
        first = matchup.members(0).length;
        helpless = new long[matchup.size()];
        fled = new long[matchup.size()];
        yielded = new long[matchup.size()];
    }

    private static List<String> names(Matchup matchup) {
        return IntStream.range(0, matchup.size())
                .mapToObj(who -> matchup.combatant(who).name())
                .toList();
    }

    void add(Arena arena) {
        Fight fight = arena.fight;
        fought(arena.winner(), arena.rounds());
        if (fight.ableOf(0) > 0 && fight.ableOf(1) > 0) {
            unended++;
        }
        int ofFirst = 0;
        int ofSecond = 0;
        for (int i = 0; i < fled.length; i++) {
            boolean dead = arena.fates.slain(fight, i);
            int now = dead ? 0 : Math.max(0, fight.hitPoints(i));
            points(i, Math.max(0, arena.begun[i] - now), now);
            if (dead) {
                fell(i);
                if (i < first) {
                    ofFirst++;
                } else {
                    ofSecond++;
                }
            } else if (fight.out(i)) {
                fled[i] += arena.fates.fled(i) ? 1 : 0;
                yielded[i] += arena.fates.yielded(i) ? 1 : 0;
            } else if (fight.helpless(i)) {
                helpless[i]++;
            }
        }
        cost(ofFirst, ofSecond);
    }

    void add(Tally other) {
        sum(other);
        unended += other.unended;
        sum(helpless, other.helpless);
        sum(fled, other.fled);
        sum(yielded, other.yielded);
    }

    @Override
    public long unended() {
        return unended;
    }

    @Override
    public double meanHelpless(int side) {
        return ofSide(helpless, side);
    }

    @Override
    public double meanFled(int side) {
        return ofSide(fled, side);
    }

    @Override
    public double meanYielded(int side) {
        return ofSide(yielded, side);
    }
}
