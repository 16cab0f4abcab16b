package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.melee.Round;

/** A few against a few, hand to hand and to the end, worked out and not thrown. */
public final class Melee {
    /** More on a side are left to the dice. */
    public static final int MOST = 6;

    /** States of both sides together. */
    private static final long MOST_STATES = 1_500_000;

    /** Steps from state to state that still take no more than a second or two. */
    private static final double MOST_STEPS = 4e8;

    private static final String ASK = "; ask simulate --plain instead, which throws its dice";

    private final Setting setting;
    private final List<Line> lines = new ArrayList<>();
    private final List<Onslaught> onslaughts = new ArrayList<>();
    private final Order order;

    private Melee(Setting setting) {
        this.setting = setting;
        Matchup matchup = setting.matchup();
        order = Order.of(matchup);
        for (int side = 0; side < 2; side++) {
            lines.add(new Line(setting.of(side)
                    .mapToObj(who -> Duel.hitPoints(setting, who))
                    .toList()));
        }
        double[][][][] harm = {harm(0), harm(1)};
        refuseEndless(harm);
        refuseLarge(harm);
        onslaughts.add(new Onslaught(lines.get(1), harm[0]));
        onslaughts.add(new Onslaught(lines.get(0), harm[1]));
    }

    /**
     * The melee that the engine would fight.
     *
     * @throws FightsException if it is more than blows that take hit points, too large, or has no end
     */
    public static Melee of(Setting setting) {
        for (int side = 0; side < 2; side++) {
            if (setting.size(side) > MOST) {
                throw new FightsException(
                        "at most " + MOST + " of a side can be worked out, not " + setting.size(side) + ASK);
            }
        }
        Matchup matchup = setting.matchup();
        UnknownPowers.refuse(matchup);
        boolean plain = new Round(new Fight(matchup), (side, number) -> 1, Recorder.NONE, Nearest.FOE).plain();
        boolean alike = setting.entrants().stream()
                        .map(each -> each.ready().dexterity())
                        .distinct()
                        .count()
                == 1;
        if (!plain || setting.ruleset().original() && !alike) {
            throw new FightsException("a melee is worked out only where "
                    + (plain ? "nobody is quicker than others" : "all have room and strike plain blows in their turn")
                    + ASK);
        }
        // states are counted before they are made
        double states = 1;
        for (int who = 0; who < matchup.size(); who++) {
            states *= 1 + setting.vigour(who).most();
        }
        if (states > MOST_STATES) {
            throw new FightsException(tooLarge(states));
        }
        return new Melee(setting);
    }

    private static String tooLarge(double states) {
        return String.format(
                Locale.ROOT, "this melee has too many states to be worked out, about %,.0f%s", states, ASK);
    }

    private double[][][] harm(int side) {
        int[] attackers = setting.of(side).toArray();
        int[] targets = setting.of(1 - side).toArray();
        double[][][] all = new double[attackers.length][targets.length][];
        BlowOdds odds = new BlowOdds(setting.matchup());
        for (int i = 0; i < attackers.length; i++) {
            for (int j = 0; j < targets.length; j++) {
                int most = lines.get(1 - side).most(j);
                double[] chances = new double[most + 1];
                Points points = odds.round(attackers[i], targets[j], most);
                for (int p = 0; p <= points.most(); p++) {
                    var chance = points.chances().get(p);
                    chances[Math.min(p, most)] += chance.numerator().doubleValue()
                            / chance.denominator().doubleValue();
                }
                all[i][j] = chances;
            }
        }
        return all;
    }

    private void refuseEndless(double[][][][] harm) {
        // there must be no two of whom neither can harm the other, or they might be left
        for (int i = 0; i < harm[0].length; i++) {
            for (int j = 0; j < harm[1].length; j++) {
                if (harm[0][i][j][0] == 1 && harm[1][j][i][0] == 1) {
                    throw new FightsException(
                            "this melee may not end: " + name(0, i) + " and " + name(1, j) + " cannot harm each other");
                }
            }
        }
    }

    private String name(int side, int place) {
        return setting.matchup().combatant(setting.of(side).toArray()[place]).name();
    }

    private void refuseLarge(double[][][][] harm) {
        double states = (double) lines.get(0).states() * lines.get(1).states();
        double steps = 0;
        for (int side = 0; side < 2; side++) {
            double outcomes = 1;
            for (double[][] attacker : harm[side]) {
                int most = 1;
                for (double[] target : attacker) {
                    most = Math.max(most, (int)
                            Arrays.stream(target).filter(chance -> chance > 0).count());
                }
                outcomes *= most;
            }
            steps += states * Math.min(outcomes, lines.get(1 - side).states());
        }
        if (steps > MOST_STEPS) {
            throw new FightsException(tooLarge(states));
        }
    }

    /** A side as told. */
    public String label(int side) {
        return setting.label(side);
    }

    /** How many fight on a side. */
    public int size(int side) {
        return setting.size(side);
    }

    /** Their names, those of the first side first. */
    public List<String> names() {
        return setting.entrants().stream().map(each -> each.ready().name()).toList();
    }

    /** What comes of it. */
    public MeleeEnd end() {
        return MeleeChain.follow(lines, onslaughts, order);
    }
}
