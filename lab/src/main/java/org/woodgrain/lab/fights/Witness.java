package org.woodgrain.lab.fights;

import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Recorder;

/** Sees who hits whom, for beasts that turn on whoever struck them last, and passes all on. */
record Witness(Recorder to, Hit seen) implements Recorder {
    /** Told of each hit. */
    interface Hit {
        void hit(int target, int by);
    }

    @Override
    public void thrown(int sides, int face) {
        to.thrown(sides, face);
    }

    @Override
    public void initiative(int company, int foes) {
        to.initiative(company, foes);
    }

    @Override
    public void initiative(int[] dice, int[] thrown) {
        to.initiative(dice, thrown);
    }

    @Override
    public void blow(int attacker, int target, int form, int need, int natural, boolean hit) {
        if (hit) {
            seen.hit(target, attacker);
        }
        to.blow(attacker, target, form, need, natural, hit);
    }

    @Override
    public void touched(int attacker, int target, int need, int natural, boolean hit) {
        to.touched(attacker, target, need, natural, hit);
    }

    @Override
    public void harm(int attacker, int target, int form, int points, int left) {
        to.harm(attacker, target, form, points, left);
    }

    @Override
    public void bruised(int who, int by, int all) {
        to.bruised(who, by, all);
    }

    @Override
    public void yielded(int who, int by) {
        to.yielded(who, by);
    }

    @Override
    public void suffered(int who, int by, String cause, int points, int left) {
        to.suffered(who, by, cause, points, left);
    }

    @Override
    public void senseless(int who, int by) {
        to.senseless(who, by);
    }

    @Override
    public void save(int who, Danger danger, int need, int natural, boolean made) {
        to.save(who, danger, need, natural, made);
    }

    @Override
    public void afflicted(int who, int by, Affliction what, int amount) {
        to.afflicted(who, by, what, amount);
    }

    @Override
    public int drained(int who, int by, int levels) {
        return to.drained(who, by, levels);
    }

    @Override
    public void armHurt(int who, int by, boolean gone, int suffered) {
        to.armHurt(who, by, gone, suffered);
    }

    @Override
    public void released(int holder, int victim) {
        to.released(holder, victim);
    }

    @Override
    public void strained(int holder, int by, int points) {
        to.strained(holder, by, points);
    }

    @Override
    public void regained(int who, int points, int now) {
        to.regained(who, points, now);
    }

    @Override
    public void fell(int who, int by, String cause) {
        to.fell(who, by, cause);
    }

    @Override
    public boolean lies(int who, int by) {
        return to.lies(who, by);
    }

    @Override
    public void parted(int who, int by, int pieces) {
        to.parted(who, by, pieces);
    }
}
