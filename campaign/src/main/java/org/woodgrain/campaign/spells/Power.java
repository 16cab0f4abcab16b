package org.woodgrain.campaign.spells;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.rules.magic.Spell;

/**
 * One power of a wand or staff.
 *
 * @param key by which commands name it
 * @param label as shown; empty where the thing has only this one
 * @param spell the listed spell as which it works; empty if it works as none
 * @param inches how far it reaches, for one that works as no spell
 * @param work what it does
 * @param charged whether it takes a charge
 */
record Power(String key, String label, Optional<String> spell, int inches, SpellWork work, boolean charged) {

    /** One that works as a listed spell. */
    static Power of(String key, String label, String spell) {
        return new Power(
                key, label, Optional.of(spell), 0, SpellBook.find(spell).orElseThrow(), true);
    }

    /** One of its own. */
    static Power of(String key, String label, int inches, SpellWork work) {
        return new Power(key, label, Optional.empty(), inches, work, true);
    }

    /** The same that never runs out. */
    Power free() {
        return new Power(key, label, spell, inches, work, false);
    }

    /** The figures by which it works. */
    Spell figures(World world, String kind, String name) {
        return spell.map(id -> world.book().spells().spell(id)).orElseGet(() -> Spell.power(kind, name, inches));
    }
}
