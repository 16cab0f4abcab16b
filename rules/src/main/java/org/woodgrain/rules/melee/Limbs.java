package org.woodgrain.rules.melee;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Size;

/**
 * The arms of octopus and squid, each of which strikes and holds for itself. Whoever is held by one strikes at that arm,
 * which has hit points of its own, and may cut it off.
 */
@Rule("NA-103")
public final class Limbs {
    private static final int AT_ONE_MAN = 2;

    private final int size;
    private final boolean any;
    private final List<Optional<OnHit.Limbs>> kinds;
    private final int[] lost;
    /** How many arms hold a victim, and what the foremost of them has suffered, by holder and victim. */
    private final int[] holding;

    private final int[] hurt;

    Limbs(Matchup m) {
        kinds = m.quirks.limbs;
        any = m.quirks.armed;
        size = m.size;
        lost = new int[any ? size : 0];
        holding = new int[lost.length * size];
        hurt = new int[holding.length];
    }

    void reset() {
        Arrays.fill(lost, 0);
        Arrays.fill(holding, 0);
        Arrays.fill(hurt, 0);
    }

    /** Whether a creature has arms that count one by one. */
    public boolean armed(int who) {
        return any && kinds.get(who).isPresent();
    }

    /** Arms that a creature has left. */
    public int left(int who) {
        return kinds.get(who).map(OnHit.Limbs::number).orElse(0) - lost[who];
    }

    /** Says how many arms a creature has lost already. */
    public void lose(int who, int number) {
        lost[who] = number;
    }

    /** How many arms a creature has lost. */
    public int lost(int who) {
        return lost[who];
    }

    /** How many arms of one creature hold another. */
    public int holding(int holder, int victim) {
        return any ? holding[holder * size + victim] : 0;
    }

    /** One more arm takes hold. */
    public void hold(int holder, int victim) {
        holding[holder * size + victim]++;
    }

    /** What the arm at which a victim strikes has suffered. */
    public int hurt(int holder, int victim) {
        return hurt[holder * size + victim];
    }

    /** Says what that arm has suffered already. */
    public void hurt(int holder, int victim, int points) {
        hurt[holder * size + victim] = points;
    }

    /** How many arms hold somebody, each of which takes one from his throws to hit. */
    int on(int victim) {
        int all = 0;
        for (int at = victim; at < holding.length; at += size) {
            all += holding[at];
        }
        return all;
    }

    /** How many arms go for one target at most: two for anybody of a man's size or less. */
    static int most(Size target, int arms) {
        return target.compareTo(Size.MAN) <= 0 ? AT_ONE_MAN : arms;
    }

    /**
     * Takes points off the arm that holds a striker.
     *
     * @param edged whether the blow could cut it off
     * @return whether it is lost
     */
    boolean wound(int holder, int striker, int points, boolean edged) {
        int at = holder * size + striker;
        OnHit.Limbs kind = kinds.get(holder).orElseThrow();
        hurt[at] += points;
        boolean gone = (edged && points >= kind.cut()) || hurt[at] >= kind.hitPoints();
        if (gone) {
            hurt[at] = 0;
            holding[at]--;
            lost[holder]++;
        }
        return gone;
    }

    /** All arms of a creature let go, and all that hold it. */
    void release(int who) {
        for (int other = 0; any && other < size; other++) {
            holding[who * size + other] = 0;
            holding[other * size + who] = 0;
        }
    }
}
