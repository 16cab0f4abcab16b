package org.woodgrain.rules.monsters;

import java.util.Locale;

/** What the automatic referee lets a creature do when no reaction or order decides. */
public enum Tactics {
    MINDLESS,
    BEAST,
    PACK,
    AMBUSHER,
    RAIDER,
    SOLDIER,
    CASTER,
    FLYER,
    CUNNING,
    GUARDIAN,
    SWARM;

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
