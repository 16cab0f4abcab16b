package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;

/**
 * One round of a fight in its order: initiative, then side by side missiles, other acts and blows, and last of all the
 * slow.
 */
public final class Round {
    /** The dice decide who acts first. */
    public static final int DICE = -1;

    private final Matchup m;
    private final Fight fight;
    private final Blows blows;
    private final Faces faces;
    private final Recorder recorder;
    private final Conduct conduct;
    private final boolean[] may;
    private final int[] shotAt;
    private final int[] struckAt;
    private final boolean individual;
    private final boolean plain;
    private final PlainRound plainly;

    public Round(Fight fight, Faces faces, Recorder recorder, Conduct conduct) {
        this.m = fight.matchup;
        this.fight = fight;
        this.faces = faces;
        this.recorder = recorder;
        this.conduct = conduct;
        this.may = new boolean[m.size];
        this.shotAt = new int[m.size];
        this.struckAt = new int[m.size];
        fight.watchful = conduct.hasActs();
        this.blows = new Blows(fight, faces, recorder);
        this.individual = Initiative.individual(m.ruleset);
        this.plain = !individual && PlainRound.suits(m, recorder, conduct);
        this.plainly = new PlainRound(fight, blows, faces, plain);
    }

    /** Whether nothing but standing numbers counts, and everybody strikes whoever stands opposite. */
    public boolean plain() {
        return plain;
    }

    public Blows blows() {
        return blows;
    }

    /**
     * Fights one round.
     *
     * @param first the side that acts first whatever the dice (EN-07), or {@link #DICE}
     */
    @Rule({"CC-01", "CB-20", "CE-11", "CE-12", "CH-31"})
    public void fight(int first) {
        if (plain) {
            plainly(first);
            return;
        }
        open(true);
        if (individual && first == DICE) {
            eachForHimself();
            Upkeep.endRound(blows);
            return;
        }
        int winner = first == DICE ? initiative() : first;
        if (winner == Initiative.TOGETHER) {
            together();
        } else {
            side(winner, false);
            if (fight.able[1 - winner] > 0) {
                side(1 - winner, false);
            }
            if (m.anyLate) {
                late(winner);
                late(1 - winner);
            }
        }
        Upkeep.endRound(blows);
    }

    private void plainly(int first) {
        fight.round++;
        fight.ranks().drawUp(0);
        fight.ranks().drawUp(1);
        int winner = first == DICE ? initiative() : first;
        if (winner == Initiative.TOGETHER) {
            plainly.together();
            return;
        }
        plainly.side(winner);
        if (fight.able[1 - winner] > 0) {
            plainly.side(1 - winner);
        }
    }

    /** A side that surprised the other acts alone (EN-05, CE-09). */
    public void alone(int which) {
        open(true);
        side(which, false);
        if (m.anyLate) {
            late(which);
        }
        Upkeep.endRound(blows);
    }

    /** Each in front on one side strikes one blow at those who turn their backs on him. */
    @Rule({"EN-36", "CC-03", "CB-35"})
    public void atBacks(int which) {
        open(false);
        Ranks ranks = fight.ranks();
        for (int i = 0; i < ranks.size[which]; i++) {
            int who = ranks.front[which][i];
            int target = Nearest.nearest(fight, who);
            if (fight.ready(who) && target != Conduct.NOBODY && m.ways(who) > 0) {
                fight.spend(who);
                blows.strike(who, m.firstForm(who, 0), target, true);
            }
        }
    }

    /** The one who stands before somebody that turns his back strikes one blow at him. */
    @Rule({"EN-36", "CC-03", "CB-35"})
    public void atBackOf(int target) {
        open(false);
        Ranks ranks = fight.ranks();
        int other = 1 - m.side[target];
        int place = ranks.placeOf[target];
        if (place < 0 || ranks.size[other] == 0 || fight.out(target)) {
            return;
        }
        int who = ranks.front[other][place % ranks.size[other]];
        if (fight.ready(who) && m.ways(who) > 0) {
            fight.spend(who);
            blows.strike(who, m.firstForm(who, 0), target, true);
        }
    }

    private void open(boolean heals) {
        fight.beginRound();
        fight.ranks().drawUp(0);
        fight.ranks().drawUp(1);
        conduct.open(fight);
        if (heals && m.anyUpkeep) {
            for (int i = 0; i < m.size; i++) {
                Upkeep.regain(blows, i);
            }
        }
    }

    /** A die for each side, until it is settled. */
    @Rule({"CE-11", "CE-13"})
    private int initiative() {
        int settled = Initiative.AGAIN;
        for (int thrown = 0; settled == Initiative.AGAIN && thrown < Initiative.MOST_THROWS; thrown++) {
            int company = faces.roll(0, Initiative.SIDES);
            int foes = faces.roll(1, Initiative.SIDES);
            recorder.thrown(Initiative.SIDES, company);
            recorder.thrown(Initiative.SIDES, foes);
            recorder.initiative(company, foes);
            settled = Initiative.of(m.tie, company, foes);
        }
        return settled == Initiative.AGAIN ? Initiative.TOGETHER : settled;
    }

    private void side(int side, boolean onlyLate) {
        if (!onlyLate) {
            fight.ranks().drawUp(side);
            conduct.begin(fight, side);
        }
        int[] members = m.order[side];
        if (m.anyMissile[side]) {
            for (int who : members) {
                if (onlyLate == isLate(who)) {
                    shoot(who);
                }
            }
        }
        if (conduct.hasActs()) {
            for (int who : members) {
                if (onlyLate == isLate(who) && fight.ready(who)) {
                    conduct.act(fight, who);
                }
            }
        }
        Ranks ranks = fight.ranks();
        int[] standing = ranks.standing[side];
        boolean all = !m.anyLate;
        for (int i = 0; i < ranks.count[side]; i++) {
            if (all || onlyLate == isLate(standing[i])) {
                melee(standing[i]);
            }
        }
    }

    private void late(int side) {
        if (fight.able[side] > 0) {
            side(side, true);
        }
    }

    private boolean isLate(int who) {
        return m.anyLate && m.actsLast(who, fight.way[who]);
    }

    /** Equal dice: both sides act by dexterity, and those of the same dexterity at the same moment. */
    @Rule("CH-24")
    private void together() {
        if (m.original) {
            conduct.tie(fight);
        }
        conduct.begin(fight, 0);
        conduct.begin(fight, 1);
        inOrder(fight.byDexterity, fight.dexterity, false);
        if (m.anyLate) {
            inOrder(fight.byDexterity, fight.dexterity, true);
        }
    }

    /** A die for each, with what his dexterity adds: they act in its order, equals at the same moment. */
    @Rule("CH-31")
    private void eachForHimself() {
        int[] dice = new int[m.size];
        int[] thrown = new int[m.size];
        for (int who = 0; who < m.size; who++) {
            if (fight.able(who)) {
                dice[who] = faces.roll(m.side[who], Initiative.SIDES);
                thrown[who] = Initiative.own(dice[who], fight.dexterity[who]);
                recorder.thrown(Initiative.SIDES, dice[who]);
            }
        }
        recorder.initiative(dice, thrown);
        conduct.begin(fight, 0);
        conduct.begin(fight, 1);
        int[] order = Matchup.byDexterity(thrown);
        inOrder(order, thrown, false);
        if (m.anyLate) {
            inOrder(order, thrown, true);
        }
    }

    private void inOrder(int[] order, int[] quickness, boolean late) {
        int from = 0;
        while (from < m.size) {
            int to = from + 1;
            while (to < m.size && quickness[order[to]] == quickness[order[from]]) {
                to++;
            }
            for (int i = from; i < to; i++) {
                int who = order[i];
                may[who] = fight.ready(who) && isLate(who) == late;
                shotAt[who] = may[who] && m.missile[who] >= 0 ? conduct.missileTarget(fight, who) : Conduct.NOBODY;
                struckAt[who] = may[who] ? conduct.meleeTarget(fight, who) : Conduct.NOBODY;
            }
            for (int i = from; i < to; i++) {
                moment(order[i]);
            }
            from = to;
        }
    }

    /**
     * One who acts in the same moment as others has chosen before any of them acted, and still acts when one of them has
     * just felled him.
     */
    private void moment(int who) {
        if (!may[who]) {
            return;
        }
        if (shotAt[who] != Conduct.NOBODY) {
            conduct.missileTarget(fight, who);
            blows.shoot(who, shotAt[who]);
            shootAgain(who);
            return;
        }
        if (!fight.out(who)) {
            conduct.act(fight, who);
        }
        if (!fight.acted(who) && struckAt[who] != Conduct.NOBODY) {
            blows.attack(who, again(who));
            strikeAgain(who);
        }
    }

    /** The target chosen, or another if he is down already and the fighter still stands to choose. */
    private int again(int who) {
        if (!fight.out(struckAt[who]) || fight.out(who)) {
            return struckAt[who];
        }
        int other = conduct.meleeTarget(fight, who);
        return other == Conduct.NOBODY ? struckAt[who] : other;
    }

    private void shoot(int who) {
        if (m.missile[who] < 0 || !fight.ready(who)) {
            return;
        }
        int target = conduct.missileTarget(fight, who);
        if (target != Conduct.NOBODY) {
            blows.shoot(who, target);
            shootAgain(who);
        }
    }

    private void shootAgain(int who) {
        if (conduct.hasActs() && !fight.out(who) && !fight.helpless(who) && conduct.twice(fight, who)) {
            int target = conduct.missileTarget(fight, who);
            if (target != Conduct.NOBODY) {
                blows.shoot(who, target);
            }
        }
    }

    private void strikeAgain(int who) {
        if (conduct.hasActs() && !fight.out(who) && !fight.helpless(who) && conduct.twice(fight, who)) {
            int target = conduct.meleeTarget(fight, who);
            if (target != Conduct.NOBODY) {
                blows.attack(who, target);
            }
        }
    }

    private void melee(int who) {
        if (!fight.ready(who)) {
            return;
        }
        int target = conduct.meleeTarget(fight, who);
        if (target != Conduct.NOBODY) {
            blows.attack(who, target);
            strikeAgain(who);
        }
    }
}
