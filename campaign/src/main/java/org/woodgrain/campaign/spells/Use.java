package org.woodgrain.campaign.spells;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a spell is good for in the hands of a monster, and so when the automatic referee lets it be cast. */
enum Use {
    /** Strikes, holds or hinders many at once. */
    MANY,
    /** Takes one of them out of the fight. */
    ONE,
    /** Harms whomever the caster's hand reaches. */
    TOUCH,
    /** Brings others who fight for the caster. */
    CALL,
    /** Helps the caster's own side, or undoes what was done to it. */
    AID,
    /** Guards the caster himself. */
    GUARD,
    /** Blinds archers and casters who are still far off, and hides the caster when he has had enough. */
    DARK,
    /** Bars the enemy's way for later: of use when nothing better is at hand. */
    HINDER,
    /** Takes the caster away from those who press him, or them from him. */
    ESCAPE;

    private static final Map<String, Use> BY_SPELL = bySpell();
    private static final List<Use> PRESSED = List.of(ESCAPE, DARK, GUARD, MANY, ONE, TOUCH, CALL, AID, HINDER);
    private static final List<Use> FAR = List.of(MANY, DARK, CALL, ONE, AID, GUARD, HINDER);
    private static final List<Use> NEAR = List.of(MANY, ONE, TOUCH, CALL, AID, GUARD, HINDER);

    private static Map<String, Use> bySpell() {
        Map<Use, List<String>> spells = Map.of(
                MANY,
                List.of(
                        "SP-08", "SP-11", "SP-20", "SP-24", "SP-25", "SP-29", "SP-38", "SP-57", "SP-68", "SP-85",
                        "SP-87", "SP-111"),
                ONE,
                List.of(
                        "SP-07", "SP-33", "SP-39", "SP-46", "SP-48", "SP-54", "SP-58", "SP-60", "SP-61", "SP-69",
                        "SP-70", "SP-108", "SP-110"),
                TOUCH,
                List.of("SP-74", "SP-90", "SP-92", "SP-97", "SP-99"),
                CALL,
                List.of("SP-47", "SP-53", "SP-59", "SP-102"),
                AID,
                List.of("SP-09", "SP-21", "SP-30", "SP-72", "SP-86", "SP-105", "SP-106"),
                GUARD,
                List.of(
                        "SP-05", "SP-10", "SP-13", "SP-19", "SP-26", "SP-27", "SP-31", "SP-40", "SP-66", "SP-67",
                        "SP-80", "SP-81", "SP-100", "SP-101"),
                ESCAPE,
                List.of("SP-34", "SP-36", "SP-37", "SP-41", "SP-45", "SP-51", "SP-52"),
                DARK,
                List.of("SP-83", "SP-95"),
                HINDER,
                List.of("SP-49", "SP-50"));
        Map<String, Use> all = new HashMap<>();
        spells.forEach((use, ids) -> ids.forEach(id -> all.put(id, use)));
        return Map.copyOf(all);
    }

    /** Whether a spell is one by which a caster gets away. */
    static boolean escapes(String spell) {
        return BY_SPELL.get(spell) == ESCAPE || BY_SPELL.get(spell) == DARK;
    }

    /** Whether a spell is of use to a spirit that speaks with the voice of another: it is not about its own body. */
    static boolean byWords(String spell) {
        return !spell.equals(MagicJar.KIND) && List.of(MANY, ONE, CALL, AID).contains(BY_SPELL.get(spell));
    }

    /**
     * The place of a spell among what one would cast now, from 0; -1 for what is of no use now.
     *
     * @param pressed whether the caster has had enough and looks for a way out
     * @param contact whether the sides are at blows
     */
    static int rank(String spell, boolean pressed, boolean contact) {
        Use use = BY_SPELL.get(spell);
        return use == null ? -1 : (pressed ? PRESSED : contact ? NEAR : FAR).indexOf(use);
    }
}
