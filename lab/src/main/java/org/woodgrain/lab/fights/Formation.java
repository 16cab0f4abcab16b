package org.woodgrain.lab.fights;

import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;

/** Who of a company stands in front: the first three, and where there is room all others who strike. */
final class Formation {
    private static final int FRONT = 3;

    private final Fight fight;
    private final Archers archers;
    private final List<Entrant> all;
    private final boolean[] holdBack = new boolean[2];
    private final int[] rank;

    Formation(Setting setting, Fight fight, Archers archers) {
        this.fight = fight;
        this.archers = archers;
        this.all = setting.entrants();
        rank = new int[all.size()];
        for (Entrant each : all) {
            if (each.person() && (each.volley().isPresent() || shy(each))) {
                holdBack[each.ready().side()] = true;
            }
        }
    }

    private static boolean shy(Entrant each) {
        return each.kind() instanceof Entrant.Nature.Person person
                && person.characterClass() == CharacterClass.MAGIC_USER;
    }

    void drawUp() {
        for (int side = 0; side < 2; side++) {
            if (holdBack[side]) {
                drawUp(side);
            }
        }
    }

    @Rule({"UX-32", "CC-13", "CB-36"})
    private void drawUp(int side) {
        Ground ground = fight.matchup().ground();
        int count = 0;
        boolean wide = false;
        for (int pass = 0; pass < 2; pass++) {
            for (int who = 0; who < rank.length; who++) {
                if (fight.matchup().side(who) != side || !fight.able(who)) {
                    continue;
                }
                boolean swings = fight.matchup().combatant(who).state().wide();
                int room = ground.abreast(wide || swings);
                int most = pass == 0 ? Math.min(FRONT, room) : room;
                if (count < most && !in(count, who) && (pass == 0 || comesUp(who))) {
                    rank[count++] = who;
                    wide |= swings;
                }
            }
        }
        fight.ranks().place(side, rank, count);
    }

    private boolean comesUp(int who) {
        return !all.get(who).person() || !shy(all.get(who)) && !archers.prefers(who);
    }

    private boolean in(int count, int who) {
        for (int i = 0; i < count; i++) {
            if (rank[i] == who) {
                return true;
            }
        }
        return false;
    }
}
