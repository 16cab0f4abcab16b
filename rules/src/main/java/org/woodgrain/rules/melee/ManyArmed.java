package org.woodgrain.rules.melee;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.Rule;

/** A round of a creature whose arms go each for itself: those that hold squeeze, and the others strike about. */
@Rule("NA-103")
final class ManyArmed {
    private ManyArmed() {}

    /** Two arms at most go for a man; those to spare go for others in front. What is no arm strikes at the one chosen. */
    static void attack(Blows blows, int attacker, int chosen) {
        Fight fight = blows.fight();
        Matchup m = fight.matchup();
        List<Integer> arms = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        int way = fight.way[attacker];
        for (int form = m.wayStart[way]; form < m.wayEnd[way]; form++) {
            (holds(m, form) ? arms : others).add(form);
        }
        int left = Math.min(fight.limbs().left(attacker), arms.size());
        int used = squeeze(blows, attacker, arms);
        for (int target : targets(fight, attacker, chosen)) {
            int most = Limbs.most(m.combatant(target).size(), left);
            int at = fight.limbs().holding(attacker, target);
            boolean stood = !fight.helpless(target);
            while (used < left && at < most && !fight.out(target) && !(stood && fight.helpless(target))) {
                blows.strike(attacker, arms.get(used), target, false);
                used++;
                at++;
            }
        }
        for (int form : others) {
            if (!fight.out(chosen)) {
                blows.strike(attacker, form, chosen, false);
            }
        }
    }

    /** Each arm that holds somebody squeezes without a throw; the answer is how many did. */
    private static int squeeze(Blows blows, int attacker, List<Integer> arms) {
        Fight fight = blows.fight();
        int used = 0;
        for (int victim : fight.matchup().members(1 - blows.sideOf(attacker))) {
            int holding = fight.limbs().holding(attacker, victim);
            for (int i = 0; i < holding && !fight.out(victim); i++) {
                for (HitPower power : fight.matchup().powers(arms.getFirst())) {
                    if (power.holding()) {
                        power.held(blows, attacker, victim);
                    }
                }
            }
            used += holding;
        }
        return used;
    }

    private static boolean holds(Matchup m, int form) {
        for (HitPower power : m.powers(form)) {
            if (power.holding()) {
                return true;
            }
        }
        return false;
    }

    private static List<Integer> targets(Fight fight, int attacker, int chosen) {
        List<Integer> all = new ArrayList<>(List.of(chosen));
        int enemy = 1 - fight.matchup().side(attacker);
        for (int place = 0; place < fight.ranks().size(enemy); place++) {
            int target = fight.ranks().at(enemy, place);
            if (target != chosen) {
                all.add(target);
            }
        }
        return all;
    }

    /** Whether a blow falls on the arm that holds the striker, and not on the body. */
    static boolean answers(Fight fight, int attacker, int form, int target) {
        return !fight.matchup.flies[form] && fight.limbs().holding(target, attacker) > 0;
    }

    /** Takes the points of a blow off the arm, which is not counted against the body. */
    static void wound(Blows blows, int attacker, int form, int target, int points) {
        Fight fight = blows.fight();
        Form how = fight.matchup().form(form);
        boolean edged = how.matter().contains(Matter.WEAPON) && !how.matter().contains(Matter.BLUNT);
        blows.recorder().harm(attacker, target, form, points, fight.hitPoints(target));
        boolean gone = fight.limbs().wound(target, attacker, points, edged);
        blows.recorder().armHurt(target, attacker, gone, fight.limbs().hurt(target, attacker));
    }
}
