package org.woodgrain.rules.equipment;

import java.util.List;
import java.util.Set;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/**
 * What a weapon does, whoever holds it.
 *
 * @param id as in the table of weapons: {@code "hand-axe"}
 * @param name as shown
 * @param damageOriginal dice of the original profile
 * @param damageVariable dice where each weapon has its own; for oil and holy water those of the classic profile
 * @param qualities what it can do
 * @param thrown feet of short, medium and long range when thrown, in the classic profile; empty if it is not thrown
 * @param ammunition kind of what it shoots: {@code "arrow"}, {@code "quarrel"}, {@code "stone"}; empty if it shoots nothing
 */
public record Weapon(
        String id,
        String name,
        DamageDice damageOriginal,
        DamageDice damageVariable,
        Set<Quality> qualities,
        List<Integer> thrown,
        String ammunition) {

    private static final Set<String> TO_HIT_ONLY =
            Set.of("sword", "short-sword", "two-handed-sword", "war-hammer-dwarf");

    /** What a weapon can do. */
    public enum Quality {
        MELEE,
        MISSILE,
        BLUNT,
        SLOW,
        TWO_HANDED,
        BRACE,
        CHARGE,
        RELOAD,
        SPLASH
    }

    /** Weapons that need room on both sides. */
    private static final Set<String> WIDE =
            Set.of("two-handed-sword", "battle-axe", "flail", "morning-star", "halberd");

    /** Weapons that reach past the first rank. */
    private static final Set<String> LONG = Set.of("spear", "pole-arm", "pike");

    public Weapon {
        qualities = Set.copyOf(qualities);
        thrown = List.copyOf(thrown);
    }

    public boolean has(Quality quality) {
        return qualities.contains(quality);
    }

    public boolean melee() {
        return has(Quality.MELEE);
    }

    public boolean missile() {
        return has(Quality.MISSILE);
    }

    public boolean twoHanded() {
        return has(Quality.TWO_HANDED);
    }

    /** What a magic bonus adds to its damage; that of swords, and of the hammer that returns, helps to hit only. */
    public int magicDamage(int bonus) {
        return TO_HIT_ONLY.contains(id) ? 0 : bonus;
    }

    /** Hands needed to use it. */
    public int hands() {
        return twoHanded() ? 2 : 1;
    }

    /** Whether it needs missiles of its own to shoot. */
    public boolean shoots() {
        return !ammunition.isEmpty();
    }

    /** Whether it is swung so that it needs room on both sides. */
    @Rule("CC-13")
    public boolean wide() {
        return WIDE.contains(id);
    }

    /** Whether it reaches past the first rank. */
    @Rule("CC-12")
    public boolean reaches() {
        return LONG.contains(id);
    }

    /** Whether it is a flask or vial, thrown by anybody and broken by the throw. */
    public boolean vessel() {
        return has(Quality.SPLASH);
    }

    /** The dice of damage under a ruleset. */
    public DamageDice damage(Ruleset rules) {
        if (vessel()) {
            return rules.classic() ? damageVariable : damageOriginal;
        }
        return rules.on(Option.VARIABLE_DAMAGE) ? damageVariable : damageOriginal;
    }
}
