package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/** Which spells members and foes have cast so far, backwards ones for themselves, so that the others come first. */
final class Repertoire {
    /** What is told of a spell whose words are said backwards (MA-15). */
    private static final String BACKWARDS = "the words said backwards";

    private final SpellTables tables;
    private final Set<String> byMembers = new TreeSet<>();
    private final Set<String> byFoes = new TreeSet<>();
    private final Map<String, Integer> taught = new HashMap<>();
    private final Map<String, Integer> times = new TreeMap<>();

    Repertoire(SpellTables tables) {
        this.tables = tables;
    }

    void note(Event event) {
        switch (event) {
            case MagicEvent.SpellCast cast -> {
                boolean member = cast.caster() instanceof Caster.Member;
                (member ? byMembers : byFoes).add(form(cast.spell(), cast.at()));
                times.merge((member ? "" : "foes ") + form(cast.spell(), cast.at()), 1, Integer::sum);
            }
            case MagicEvent.ScrollCast cast -> byMembers.add(form(cast.spell(), cast.at()));
            default -> {}
        }
    }

    private String form(String spell, String at) {
        return at.contains(BACKWARDS)
                ? tables.reverse(tables.spell(spell)).map(Spell::id).orElse(spell)
                : spell;
    }

    /** How often each was cast, and by foes. */
    Map<String, Integer> counts() {
        return times;
    }

    Set<String> byMembers() {
        return byMembers;
    }

    Set<String> byFoes() {
        return byFoes;
    }

    /** Whether members have yet to cast a spell, or the one that comes of saying its words backwards. */
    boolean fresh(String spell) {
        return tables.find(spell).isPresent()
                && (!byMembers.contains(spell)
                        || tables.reverse(tables.spell(spell))
                                .filter(reversed -> !byMembers.contains(reversed.id()))
                                .isPresent());
    }

    /** So many of these, those that are fresh before the others. */
    List<Spell> some(List<Spell> spells, int number, Random random) {
        List<Spell> mixed = new ArrayList<>(spells);
        Collections.shuffle(mixed, random);
        mixed.sort((a, b) -> Boolean.compare(fresh(b.id()), fresh(a.id())));
        return mixed.subList(0, Math.min(number, mixed.size()));
    }

    /** The same for foes; what they have been taught often and never cast is of no use to them and comes last. */
    List<String> forFoes(List<Spell> spells, int number, Random random) {
        List<Spell> mixed = new ArrayList<>(spells);
        Collections.shuffle(mixed, random);
        mixed.sort(Comparator.comparing((Spell spell) -> byFoes.contains(spell.id()))
                .thenComparing(spell -> taught.getOrDefault(spell.id(), 0)));
        List<String> chosen = mixed.stream().limit(number).map(Spell::id).toList();
        chosen.forEach(id -> taught.merge(id, 1, Integer::sum));
        return chosen;
    }
}
