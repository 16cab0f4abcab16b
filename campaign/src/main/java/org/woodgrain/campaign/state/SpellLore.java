package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Spells that the campaign has beyond those of the book.
 *
 * @param spells by id
 * @param unruled castings of which the referee has still to say what comes, in the order cast
 */
public record SpellLore(SortedMap<String, Invented> spells, List<Unruled> unruled) {
    public static final SpellLore NONE = new SpellLore(new TreeMap<>(), List.of());

    /**
     * A casting of a spell that works as the referee says.
     *
     * @param casting its id
     * @param spell the spell's id
     * @param at what it was aimed at, in words
     */
    public record Unruled(String casting, Caster caster, String spell, String at) {}

    public SpellLore {
        spells = FlatMap.of(spells);
        unruled = List.copyOf(unruled);
    }

    public Optional<Invented> spell(String id) {
        return Optional.ofNullable(spells.get(id));
    }

    public Optional<Unruled> casting(String id) {
        return unruled.stream().filter(each -> each.casting().equals(id)).findFirst();
    }

    /** Whether somebody has a spell of the campaign's own in his books. */
    public boolean knows(CharacterId who, String spell) {
        return spell(spell)
                .filter(each ->
                        each.stage() == Invented.Stage.FOUND && each.knowers().contains(who))
                .isPresent();
    }

    /** The spells of the campaign's own that somebody has in his books. */
    public List<Invented> known(CharacterId who) {
        return spells.values().stream().filter(spell -> knows(who, spell.id())).toList();
    }

    public SpellLore with(Invented spell) {
        TreeMap<String, Invented> all = new TreeMap<>(spells);
        all.put(spell.id(), spell);
        return new SpellLore(all, unruled);
    }

    public SpellLore without(String spell) {
        TreeMap<String, Invented> all = new TreeMap<>(spells);
        all.remove(spell);
        return new SpellLore(all, unruled);
    }

    public SpellLore withUnruled(Unruled more) {
        List<Unruled> all = new ArrayList<>(unruled);
        all.add(more);
        return new SpellLore(spells, all);
    }

    public SpellLore ruled(String casting) {
        return new SpellLore(
                spells,
                unruled.stream().filter(each -> !each.casting().equals(casting)).toList());
    }
}
