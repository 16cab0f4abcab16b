package org.woodgrain.rules.melee.tactics;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.monsters.Tactics;

/** Whom a monster strikes among those whom it can reach, as its tactics have it. Makes no objects. */
public final class Quarry {
    private Quarry() {}

    /** What a fight does not know of itself. */
    public interface Lore {
        /** Who hit a monster last; {@link Conduct#NOBODY} if nobody has. */
        int lastStriker(int who);

        /** Whether a monster has run its foes down and goes for the weakest. */
        default boolean hunts(int who) {
            return false;
        }

        /** What somebody carries about him, in copper pieces. */
        default int riches(int target) {
            return 0;
        }

        /** What somebody must carry at least to tempt a raider, in copper pieces. */
        default int tempting() {
            return Integer.MAX_VALUE;
        }

        /** Whether somebody is known to cast spells. */
        boolean casts(int target);

        /** Whether somebody sits on the back of a beast. */
        default boolean rides(int target) {
            return false;
        }

        /** Whether something over somebody's head keeps off what comes out of the air. */
        default boolean covered(int target) {
            return false;
        }
    }

    /**
     * The choice of its tactics.
     *
     * @param reach those whom it can reach, in their order
     * @param count how many these are
     * @return {@link Conduct#NOBODY} if it strikes whoever stands nearest
     */
    @Rule({"EN-32", "EN-36"})
    public static int of(Fight fight, Tactics tactics, int who, int[] reach, int count, Lore lore) {
        return switch (tactics) {
            case MINDLESS, SWARM, SOLDIER, GUARDIAN -> Conduct.NOBODY;
            case CASTER -> caster(reach, count, lore);
            case FLYER -> exposed(fight, reach, count, lore);
            case BEAST -> beast(fight, who, reach, count, lore);
            case PACK -> worstArmoured(fight, reach, count);
            case AMBUSHER -> count == 0 ? Conduct.NOBODY : reach[count - 1];
            case RAIDER -> raider(fight, reach, count, lore);
            case CUNNING -> fight.round() % 2 == 1 ? caster(reach, count, lore) : strongest(fight, reach, count);
        };
    }

    /**
     * Whom one goes for that comes out of the air: riders first, then the first who has nothing over his head, neither a
     * roof of any kind nor a shield.
     */
    private static int exposed(Fight fight, int[] reach, int count, Lore lore) {
        int open = Conduct.NOBODY;
        for (int i = 0; i < count; i++) {
            if (lore.covered(reach[i])) {
                continue;
            }
            if (lore.rides(reach[i])) {
                return reach[i];
            }
            open = open == Conduct.NOBODY && bare(fight, reach[i]) ? reach[i] : open;
        }
        return open;
    }

    /** Whether somebody has no shield. */
    private static boolean bare(Fight fight, int who) {
        Guard guard = guard(fight, who);
        return guard.front() == guard.behind();
    }

    private static int beast(Fight fight, int who, int[] reach, int count, Lore lore) {
        int last = lore.lastStriker(who);
        for (int i = 0; i < count; i++) {
            if (reach[i] == last) {
                return last;
            }
        }
        if (!lore.hunts(who)) {
            return Conduct.NOBODY;
        }
        int weakest = Conduct.NOBODY;
        for (int i = 0; i < count; i++) {
            if (weakest == Conduct.NOBODY || fight.hitPoints(reach[i]) < fight.hitPoints(weakest)) {
                weakest = reach[i];
            }
        }
        return weakest;
    }

    private static int worstArmoured(Fight fight, int[] reach, int count) {
        int worst = Conduct.NOBODY;
        for (int i = 0; i < count; i++) {
            if (worst == Conduct.NOBODY
                    || guard(fight, reach[i]).front() > guard(fight, worst).front()) {
                worst = reach[i];
            }
        }
        return worst;
    }

    /** The one with most treasure about him if that is worth their while, else the first without a shield. */
    private static int raider(Fight fight, int[] reach, int count, Lore lore) {
        int richest = Conduct.NOBODY;
        for (int i = 0; i < count; i++) {
            int worth = lore.riches(reach[i]);
            boolean richer = richest == Conduct.NOBODY
                    || worth > lore.riches(richest)
                    || worth == lore.riches(richest) && reach[i] < richest;
            if (worth >= lore.tempting() && richer) {
                richest = reach[i];
            }
        }
        if (richest != Conduct.NOBODY) {
            return richest;
        }
        for (int i = 0; i < count; i++) {
            if (bare(fight, reach[i])) {
                return reach[i];
            }
        }
        return Conduct.NOBODY;
    }

    private static int caster(int[] reach, int count, Lore lore) {
        for (int i = 0; i < count; i++) {
            if (lore.casts(reach[i])) {
                return reach[i];
            }
        }
        return Conduct.NOBODY;
    }

    private static int strongest(Fight fight, int[] reach, int count) {
        int strongest = Conduct.NOBODY;
        for (int i = 0; i < count; i++) {
            if (strongest == Conduct.NOBODY
                    || combatant(fight, reach[i]).dice()
                            > combatant(fight, strongest).dice()) {
                strongest = reach[i];
            }
        }
        return strongest;
    }

    private static Guard guard(Fight fight, int who) {
        return combatant(fight, who).guard();
    }

    private static Combatant combatant(Fight fight, int who) {
        return fight.matchup().combatant(who);
    }
}
