package org.woodgrain.rules.magic;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * The spells, their lists and the table against undead.
 *
 * @param spells every spell, reversed forms too, by id
 * @param turning the table against undead
 */
@Rule("MA-17")
public record SpellTables(Map<String, Spell> spells, TurningTable turning) {
    /** No spells and no undead. */
    public static final SpellTables EMPTY = new SpellTables(Map.of(), new TurningTable(Map.of()));

    private static final String FINGER_OF_DEATH = "SP-108";

    public SpellTables {
        spells = Collections.unmodifiableMap(new TreeMap<>(spells));
    }

    /**
     * A spell that is known to be there.
     *
     * @throws RulesException if it is not; ids in the state come from here
     */
    public Spell spell(String id) {
        return find(id).orElseThrow(() -> new RulesException("no spell \"" + id + "\""));
    }

    public Optional<Spell> find(String id) {
        return Optional.ofNullable(spells.get(id));
    }

    /** The same with a campaign's own spells beside those of the book. */
    @Rule("MA-26")
    public SpellTables with(Collection<Spell> own) {
        TreeMap<String, Spell> all = new TreeMap<>(spells);
        own.forEach(spell -> all.put(spell.id(), spell));
        return new SpellTables(all, turning);
    }

    /** The numbered list of a class and level, in order; empty above the lists (MA-18). Secret spells are on none. */
    @Rule({"MA-17", "MA-18", "MA-26"})
    public List<Spell> list(CharacterClass caster, int level) {
        return spells.values().stream()
                .filter(spell -> spell.caster() == caster && spell.level() == level && spell.number() > 0)
                .sorted(Comparator.comparingInt(Spell::number))
                .toList();
    }

    /** The reversed form of a spell, if it has one. */
    public Optional<Spell> reverse(Spell spell) {
        return spells.values().stream()
                .filter(each -> each.reverseOf().equals(Optional.of(spell.id())))
                .findFirst();
    }

    /**
     * The spells of a level as a caster of an alignment has them: evil clerics hold the reversed form of what can be
     * reversed, and everything else unchanged.
     */
    @Rule({"MA-16", "CH-85"})
    public List<Spell> list(CharacterClass caster, int level, Alignment alignment) {
        return list(caster, level).stream().map(spell -> form(spell, alignment)).toList();
    }

    private Spell form(Spell spell, Alignment alignment) {
        return turnsEvil(spell.caster(), alignment) ? reverse(spell).orElse(spell) : spell;
    }

    /** Whether a caster of that class and alignment can hold a spell in this form. */
    @Rule({"MA-16", "CH-85"})
    public boolean open(Spell spell, CharacterClass caster, Alignment alignment) {
        if (spell.caster() != caster) {
            return false;
        }
        if (spell.id().equals(FINGER_OF_DEATH)) {
            return true;
        }
        return turnsEvil(caster, alignment) ? spell.reversed() || reverse(spell).isEmpty() : !spell.reversed();
    }

    private static boolean turnsEvil(CharacterClass caster, Alignment alignment) {
        return caster == CharacterClass.CLERIC && alignment == Alignment.CHAOS;
    }
}
