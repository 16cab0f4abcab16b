package org.woodgrain.rules.melee;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.AttackMatrix;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/**
 * Two sides set against each other, with everything worked out that the dice do not change: the number each blow needs
 * against each target, what it can do to him, and who acts before whom.
 *
 * <p>Never changes; a {@link Fight} keeps what does. Combatants, forms and ways are named by their numbers here.
 */
public final class Matchup {
    /** What one combatant adds to his throws against another: a ward, an old hatred. */
    @FunctionalInterface
    public interface Regard {
        Regard NONE = (attacker, target) -> 0;

        int toHit(int attacker, int target);

        /** The number that one needs on two dice against another where the miniatures rules decide; 0 where they do not. */
        default int duel(int attacker, int target) {
            return 0;
        }
    }

    private static final int DANGERS = Danger.values().length;

    /** What a form does to a target. */
    static final byte HARMS = 0;

    static final byte HARMLESS = 1;
    static final byte HALVED = 2;
    static final byte KILLS = 3;
    static final byte PARTS = 4;

    final int size;
    final boolean extremes;
    final boolean original;

    /** What it comes to when both sides throw the same for initiative. */
    final int tie;

    final Ruleset ruleset;
    final Ground ground;
    private final List<Combatant> combatants;
    private final List<Form> forms;

    final int[] side;
    final int[] hitPoints;
    final int[] maxHitPoints;
    final int[] dexterity;
    final int[] caught;
    final int[] saves;
    /** Room round each, and the room that each takes up, in thirds of a man-sized attacker. */
    final int[] around;

    final int[] takes;
    final int[] extraRounds;
    final int[] regains;
    final int[] regainDelay;
    final boolean[] helpless;
    final boolean[] idle;
    private final Runnable regarding;
    final boolean[] late;
    final boolean[] reach;
    final boolean[] wide;
    final int[] woundedSince;
    /** Members of each side in marching order. */
    final int[][] order;
    /** Members of each side, the most dexterous first; in the classic profile as they march. */
    final int[][] acting;

    /** All, the most dexterous first. */
    final int[] byDexterity;

    /** First and end way of each combatant. */
    final int[] firstWay;

    final int[] endWay;
    final int[] wayStart;
    final int[] wayEnd;
    final boolean[] wayLast;
    /** The form sent off as a missile; -1 if none. */
    final int[] missile;

    final int[] need;
    final int[] needBehind;
    /** The number of the fantasy table for a form against a target; 0 where the matrix decides. */
    final int[] duel;

    final byte[] harm;
    final int[] dieBonus;
    final int[] dice;
    final int[] sides;
    final int[] plus;
    final int[] times;
    final boolean[] flies;
    final int[] stingUpTo;
    final int[] stingForm;
    private final HitPower[][] powers;
    final boolean[] plain;
    final boolean anyLate;
    final boolean[] anyMissile = new boolean[2];
    final boolean anyUpkeep;
    /** Whether everybody begins able to act and has blows to strike. */
    final boolean allFit;
    /** Whether more may attack one target than find room about him. */
    final boolean crowded;
    /** Whether nothing but the standing numbers counts: no missile, sting, coil, leech or magic shield. */
    final boolean simple;

    /** What few creatures have, and whether any has it. */
    final Quirks quirks;

    final boolean quirky;

    /** Whether some of them fight by the fantasy table. */
    final boolean duelling;

    private Matchup(Ruleset ruleset, AttackMatrix matrix, Ground ground, List<Combatant> combatants, Regard regard) {
        this.ruleset = ruleset;
        this.ground = ground;
        this.combatants = List.copyOf(combatants);
        this.extremes = ruleset.on(Option.NATURAL_EXTREMES);
        this.original = ruleset.original();
        this.tie = Initiative.ofTie(ruleset);
        this.size = combatants.size();
        this.side = ints(Combatant::side);
        this.hitPoints = ints(Combatant::hitPoints);
        this.maxHitPoints = ints(Combatant::maxHitPoints);
        boolean quickness = original || Initiative.individual(ruleset);
        this.dexterity = ints(each -> quickness ? each.dexterity() : Initiative.PLAIN);
        this.caught = ints(each -> each.guard().caught());
        this.around = ints(each -> Room.THIRDS * ground.room(each.side()).around(each.size()));
        this.takes = ints(each -> Room.taken(each.size()));
        this.extraRounds = ints(each -> each.power(Resistance.FightsOn.class)
                .map(Resistance.FightsOn::rounds)
                .orElse(0));
        this.regains = ints(each -> each.power(Resistance.Regenerate.class)
                .map(Resistance.Regenerate::points)
                .orElse(0));
        this.regainDelay = ints(each -> each.power(Resistance.Regenerate.class)
                .map(Resistance.Regenerate::delay)
                .orElse(0));
        this.woundedSince = ints(each -> each.state().woundedSince());
        this.helpless = booleans(each -> each.state().helpless());
        this.idle = booleans(each -> each.state().idle());
        this.late = booleans(each ->
                each.state().slow() || each.power(SpecialAttack.ActsLast.class).isPresent());
        this.reach = booleans(each -> each.state().reach());
        this.wide = booleans(each -> each.state().wide());
        this.order = new int[][] {members(0), members(1)};
        this.byDexterity = byDexterity(dexterity);
        this.acting = original ? new int[][] {acting(0), acting(1)} : order;
        this.saves = new int[size * DANGERS];
        for (int i = 0; i < size; i++) {
            for (int d = 0; d < DANGERS; d++) {
                saves[i * DANGERS + d] = combatants.get(i).saves().get(d);
            }
        }
        Repertoire arms = new Repertoire(this.combatants);
        this.forms = arms.forms;
        this.firstWay = arms.firstWay;
        this.endWay = arms.endWay;
        this.wayStart = arms.wayStart;
        this.wayEnd = arms.wayEnd;
        this.wayLast = arms.wayLast;
        this.missile = arms.missile;
        this.stingUpTo = arms.stingUpTo;
        this.stingForm = arms.stingForm;
        this.dice = arms.dice;
        this.sides = arms.sides;
        this.plus = arms.plus;
        this.times = arms.times;
        this.flies = arms.flies;
        this.plain = arms.plain;
        this.powers = arms.powers;
        this.need = new int[forms.size() * size];
        this.needBehind = new int[forms.size() * size];
        this.duel = new int[forms.size() * size];
        this.harm = new byte[forms.size() * size];
        this.dieBonus = new int[forms.size() * size];
        this.regarding = () -> regard(matrix, arms.owners, regard);
        regardAnew();
        for (int i = 0; i < size; i++) {
            anyMissile[side[i]] |= missile[i] >= 0;
        }
        this.anyLate = any(late) || any(wayLast);
        boolean throng = false;
        boolean upkeep = false;
        boolean shielded = false;
        for (int i = 0; i < size; i++) {
            throng |= order[1 - side[i]].length * Room.THIRDS > around[i];
            upkeep |= regains[i] > 0 || extraRounds[i] > 0;
            shielded |= caught[i] > 0;
        }
        this.crowded = throng;
        this.anyUpkeep = upkeep;
        this.allFit = !any(helpless) && !any(idle) && arms.allArmed();
        this.quirks = new Quirks(ruleset, this.combatants);
        this.quirky = quirks.any;
        this.duelling = any(duel);
        this.simple = !quirky && !duelling && arms.simple() && !shielded && !upkeep;
    }

    /** Sets combatants against each other. Each side's stand in marching order, front first. */
    public static Matchup of(Ruleset ruleset, AttackMatrix matrix, Ground ground, List<Combatant> combatants) {
        return of(ruleset, matrix, ground, combatants, Regard.NONE);
    }

    /** The same where some attackers do better or worse against some targets than against others. */
    public static Matchup of(
            Ruleset ruleset, AttackMatrix matrix, Ground ground, List<Combatant> combatants, Regard regard) {
        return new Matchup(ruleset, matrix, ground, combatants, regard);
    }

    private void regard(AttackMatrix matrix, int[] owners, Regard regard) {
        int[][] regards = new int[size][];
        for (int f = 0; f < forms.size(); f++) {
            int owner = owners[f];
            if (regards[owner] == null) {
                regards[owner] = new int[size];
                for (int t = 0; t < size; t++) {
                    regards[owner][t] = regard.toHit(owner, t);
                }
            }
            Against.fill(this, matrix, f, forms.get(f), combatants.get(owner), owner, regards[owner], regard);
        }
    }

    /** Asks anew how attackers regard their targets, when that has changed in the middle of a round. */
    public void regardAnew() {
        regarding.run();
    }

    public int size() {
        return size;
    }

    public Combatant combatant(int who) {
        return combatants.get(who);
    }

    public Form form(int form) {
        return forms.get(form);
    }

    public int side(int who) {
        return side[who];
    }

    public Ground ground() {
        return ground;
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    /** The number that a form needs against a target from the front, standing circumstances counted in. */
    public int need(int form, int target) {
        return need[form * size + target];
    }

    /** The missile that a combatant would send off; -1 if none. */
    public int missile(int who) {
        return missile[who];
    }

    /** The ways of attacking hand to hand that a combatant has. */
    public int ways(int who) {
        return endWay[who] - firstWay[who];
    }

    /** The first form of one of a combatant's ways. */
    public int firstForm(int who, int way) {
        return wayStart[firstWay[who] + way];
    }

    /** Whether a combatant acts after everybody else with the first of his ways (CC-01). */
    public boolean actsLast(int who) {
        return actsLast(who, firstWay[who]);
    }

    boolean actsLast(int who, int in) {
        return late[who] || wayLast[in];
    }

    /** Members of a side in marching order. */
    public int[] members(int ofSide) {
        int[] members = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (side[i] == ofSide) {
                members[count++] = i;
            }
        }
        return Arrays.copyOf(members, count);
    }

    static int[] byDexterity(int[] scores) {
        int[] order = new int[scores.length];
        for (int i = 0; i < order.length; i++) {
            int place = i;
            while (place > 0 && scores[order[place - 1]] < scores[i]) {
                order[place] = order[place - 1];
                place--;
            }
            order[place] = i;
        }
        return order;
    }

    private int[] acting(int ofSide) {
        int[] acting = new int[size];
        int count = 0;
        for (int i : byDexterity) {
            if (side[i] == ofSide) {
                acting[count++] = i;
            }
        }
        return Arrays.copyOf(acting, count);
    }

    HitPower[] powers(int form) {
        return powers[form];
    }

    private int[] ints(ToIntFunction<Combatant> figure) {
        return Repertoire.figures(combatants, figure);
    }

    private static boolean any(int[] numbers) {
        for (int number : numbers) {
            if (number > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean any(boolean[] answers) {
        for (boolean answer : answers) {
            if (answer) {
                return true;
            }
        }
        return false;
    }

    private boolean[] booleans(Predicate<Combatant> question) {
        boolean[] answers = new boolean[size];
        for (int i = 0; i < size; i++) {
            answers[i] = question.test(combatants.get(i));
        }
        return answers;
    }

    /** Whether any of a combatant's tags says that he fears daylight, and it shines. */
    int dazzled(Combatant striker) {
        return ground.daylight()
                ? striker.power(Trait.LightAverse.class)
                        .map(Trait.LightAverse::less)
                        .orElse(0)
                : 0;
    }
}
