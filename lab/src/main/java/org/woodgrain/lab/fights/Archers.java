package org.woodgrain.lab.fights;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.combat.RangeBand;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.tactics.Restraint;
import org.woodgrain.rules.monsters.Tactics;

/** Missiles: who would rather shoot than close, whom he shoots at, and how many he has left. */
final class Archers {
    /** Feet that a shooter behind the front rank stands farther off. */
    private static final int BEHIND = 10;

    private final Setting setting;
    private final Fight fight;
    private final int[] supply;
    private final int[] perShot;
    private final int[] feet;
    private final boolean[] launcher;
    private final boolean[] person;
    private final boolean[] mindless;
    private final boolean[] raider;
    private final int[] dice;
    private final List<MissileTable.Ranges> ranges;
    private final int[] stock;
    private final int[] readyAt;
    private final int[] shotIn;
    /** Whether each has his hands free for blows. */
    private final boolean[] drawn;

    Archers(Setting setting, Fight fight) {
        this.setting = setting;
        this.fight = fight;
        List<Entrant> all = setting.entrants();
        int size = all.size();
        supply = new int[size];
        perShot = new int[size];
        feet = new int[size];
        launcher = new boolean[size];
        person = new boolean[size];
        mindless = new boolean[size];
        raider = new boolean[size];
        dice = new int[size];
        stock = new int[size];
        readyAt = new int[size];
        shotIn = new int[size];
        drawn = new boolean[size];
        MissileTable.Ranges none = MissileTable.Ranges.thirds(0);
        ranges = all.stream()
                .map(each -> each.volley().map(Volley::ranges).orElse(none))
                .toList();
        for (int i = 0; i < size; i++) {
            Entrant each = all.get(i);
            supply[i] = fight.matchup().missile(i) < 0
                    ? 0
                    : each.volley().map(Volley::stock).orElse(0);
            perShot[i] = ranges.get(i).roundsPerShot();
            feet[i] = each.volley().map(Volley::feet).orElse(1);
            launcher[i] = each.volley().filter(Volley::launcher).isPresent();
            person[i] = each.person();
            mindless[i] = each.monster()
                    .filter(row -> row.tactics() == Tactics.MINDLESS)
                    .isPresent();
            raider[i] = each.monster()
                    .filter(row -> row.tactics() == Tactics.RAIDER)
                    .isPresent();
            dice[i] = each.ready().dice();
        }
    }

    void begin() {
        for (int i = 0; i < stock.length; i++) {
            stock[i] = supply[i];
            readyAt[i] = 0;
            shotIn[i] = -1;
            drawn[i] = setting.entrants().get(i).armed();
        }
        for (int i = 0; i < stock.length; i++) {
            drawn[i] |= !setting.live() && fight.inReach() && !prefers(i);
        }
    }

    /** Whether somebody would send off a missile this round rather than go hand to hand. */
    boolean prefers(int who) {
        return supply[who] > 0
                && (stock[who] > 0 || shotIn[who] == fight.round())
                && (person[who] ? person(who) : beast(who))
                && band(who).isPresent();
    }

    /** In front and at blows nobody shoots; what is thrown is kept as long as anybody is at blows. */
    private boolean person(int who) {
        return launcher[who]
                ? !drawn[who] && (!fight.inReach() || !fight.ranks().inFront(who))
                : !fight.inReach();
    }

    /** Whether somebody has not in hand what he would strike with. */
    boolean burdened(int who) {
        return person[who] && !drawn[who];
    }

    /** Whether such a one would rather draw it now than shoot or wait. */
    boolean wouldDraw(int who) {
        return burdened(who) && (stock[who] == 0 || fight.inReach()) && !prefers(who);
    }

    void draw(int who) {
        drawn[who] = true;
    }

    private boolean beast(int who) {
        int side = fight.matchup().side(who);
        return !fight.inReach()
                && !mindless[who]
                && !setting.heart(side).pressing()
                && !(raider[who] && Restraint.charges(Tactics.RAIDER, ahead(side), fight.round()));
    }

    /** Whether a side is the stronger by the levels and hit dice of those who can act. */
    private boolean ahead(int side) {
        int sum = 0;
        for (int i = 0; i < stock.length; i++) {
            if (fight.able(i)) {
                sum += fight.matchup().side(i) == side ? dice[i] : -dice[i];
            }
        }
        return sum > 0;
    }

    private Optional<RangeBand> band(int who) {
        int far = fight.distance() + (fight.ranks().inFront(who) ? 0 : BEHIND);
        return ranges.get(who).at(far * feet[who]);
    }

    /** Whom somebody shoots at now; his missile is gone with it. */
    @Rule({"CB-14", "CB-15"})
    int target(int who) {
        boolean again = shotIn[who] == fight.round();
        if (supply[who] == 0 || !again && fight.round() < readyAt[who] || !prefers(who)) {
            return Conduct.NOBODY;
        }
        int target = person[who] ? opposite(who) : inFront(who);
        if (target == Conduct.NOBODY) {
            return target;
        }
        fight.range(band(who).map(each -> each.modifier(setting.ruleset())).orElse(0));
        if (!again) {
            shotIn[who] = fight.round();
            stock[who] -= stock[who] == Volley.ENDLESS ? 0 : 1;
            readyAt[who] = fight.round() + perShot[who];
        }
        return target;
    }

    /** The foe who stands opposite by his place, in front or behind. */
    private int opposite(int who) {
        int side = fight.matchup().side(who);
        int able = fight.ableOf(1 - side);
        if (able == 0) {
            return Conduct.NOBODY;
        }
        int place = 0;
        for (int i = 0; i < who; i++) {
            place += fight.matchup().side(i) == side && fight.able(i) ? 1 : 0;
        }
        place %= able;
        for (int i = 0; i < stock.length; i++) {
            if (fight.matchup().side(i) != side && fight.able(i) && place-- == 0) {
                return i;
            }
        }
        return Conduct.NOBODY;
    }

    private int inFront(int who) {
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        return count == 0
                ? Conduct.NOBODY
                : fight.ranks().at(enemy, Math.max(0, fight.ranks().placeOf(who)) % count);
    }
}
