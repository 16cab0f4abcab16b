package org.woodgrain.campaign.state;

import java.util.List;

/**
 * A cunning monster that parted from the company in enmity and follows it at a distance; kept among the marks of the
 * level.
 *
 * @param monster id in the monster table
 * @param hitPoints what it has left
 * @param most what it has unhurt
 * @param turn of the campaign from which on it comes
 * @param foe who it was when it was met
 */
public record Stalker(String monster, int hitPoints, int most, int turn, FoeId foe) {
    private static final int PATIENCE = 3;
    private static final String PREFIX = "stalks|";

    /** One that begins to follow now; it bides its time for three turns. */
    public static Stalker begun(Foe foe, Clock now) {
        return after(foe, now, PATIENCE);
    }

    /** One that comes after so many turns. */
    public static Stalker after(Foe foe, Clock now, int turns) {
        return new Stalker(foe.monster(), foe.hitPoints(), foe.maxHitPoints(), turns(now) + turns, foe.id());
    }

    /** One that comes at the next opportunity. */
    public static Stalker due(String monster, int hitPoints, int most, FoeId foe, Clock now) {
        return new Stalker(monster, hitPoints, most, turns(now), foe);
    }

    private static int turns(Clock clock) {
        return clock.day() * Clock.TURNS_IN_DAY + clock.turn();
    }

    public String mark() {
        return PREFIX + monster + "|" + hitPoints + "|" + most + "|" + turn + "|" + foe;
    }

    /** Those on a level who have waited long enough, in the order of their marks. */
    public static List<Stalker> due(LevelState level, Clock now) {
        return level.marks(PREFIX).stream()
                .map(Stalker::read)
                .filter(each -> each.turn <= turns(now))
                .toList();
    }

    /** The level without those: they have come. */
    public static LevelState come(LevelState level, Clock now) {
        LevelState without = level;
        for (Stalker each : due(level, now)) {
            without = without.withoutTried(each.mark());
        }
        return without;
    }

    /** Their marks on a level, those still biding their time among them. */
    public static List<String> marks(LevelState level) {
        return level.marks(PREFIX);
    }

    /** The level when they have left it. */
    public static LevelState without(LevelState level, List<String> marks) {
        LevelState now = level;
        for (String mark : marks) {
            now = now.withoutTried(mark);
        }
        return now;
    }

    /** The level when they have come to it. */
    public static LevelState with(LevelState level, List<String> marks) {
        LevelState now = level;
        for (String mark : marks) {
            now = now.withTried(mark);
        }
        return now;
    }

    /** The same one, who comes at once or bides its time anew. */
    public Stalker again(Clock now, boolean atOnce) {
        return new Stalker(monster, hitPoints, most, turns(now) + (atOnce ? 0 : PATIENCE), foe);
    }

    /** Reads a mark. */
    public static Stalker read(String mark) {
        String[] parts = mark.split("\\|", -1);
        return new Stalker(
                parts[1],
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3]),
                Integer.parseInt(parts[4]),
                new FoeId(parts[5]));
    }

    /** The same one when it comes again: half of its hurts have closed. */
    public Foe again(Foe made) {
        return made.withMaxHitPoints(most).withHitPoints(most - (most - hitPoints) / 2);
    }
}
