package org.woodgrain.rules.melee;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;

/** Strikes, shoots and saves: every throw of a fight falls here. */
public final class Blows {
    /** Blows at a creature that hangs on to somebody are so much surer. */
    private static final int CLINGING = 2;

    private static final int DANGERS = Danger.values().length;

    private final Matchup m;
    private final Fight fight;
    private final Faces faces;
    private final Recorder recorder;
    private final boolean recording;

    public Blows(Fight fight, Faces faces, Recorder recorder) {
        this.m = fight.matchup;
        this.fight = fight;
        this.faces = faces;
        this.recorder = recorder;
        this.recording = !recorder.silent();
    }

    public Fight fight() {
        return fight;
    }

    public Recorder recorder() {
        return recorder;
    }

    public Combatant combatant(int who) {
        return m.combatant(who);
    }

    public int sideOf(int who) {
        return m.side[who];
    }

    public Ruleset ruleset() {
        return m.ruleset;
    }

    /** Throws one die for a side. */
    public int die(int side, int sides) {
        int face = faces.roll(side, sides);
        if (recording) {
            recorder.thrown(sides, face);
        }
        return face;
    }

    /** Throws a formula for a side. */
    public int sum(int side, int count, int sides, int plus) {
        int total = plus;
        for (int i = 0; i < count; i++) {
            total += die(side, sides);
        }
        return total;
    }

    /** All the blows that a fighter has in one round, at one target; those left over when he falls are lost. */
    @Rule("CB-21")
    void attack(int attacker, int chosen) {
        fight.spend(attacker);
        if (m.ways(attacker) == 0) {
            return;
        }
        int held = m.simple ? Holds.FREE : fight.holds().victimOf(attacker);
        int target = held == Holds.FREE ? chosen : held;
        if (m.crowded) {
            fight.attackers[target] += m.takes[attacker];
        }
        if (m.quirky && fight.limbs().armed(attacker)) {
            ManyArmed.attack(this, attacker, target);
            return;
        }
        int way = fight.way[attacker];
        int end = m.quirky ? lastBlow(attacker, way) : m.wayEnd[way];
        boolean stood = !fight.helpless(target);
        for (int form = m.wayStart[way]; form < end; form++) {
            if (fight.out(target) || (stood && fight.helpless(target))) {
                return;
            }
            if (held == Holds.FREE || !goesOn(attacker, form, held)) {
                strike(attacker, form, target, false);
            }
        }
    }

    /** A creature of many heads strikes with those that it has left. */
    private int lastBlow(int attacker, int way) {
        int each = m.quirks.headPoints[attacker];
        int end = m.wayEnd[way];
        return each == 0 ? end : Math.min(end, m.wayStart[way] + (fight.hitPoints[attacker] + each - 1) / each);
    }

    /** All the missiles that a fighter sends off in one round, at one target. */
    void shoot(int attacker, int target) {
        fight.spend(attacker);
        int shots = m.quirky ? m.quirks.shots[attacker] : 1;
        for (int i = 0; i < shots && !fight.out(target); i++) {
            strike(attacker, m.missile[attacker], target, false);
        }
    }

    /** Whether a blow is one that works on of itself because its victim is held. */
    private boolean goesOn(int attacker, int form, int victim) {
        if (!m.plain[form]) {
            for (HitPower power : m.powers(form)) {
                if (power.holding()) {
                    power.held(this, attacker, victim);
                    return true;
                }
            }
        }
        return false;
    }

    /** One blow or shot. */
    @Rule({"CB-02", "CB-12", "CC-02", "CB-22", "CC-11"})
    public boolean strike(int attacker, int drawn, int target, boolean behind) {
        int duel = m.duelling && !behind && !fight.helpless(target) ? m.duel[drawn * m.size + target] : 0;
        if (duel > 0) {
            return Duel.strike(this, attacker, drawn, target, duel);
        }
        int side = m.side[attacker];
        int form = drawn;
        int need;
        if (m.simple && !behind && !fight.helpless(target)) {
            need = m.need[drawn * m.size + target];
        } else {
            form = drawn(side, drawn);
            if (fight.helpless(target) && !m.flies[form]) {
                return strikeHelpless(attacker, form, target);
            }
            need = need(attacker, form, target, behind);
        }
        int natural = die(side, 20);
        boolean hit = m.extremes ? natural == 20 || (natural != 1 && natural >= need) : natural >= need;
        if (recording) {
            recorder.blow(attacker, target, form, need, natural, hit);
        }
        if (hit) {
            land(attacker, form, target, natural);
        }
        return hit;
    }

    /** The venomous blow in place of the plain one, if its die says so. */
    @Rule("EN-08")
    private int drawn(int side, int form) {
        return m.stingUpTo[form] > 0 && die(side, 6) <= m.stingUpTo[form] ? m.stingForm[form] : form;
    }

    private int need(int attacker, int form, int target, boolean behind) {
        int at = form * m.size + target;
        int need = (behind ? m.needBehind[at] : m.need[at]) + fight.holds().gripsOn(attacker);
        if (m.quirky) {
            need += fight.limbs().on(attacker);
            need += ManyArmed.answers(fight, attacker, form, target) ? 0 : m.quirks.body[target];
        }
        if (m.flies[form]) {
            need -= fight.rangeBonus;
        }
        if (fight.holds().clings(target)) {
            need -= CLINGING;
        }
        if (m.quirky && m.quirks.faced(target)) {
            need += m.quirks.facing(target, die(m.side[attacker], 6));
        }
        if (m.caught[target] > 0 && !behind && die(m.side[attacker], 6) <= 2) {
            need += m.caught[target];
        }
        return need;
    }

    /** A throw to hit alone, whose consequences are the caller's. */
    public boolean touches(int attacker, int form, int target) {
        int need = m.need[form * m.size + target];
        int natural = die(m.side[attacker], 20);
        boolean hit = m.extremes ? natural == 20 || (natural != 1 && natural >= need) : natural >= need;
        recorder.touched(attacker, target, need, natural, hit);
        return hit;
    }

    /** A helpless target is hit without a throw, and slain outright when nobody stands by him (CB-22). */
    private boolean strikeHelpless(int attacker, int form, int target) {
        recorder.blow(attacker, target, form, 0, 0, true);
        int at = form * m.size + target;
        if (m.harm[at] == Matchup.HARMS
                && fight.able[m.side[target]] == 0
                && !m.form(form).sparing()
                && !m.quirks.rises[target]) {
            fight.hitPoints[target] = 0;
            dies(target, attacker, "slain helpless");
            return true;
        }
        land(attacker, form, target, 0);
        return true;
    }

    void land(int attacker, int form, int target, int natural) {
        fight.disturb(target);
        int at = form * m.size + target;
        if (m.plain[form] && m.harm[at] == Matchup.HARMS && !m.quirky) {
            hurt(attacker, form, target, thrown(attacker, form, at));
            return;
        }
        switch (m.harm[at]) {
            case Matchup.HARMS -> hurt(attacker, form, target, damage(attacker, form, target, at));
            case Matchup.HALVED -> hurt(attacker, form, target, Math.max(1, damage(attacker, form, target, at) / 2));
            case Matchup.KILLS -> {
                fight.hitPoints[target] = 0;
                recorder.harm(attacker, target, form, 0, 0);
                dies(target, attacker, "a hit");
            }
            case Matchup.PARTS -> part(attacker, form, target);
            default -> recorder.harm(attacker, target, form, 0, fight.hitPoints[target]);
        }
        if (m.quirky) {
            for (StruckPower power : m.quirks.answers(target)) {
                power.struck(this, target, attacker, form);
            }
        }
        if (!m.plain[form] && m.harm[at] != Matchup.PARTS) {
            for (HitPower power : m.powers(form)) {
                if (fight.out(target)) {
                    return;
                }
                power.after(this, attacker, target, form, natural);
            }
        }
    }

    private int damage(int attacker, int form, int target, int at) {
        if (!m.plain[form]) {
            for (HitPower power : m.powers(form)) {
                int instead = power.instead(this, attacker, target, form);
                if (instead != HitPower.NO_CHANGE) {
                    return instead;
                }
            }
        }
        return thrown(attacker, form, at);
    }

    /** The damage as its dice fall. */
    @Rule("CB-16")
    private int thrown(int attacker, int form, int at) {
        int count = m.dice[form];
        int side = m.side[attacker];
        int total = m.plus[form] + count * m.dieBonus[at];
        int sides = m.sides[form];
        for (int i = 0; i < count; i++) {
            total += die(side, sides);
        }
        total *= m.times[form];
        if (total >= 1) {
            return total;
        }
        return count > 0 || m.plus[form] > 0 ? 1 : 0;
    }

    @Rule({"CC-43", "CB-18"})
    private void hurt(int attacker, int form, int target, int thrown) {
        int points = thrown;
        if (m.quirky) {
            points *= fight.surge(attacker);
            if (fight.surge(target) > 1 && m.form(form).set()) {
                points *= 2;
            }
        }
        if (!m.simple && m.form(form).sparing()) {
            bruise(attacker, form, target, points);
            return;
        }
        if (m.quirky && ManyArmed.answers(fight, attacker, form, target)) {
            ManyArmed.wound(this, attacker, form, target, points);
            return;
        }
        if (m.quirky && m.quirks.scars(target, m.form(form))) {
            fight.scar(target, points);
        }
        int left = fight.hitPoints[target] - points;
        fight.hitPoints[target] = left;
        if (recording) {
            recorder.harm(attacker, target, form, points, left);
        }
        if (!m.simple) {
            wounded(target, points);
            strain(target, attacker, points);
        }
        if (left <= 0) {
            if (m.quirky && m.quirks.rises[target] && m.quirks.scars(target, m.form(form))) {
                dies(target, attacker, "wounds");
            } else {
                down(target, attacker, "wounds");
            }
        } else if (!m.simple) {
            mayYield(target, attacker);
        }
    }

    /** One that has somebody in its coils is hurt, and lets go when one foe has done enough. */
    private void strain(int holder, int by, int points) {
        int victim = fight.holds().victimOf(holder);
        if (victim != Holds.FREE && fight.holds().coiled(holder)) {
            if (fight.holds().bruise(holder, by, points, m.maxHitPoints[holder])) {
                recorder.released(holder, victim);
            } else {
                recorder.strained(holder, by, fight.holds().bruises(holder, by));
            }
        }
    }

    /** What is not meant to kill is noted apart from real wounds. */
    @Rule({"CC-14", "CC-16"})
    private void bruise(int attacker, int form, int target, int points) {
        fight.bruises[target] += points;
        recorder.harm(attacker, target, form, points, fight.hitPoints[target]);
        recorder.bruised(target, attacker, fight.bruises[target]);
        mayYield(target, attacker);
    }

    /** Wounds and bruises together make somebody give himself up whom the wounds alone have not killed. */
    @Rule("CC-17")
    private void mayYield(int who, int by) {
        if (fight.bruises[who] > 0 && fight.hitPoints[who] - fight.bruises[who] <= 0 && !fight.out(who)) {
            fight.leave(who);
            recorder.yielded(who, by);
        }
    }

    private void wounded(int who, int points) {
        if (points > 0 && fight.woundedSince[who] == 0) {
            fight.woundedSince[who] = fight.round;
        }
    }

    /** Points lost otherwise than by a blow. */
    public void suffer(int who, int by, String cause, int points) {
        int left = fight.hitPoints[who] - points;
        fight.hitPoints[who] = left;
        fight.disturb(who);
        wounded(who, points);
        recorder.suffered(who, by, cause, points, left);
        if (left <= 0) {
            down(who, by, cause);
        }
    }

    /** No hit points are left: dead, unless it fights on for a while. */
    private void down(int who, int by, String cause) {
        if (m.extraRounds[who] > 0 && fight.hitPoints[who] > -m.maxHitPoints[who]) {
            fight.lastStand(who, m.extraRounds[who]);
            return;
        }
        if (m.quirks.rises[who] && fight.scars(who) < m.maxHitPoints[who] && recorder.lies(who, by)) {
            fight.fell(who);
            return;
        }
        if (!Swoon.takes(this, who, by)) {
            dies(who, by, cause);
        }
    }

    /** Somebody dies. */
    public void dies(int who, int by, String cause) {
        if (fight.out(who)) {
            return;
        }
        fight.leave(who);
        recorder.fell(who, by, cause);
    }

    /** The hit does no damage but makes pieces. */
    private void part(int attacker, int form, int target) {
        OnHit.Split split = m.combatant(target).power(OnHit.Split.class).orElseThrow();
        int pieces = split.pieces().count() == 0
                ? split.pieces().plus()
                : sum(
                        m.side[target],
                        split.pieces().count(),
                        split.pieces().sides(),
                        split.pieces().plus());
        recorder.harm(attacker, target, form, 0, fight.hitPoints[target]);
        recorder.parted(target, attacker, pieces);
    }

    /** A saving throw; the thrower's own modifiers are in his numbers already. */
    @Rule("CB-26")
    public boolean saves(int who, Danger danger, int bonus) {
        int need = m.saves[who * DANGERS + danger.ordinal()] - bonus;
        int natural = die(m.side[who], 20);
        boolean made = natural >= need;
        recorder.save(who, danger, need, natural, made);
        if (!made) {
            fight.disturb(who);
        }
        return made;
    }

    /** Takes levels: their share of the hit points goes, and all life when none is left. */
    public void drain(int who, int by, int levels) {
        int had = Math.max(1, m.combatant(who).dice() - fight.drained[who]);
        fight.drained[who] += levels;
        if (levels >= had) {
            dies(who, by, "drained of life");
            return;
        }
        int told = recorder.drained(who, by, levels);
        int share = fight.hitPoints[who] - fight.hitPoints[who] * levels / had;
        fight.hitPoints[who] = told == Recorder.UNTOLD ? Math.max(Math.min(1, fight.hitPoints[who]), share) : told;
    }

    /** The most that a form's own dice can do. */
    public int most(int form) {
        return m.form(form).damage().most();
    }

    /** Whether a creature regenerates even when dead. */
    public boolean risesAgain(int who) {
        return m.combatant(who)
                .power(Resistance.Regenerate.class)
                .map(Resistance.Regenerate::whenDead)
                .orElse(false);
    }
}
