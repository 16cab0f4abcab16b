package org.woodgrain.rules.melee;

/** What a round begins and ends with of itself: wounds close, poison kills, last stands are over. */
final class Upkeep {
    private Upkeep() {}

    /** Wounds close at the start of a round. */
    static void regain(Blows blows, int who) {
        Fight fight = blows.fight();
        Matchup m = fight.matchup();
        if (m.regains[who] == 0 || fight.out(who) || fight.woundedSince[who] == 0) {
            return;
        }
        int full = m.maxHitPoints[who] - fight.scars(who);
        if (fight.hitPoints[who] <= 0
                || fight.hitPoints[who] >= full
                || fight.round < fight.woundedSince[who] + Math.max(1, m.regainDelay[who])) {
            return;
        }
        int points = Math.min(m.regains[who], full - fight.hitPoints[who]);
        fight.hitPoints[who] += points;
        blows.recorder().regained(who, points, fight.hitPoints[who]);
    }

    /** What a round ends with: poison kills, and those who fought on fall. */
    static void endRound(Blows blows) {
        Fight fight = blows.fight();
        if (!fight.reckoning()) {
            return;
        }
        for (int i = 0; i < fight.matchup().size(); i++) {
            if (fight.out(i)) {
                continue;
            }
            if (fight.doomed(i)) {
                blows.dies(i, Holds.FREE, "poison");
            } else if (fight.lastRounds[i] > 0 && --fight.lastRounds[i] == 0) {
                blows.dies(i, Holds.FREE, "wounds");
            }
        }
    }
}
