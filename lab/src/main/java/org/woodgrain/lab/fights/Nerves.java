package org.woodgrain.lab.fights;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Morale;
import org.woodgrain.rules.encounters.MoraleCause;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Rout;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.melee.tactics.Flinch;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;
import org.woodgrain.rules.monsters.Trait;

/** The morale of monsters, tested after a round when there is cause, and the flight of single ones that are hurt enough. */
final class Nerves implements Aftermath {
    private static final int SIX = 6;
    private static final int STEP = 10;
    private static final String NEST = "nest";
    private static final int LEAST_RATING = 2;
    private static final int NEVER = 12;

    private final Setting setting;
    private final Fight fight;
    private final Round round;
    private final Officers officers;
    private final Fates fates;
    private final int[] begun;
    private final Tale tale;
    private final List<Entrant> all;
    private final boolean original;
    private final int[] passed = new int[2];
    private final int[] taken = new int[2];

    Nerves(Setting setting, Fight fight, Round round, Officers officers, Fates fates, int[] begun, Tale tale) {
        this.setting = setting;
        this.fight = fight;
        this.round = round;
        this.officers = officers;
        this.fates = fates;
        this.begun = begun;
        this.tale = tale;
        all = setting.entrants();
        original = setting.ruleset().original();
    }

    @Override
    public void begin() {
        for (int side = 0; side < 2; side++) {
            passed[side] = setting.heart(side).passed();
            taken[side] = setting.heart(side).taken();
        }
    }

    @Override
    public void after() {
        for (int side = 1; side >= 0; side--) {
            if (setting.people(side) > 0) {
                continue;
            }
            if (stand()) {
                test(side);
            }
            if (stand()) {
                flinch(side);
            }
        }
    }

    private boolean stand() {
        return fight.ableOf(0) > 0 && fight.ableOf(1) > 0;
    }

    @Rule({"NP-22", "CC-26"})
    private void test(int side) {
        if (original) {
            original(side);
        } else {
            classic(side);
        }
    }

    @Rule("NP-22")
    private void original(int side) {
        Heart heart = setting.heart(side);
        int causes = MoraleCause.original(heart.strength(), down(side), leaderDown(side)) & ~taken[side];
        if (causes == 0 || steadfast(side) || able(side, Pursuers::mindless) || able(side, Monster::undead)) {
            return;
        }
        int able = fight.ableOf(side);
        int thrown = round.blows().sum(side, 2, SIX, 0);
        int modifier = Morale.Standing.modifier(
                standing(1 - side) >= 2 * able, shareDown(side) < shareDown(1 - side), dice(side) + heart.spirits());
        comes(side, causes, Morale.original(thrown + modifier), thrown, modifier);
    }

    @Rule({"CC-27", "CC-28", "CC-29", "CC-31", "CC-32", "CC-33", "CC-34"})
    private void classic(int side) {
        Heart heart = setting.heart(side);
        int printed = printed(side);
        if (printed <= LEAST_RATING) {
            breakOff(side);
            return;
        }
        int causes = causes(side) & ~taken[side];
        if (causes == 0 || steadfast(side) || !Morale.checks(printed) || Morale.settled(passed[side])) {
            return;
        }
        int modifier = Morale.Situation.modifier(
                        shareDown(side) > shareDown(1 - side),
                        shareDown(side) < shareDown(1 - side),
                        leaderDown(side),
                        heart.atHome())
                + heart.spirits();
        int thrown = round.blows().sum(side, 2, SIX, 0);
        comes(side, causes, Morale.classic(thrown, Morale.rating(printed, modifier)), thrown, modifier);
    }

    @Rule({"CC-32", "CC-33"})
    private int causes(int side) {
        Heart heart = setting.heart(side);
        if (heart.strength() == 1) {
            for (int i = 0; i < all.size(); i++) {
                if (of(side, i) && fight.able(i)) {
                    return MoraleCause.alone(fight.hitPoints(i), most(i));
                }
            }
        }
        boolean slain = heart.anySlain();
        for (int i = 0; i < all.size(); i++) {
            slain |= of(side, i) && fates.slain(fight, i);
        }
        return MoraleCause.classic(heart.strength(), down(side), slain);
    }

    private int most(int who) {
        Vigour vigour = all.get(who).vigour();
        return vigour.given() ? vigour.most() : begun[who];
    }

    private void comes(int side, int causes, Morale.Outcome outcome, int thrown, int modifier) {
        taken[side] |= causes;
        if (!tale.silent()) {
            tale.tell("morale of side " + letter(side) + ": " + thrown
                    + (modifier == 0 ? "" : modifier > 0 ? " + " + modifier : " - " + -modifier)
                    + switch (outcome) {
                        case FIGHT_ON -> ", they fight on";
                        case FALL_BACK -> ", they fall back";
                        case BREAK -> ", they break";
                    });
        }
        switch (outcome) {
            case FIGHT_ON -> passed[side]++;
            case FALL_BACK -> fallBack(side);
            case BREAK -> breakOff(side);
        }
    }

    /** They give ground by a third of a move, and hold back for a round. */
    @Rule("NP-22")
    private void fallBack(int side) {
        officers.waver(side, fight.round() + 1);
        fight.distance(fight.distance() + Math.max(STEP, slowest(side) / STEP * STEP));
    }

    @Rule({"NP-22", "CC-28", "CC-30"})
    private void breakOff(int side) {
        boolean quick = original || !fight.inReach() || slowest(side) >= slowest(1 - side);
        boolean yields = !able(side, row -> row.intelligence() != Intelligence.INTELLIGENT)
                || able(side, row -> row.isKind("men"));
        switch (Rout.of(setting.heart(side).way(), quick, yields)) {
            case FLEE -> flee(side);
            case YIELD -> {
                say("side " + letter(side) + " surrenders");
                for (int i = 0; i < all.size(); i++) {
                    if (of(side, i) && fight.able(i)) {
                        fates.yields(fight, i);
                    }
                }
            }
            case FIGHT_ON -> {}
        }
    }

    @Rule("EN-36")
    private void flee(int side) {
        say("side " + letter(side) + " flees");
        if (fight.inReach()) {
            int now = fight.round();
            round.atBacks(1 - side);
            fight.afterRound(now);
        }
        for (int i = 0; i < all.size(); i++) {
            if (of(side, i) && fight.able(i)) {
                fates.flees(fight, i);
            }
        }
    }

    /** Single ones that are hurt enough go their way; those whose courage was tried and held stay. */
    @Rule("EN-36")
    private void flinch(int side) {
        if (passed[side] > 0 || !setting.heart(side).way() || keepsPost(side)) {
            return;
        }
        for (int i = 0; i < all.size() && stand(); i++) {
            if (of(side, i) && fight.able(i) && makesOff(side, i)) {
                say(all.get(i).ready().name() + " makes off");
                if (fight.inReach()) {
                    int now = fight.round();
                    round.atBackOf(i);
                    fight.afterRound(now);
                }
                if (fight.able(i)) {
                    fates.flees(fight, i);
                }
            }
        }
    }

    private boolean makesOff(int side, int who) {
        Optional<Monster> row = all.get(who).monster();
        if (row.isEmpty()
                || row.get().has(Trait.Fearless.class, setting.ruleset().profile())) {
            return false;
        }
        Tactics tactics = row.get().tactics();
        return Flinch.makesOff(
                tactics, fight.hitPoints(who), most(who), ofThem(side, tactics, false), ofThem(side, tactics, true));
    }

    private int ofThem(int side, Tactics tactics, boolean able) {
        int count = able ? 0 : setting.heart(side).strength() - setting.size(side);
        for (int i = 0; i < all.size(); i++) {
            count += of(side, i)
                            && (!able || fight.able(i))
                            && all.get(i)
                                    .monster()
                                    .filter(row -> row.tactics() == tactics)
                                    .isPresent()
                    ? 1
                    : 0;
        }
        return count;
    }

    private void say(String what) {
        if (!tale.silent()) {
            tale.tell(what);
        }
    }

    private static String letter(int side) {
        return side == 0 ? "A" : "B";
    }

    private boolean of(int side, int who) {
        return fight.matchup().side(who) == side;
    }

    /** How many of a side can act: of a company, its people. */
    private int standing(int side) {
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            count += of(side, i)
                            && fight.able(i)
                            && (setting.people(side) == 0 || all.get(i).person())
                    ? 1
                    : 0;
        }
        return count;
    }

    private int down(int side) {
        return setting.heart(side).strength() - standing(side);
    }

    private double shareDown(int side) {
        return (double) down(side) / Math.max(1, setting.heart(side).strength());
    }

    private boolean leaderDown(int side) {
        boolean down = setting.heart(side).leaderLost();
        for (int i = 0; i < all.size(); i++) {
            down |= of(side, i) && leads(i) && !fight.able(i);
        }
        return down;
    }

    private boolean leads(int who) {
        return all.get(who).kind() instanceof Entrant.Nature.Beast beast && beast.leader();
    }

    /** The rating of the leader if he lives, else the commonest. */
    @Rule("CC-27")
    private int printed(int side) {
        int[] counts = new int[NEVER + 1];
        for (int i = 0; i < all.size(); i++) {
            if (of(side, i) && fight.able(i) && all.get(i).kind() instanceof Entrant.Nature.Beast beast) {
                if (beast.leader()) {
                    return beast.morale();
                }
                counts[Math.clamp(beast.morale(), 0, NEVER)]++;
            }
        }
        int printed = NEVER;
        for (int rating = NEVER; rating >= 0; rating--) {
            printed = counts[rating] > counts[printed] ? rating : printed;
        }
        return printed;
    }

    private int dice(int side) {
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < all.size(); i++) {
            if (of(side, i) && fight.able(i)) {
                for (Trait.MoraleDice dice : all.get(i).ready().powers(Trait.MoraleDice.class)) {
                    most = Math.max(most, dice.plus());
                }
            }
        }
        return most == Integer.MIN_VALUE ? 0 : most;
    }

    private int slowest(int side) {
        int slowest = Integer.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            slowest =
                    of(side, i) && fight.able(i) ? Math.min(slowest, all.get(i).pace()) : slowest;
        }
        return slowest == Integer.MAX_VALUE ? 0 : slowest;
    }

    private interface Question {
        boolean of(Monster row);
    }

    /** Whether all of those who can act are so. */
    private boolean able(int side, Question question) {
        for (int i = 0; i < all.size(); i++) {
            if (of(side, i)
                    && fight.able(i)
                    && !(all.get(i).kind() instanceof Entrant.Nature.Beast beast && question.of(beast.row()))) {
                return false;
            }
        }
        return true;
    }

    /** Whether nothing shakes any of them: by nature, or because what they guard is there. */
    private boolean steadfast(int side) {
        return able(side, row -> row.has(Trait.Fearless.class, setting.ruleset().profile()) || guards(side, row));
    }

    private boolean keepsPost(int side) {
        return !able(side, row -> !guards(side, row));
    }

    private boolean guards(int side, Monster row) {
        for (Habit.Guards guards :
                row.powers(Habit.Guards.class, setting.ruleset().profile())) {
            if (guards.what().equals(NEST)
                    ? setting.heart(side).atHome()
                    : !able(side, other -> other.id().equals(row.id()))) {
                return true;
            }
        }
        return false;
    }
}
