package org.woodgrain.rules.magic;

import java.util.Map;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;

/** The level at which a spell or power works that no character casts from memory. */
public final class CasterLevel {
    private static final int SCROLL = 6;
    private static final int TOP = 40;

    /** A wand, a ring and a potion. */
    public static final int WAND = 6;

    public static final int RING = 6;
    public static final int POTION = 6;

    /** A staff. */
    public static final int STAFF = 8;

    private static final Map<String, Integer> NAMED = Map.of("djinni", 10, "efreeti", 10, "vampire", 9);

    private CasterLevel() {}

    /** A spell on a scroll: the sixth level, or the lowest level that could cast it if that is higher. */
    @Rule({"MI-071", "SP-119"})
    public static int scroll(CharacterTables characters, Spell spell) {
        int level = 1;
        while (level < TOP && characters.of(spell.caster()).at(level).places(spell.level()) == 0) {
            level++;
        }
        return Math.max(SCROLL, level);
    }

    /** A monster: the level of its class, or its hit dice; a few kinds have a level of their own. */
    @Rule("SP-119")
    public static int monster(Monster monster, Profile profile) {
        Integer named = NAMED.get(monster.id());
        return monster.power(Trait.Classed.class, profile)
                .map(Trait.Classed::level)
                .or(() -> monster.power(Trait.Casts.class, profile).map(Trait.Casts::level))
                .orElse(named == null ? Math.max(1, monster.hitDice().roundedUp()) : named);
    }
}
