package org.woodgrain.rules.melee;

import java.util.Arrays;

/**
 * What changes in a fight: wounds, who can act, who stands in front. One fight may be {@link #reset()} and fought again
 * any number of times; it is used by one thread.
 */
public final class Fight {
    private static final int OUT = 1;
    private static final int HELPLESS = 2;
    private static final int IDLE = 4;
    private static final int ACTED = 8;
    private static final int DISTURBED = 16;
    private static final int DOOMED = 32;
    private static final int USED_UP = 64;
    private static final int ANTIDOTE = 128;
    private static final int GONE = OUT | HELPLESS;
    private static final int BUSY = GONE | IDLE | ACTED;

    final Matchup matchup;
    final int[] hitPoints;
    private final int[] status;
    /** The status of each before the first round, if it has hit points. */
    private final int[] begun;

    final int[] way;
    /** Room taken up about each this round. */
    final int[] attackers;

    /** Rounds left to those who fight on without hit points; 0 for all others. */
    final int[] lastRounds;

    final int[] woundedSince;
    final int[] drained;
    /** Points of blows that were not meant to kill, kept apart from real wounds (CC-16). */
    final int[] bruises;

    private final int[] pawed;
    /** Points lost to what keeps wounds from closing. */
    private final int[] scars;
    /** What multiplies the damage of each this round. */
    private final int[] surge;

    final int[] able = new int[2];
    int[] dexterity;
    int[] byDexterity;
    private final Ranks ranks;
    private final Holds holds;
    private final Limbs limbs;
    /** Whether somebody may have to die when the round ends. */
    private boolean reckoning;

    /** Whether it matters who is hit before he acts. */
    boolean watchful = true;

    int round;
    int distance;
    int rangeBonus;

    public Fight(Matchup matchup) {
        this.matchup = matchup;
        int size = matchup.size;
        hitPoints = new int[size];
        status = new int[size];
        begun = new int[size];
        for (int i = 0; i < size; i++) {
            begun[i] = (matchup.helpless[i] ? HELPLESS : 0) | (matchup.idle[i] ? IDLE : 0);
        }
        way = new int[size];
        attackers = new int[size];
        lastRounds = new int[size];
        woundedSince = new int[size];
        drained = new int[size];
        bruises = new int[size];
        pawed = new int[size];
        scars = new int[size];
        surge = new int[size];
        dexterity = matchup.dexterity;
        byDexterity = matchup.byDexterity;
        ranks = new Ranks(matchup, this);
        holds = new Holds(size);
        limbs = new Limbs(matchup);
        reset();
    }

    /** Everything as the matchup says. */
    public void reset() {
        System.arraycopy(matchup.hitPoints, 0, hitPoints, 0, matchup.size);
        again();
    }

    /** Everything as the matchup says but the hit points, which have been given anew. */
    public void again() {
        Matchup m = matchup;
        able[0] = 0;
        able[1] = 0;
        for (int i = 0; i < m.size; i++) {
            int now = hitPoints[i] > 0 ? begun[i] : begun[i] | (m.quirks.lingers(i, hitPoints[i]) ? HELPLESS : OUT);
            status[i] = now;
            way[i] = m.firstWay[i];
            if ((now & GONE) == 0) {
                able[m.side[i]]++;
            }
        }
        if (!m.simple) {
            System.arraycopy(m.woundedSince, 0, woundedSince, 0, m.size);
            Arrays.fill(drained, 0);
            Arrays.fill(bruises, 0);
            Arrays.fill(lastRounds, 0);
            Arrays.fill(scars, 0);
            Arrays.fill(surge, 1);
            holds.reset();
            limbs.reset();
        }
        dexterity = m.dexterity;
        byDexterity = m.byDexterity;
        reckoning = false;
        round = 0;
        distance = m.ground.distance();
        ranks.begin(able[0] + able[1] == m.size);
    }

    public Matchup matchup() {
        return matchup;
    }

    public Ranks ranks() {
        return ranks;
    }

    public Holds holds() {
        return holds;
    }

    public Limbs limbs() {
        return limbs;
    }

    public int hitPoints(int who) {
        return hitPoints[who];
    }

    /** Gives a fighter other hit points, as when they are thrown anew for each fight. */
    public void hitPoints(int who, int points) {
        hitPoints[who] = points;
    }

    /** Bruises that somebody brings into the fight. */
    public void bruised(int who, int points) {
        bruises[who] = points;
    }

    /** Whether somebody is dead or gone. */
    public boolean out(int who) {
        return (status[who] & OUT) != 0;
    }

    public boolean helpless(int who) {
        return (status[who] & HELPLESS) != 0;
    }

    /** Whether somebody is there and can act. */
    public boolean able(int who) {
        return (status[who] & GONE) == 0;
    }

    /** Whether somebody is able to attack, and has not yet acted this round. */
    public boolean ready(int who) {
        return (status[who] & BUSY) == 0;
    }

    /** How many of a side can act. */
    public int ableOf(int side) {
        return able[side];
    }

    /** Whether somebody was hit or failed a save this round, which spoils a spell not yet cast (CC-01). */
    public boolean disturbed(int who) {
        return (status[who] & DISTURBED) != 0;
    }

    /** Somebody was hit, or failed a save, and loses a spell that he has not cast yet. */
    public void disturb(int who) {
        if (watchful) {
            status[who] |= DISTURBED;
        }
    }

    /** Whether a fighter has had his attack or other act this round. */
    public boolean acted(int who) {
        return (status[who] & ACTED) != 0;
    }

    /** Marks that a fighter has had his attack or other act this round. */
    public void spend(int who) {
        status[who] |= ACTED;
    }

    /** Gives somebody the quickness that was thrown for him. */
    public void quickness(int who, int score) {
        dexterity = dexterity.clone();
        dexterity[who] = score;
        byDexterity = Matchup.byDexterity(dexterity);
    }

    public int round() {
        return round;
    }

    /** Says which round has gone before, for a fight taken up in the middle. */
    public void afterRound(int number) {
        round = number;
    }

    /** Feet between the front ranks. */
    public int distance() {
        return distance;
    }

    public void distance(int feet) {
        distance = feet;
    }

    /** Whether the front ranks are at blows. */
    public boolean inReach() {
        return distance <= Ground.REACH;
    }

    /** Chooses one of a fighter's ways of attacking. */
    public void choose(int who, int which) {
        way[who] = matchup.firstWay[who] + which;
    }

    /** Added to throws to hit with the missiles of this moment, for range. */
    public void range(int bonus) {
        rangeBonus = bonus;
    }

    /** Whether an attacker finds room round a target. */
    public boolean room(int attacker, int target) {
        return !matchup.crowded || attackers[target] + matchup.takes[attacker] <= matchup.around[target];
    }

    /** Dooms somebody to die at the end of the round. */
    public void doom(int who) {
        status[who] |= DOOMED;
        reckoning = true;
    }

    /** Somebody who was doomed is saved in time. */
    public void spare(int who) {
        status[who] &= ~DOOMED;
    }

    /** Makes somebody proof against the next poison. */
    public void fortify(int who) {
        status[who] |= ANTIDOTE;
    }

    /** Whether somebody is proof against a poison that comes at him now; it is used up by that. */
    public boolean withstandsPoison(int who) {
        boolean proof = (status[who] & ANTIDOTE) != 0;
        status[who] &= ~ANTIDOTE;
        return proof;
    }

    boolean doomed(int who) {
        return (status[who] & DOOMED) != 0;
    }

    /** Lets somebody fight on for so many rounds though he has no hit points left. */
    void lastStand(int who, int rounds) {
        if (lastRounds[who] == 0) {
            lastRounds[who] = rounds + 1;
            reckoning = true;
        }
    }

    /** Takes up one who was fighting on without hit points when the last round ended. */
    public void fightsOn(int who, int rounds) {
        if (out(who)) {
            status[who] &= ~OUT;
            if (!helpless(who)) {
                able[matchup.side[who]]++;
            }
            ranks.disorder(matchup.side[who]);
            ranks.drawUp(matchup.side[who]);
        }
        lastRounds[who] = rounds;
        reckoning = true;
    }

    /** Rounds for which somebody still fights on without hit points; 0 if he does not. */
    public int lastRounds(int who) {
        return out(who) ? 0 : lastRounds[who];
    }

    boolean reckoning() {
        return reckoning;
    }

    /** Makes somebody too ill to fight. */
    public void sicken(int who) {
        status[who] |= IDLE;
    }

    /** Whom a creature's first paw has hit this round; {@link Holds#FREE} if nobody. */
    public int pawed(int who) {
        return pawed[who];
    }

    public void paw(int who, int victim) {
        pawed[who] = victim;
    }

    /** Points of somebody's wounds that never close by themselves. */
    public int scars(int who) {
        return scars[who];
    }

    /** Adds to the wounds that never close by themselves. */
    public void scar(int who, int points) {
        scars[who] += points;
    }

    /** What multiplies the damage that somebody does this round: more than 1 for one who charges. */
    public int surge(int who) {
        return surge[who];
    }

    /** Lets somebody's blows do more this round. */
    public void surge(int who, int factor) {
        surge[who] = factor;
    }

    /** Whether a creature has spent a power that it has but once for a while. */
    public boolean usedUp(int who) {
        return (status[who] & USED_UP) != 0;
    }

    public void useUp(int who) {
        status[who] |= USED_UP;
    }

    /** Makes somebody helpless. */
    public void fell(int who) {
        if (able(who)) {
            status[who] |= HELPLESS;
            gone(who);
        }
    }

    /** Ends somebody's helplessness. */
    public void free(int who) {
        if (!out(who) && helpless(who)) {
            status[who] &= ~HELPLESS;
            able[matchup.side[who]]++;
            ranks.disorder(matchup.side[who]);
        }
    }

    /** Somebody leaves the fight, dead, fled or yielded. */
    public void leave(int who) {
        if (!out(who)) {
            boolean wasAble = able(who);
            status[who] |= OUT;
            if (wasAble) {
                gone(who);
            }
            if (!matchup.simple) {
                holds.release(who);
                holds.releaseAllFrom(who);
                limbs.release(who);
            }
        }
    }

    private void gone(int who) {
        int side = matchup.side[who];
        able[side]--;
        ranks.remove(side, who);
    }

    void beginRound() {
        round++;
        for (int i = 0; i < matchup.size; i++) {
            status[i] &= ~(ACTED | DISTURBED);
        }
        if (matchup.crowded) {
            Arrays.fill(attackers, 0);
        }
        if (!matchup.simple) {
            Arrays.fill(pawed, Holds.FREE);
            Arrays.fill(surge, 1);
        }
    }
}
