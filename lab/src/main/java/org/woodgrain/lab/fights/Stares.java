package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.power.PetrifyingGaze;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Eyes that turn people to stone; once somebody has met them, those who strike turn their own away. */
final class Stares {
    private record Starer(int who, SpecialAttack.Gaze gaze) {}

    private final Setting setting;
    private final List<Starer> starers = new ArrayList<>();
    private final boolean[] averted;
    private final boolean[] felt;

    Stares(Setting setting) {
        this.setting = setting;
        averted = new boolean[setting.entrants().size()];
        felt = new boolean[averted.length];
        for (int i = 0; i < averted.length; i++) {
            int who = i;
            setting.entrants()
                    .get(i)
                    .monster()
                    .flatMap(row -> PetrifyingGaze.of(row, setting.ruleset().profile()))
                    .ifPresent(gaze -> starers.add(new Starer(who, gaze)));
        }
    }

    boolean any() {
        return !starers.isEmpty();
    }

    /** What turned eyes make of a throw to hit. */
    int onThrow(int attacker, int target) {
        return (averted[attacker] ? PetrifyingGaze.BLINDLY : 0) + (averted[target] ? PetrifyingGaze.EXPOSED : 0);
    }

    void begin(Matchup matchup) {
        Arrays.fill(felt, false);
        boolean changed = false;
        for (int i = 0; i < averted.length; i++) {
            changed |= averted[i];
            averted[i] = false;
        }
        if (changed) {
            matchup.regardAnew();
        }
    }

    /** A round opens: whoever means to strike one whose eyes have been felt turns away. */
    void open(Fight fight, Archers archers) {
        if (starers.isEmpty()) {
            return;
        }
        boolean changed = false;
        for (int i = 0; i < averted.length; i++) {
            boolean now = setting.entrants().get(i).person()
                    && known(fight, 1 - fight.matchup().side(i))
                    && !archers.prefers(i);
            changed |= now != averted[i];
            averted[i] = now;
        }
        if (changed) {
            fight.matchup().regardAnew();
        }
    }

    private boolean known(Fight fight, int side) {
        for (Starer each : starers) {
            if (felt[each.who()] && fight.matchup().side(each.who()) == side && fight.able(each.who())) {
                return true;
            }
        }
        return false;
    }

    /** A side is about to act: those of it who look meet the eyes. */
    @Rule("CB-26")
    void meet(Fight fight, Blows blows, Archers archers, int side) {
        for (Starer each : starers) {
            int who = each.who();
            if (fight.matchup().side(who) == side
                    || !fight.able(who)
                    || fight.distance() > each.gaze().feet()) {
                continue;
            }
            for (int target = 0; target < averted.length; target++) {
                boolean looks = setting.entrants().get(target).person()
                        && fight.matchup().side(target) == side
                        && fight.able(target)
                        && !averted[target]
                        && (!felt[who] || fight.ranks().inFront(target) || archers.prefers(target));
                if (looks) {
                    felt[who] = true;
                    PetrifyingGaze.meets(blows, who, target, each.gaze());
                }
            }
        }
    }
}
