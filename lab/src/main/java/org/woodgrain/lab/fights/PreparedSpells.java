package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.magic.Memory;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.rulebook.Rulebook;

/** The spells that casters bring to a fight: those that were named, or what a sensible one would hold ready. */
final class PreparedSpells {
    /** The places of each level, filled in this order and from the beginning again. */
    private static final Map<CharacterClass, List<List<String>>> SENSIBLE = Map.of(
            CharacterClass.MAGIC_USER,
            List.of(
                    List.of("SP-08"),
                    List.of("SP-11", "SP-13"),
                    List.of("SP-24", "SP-25", "SP-24", "SP-30"),
                    List.of("SP-38", "SP-36", "SP-33"),
                    List.of("SP-57", "SP-46"),
                    List.of("SP-68", "SP-70")),
            CharacterClass.CLERIC,
            List.of(
                    List.of("SP-73"),
                    List.of("SP-85", "SP-86"),
                    List.of("SP-91", "SP-89"),
                    List.of("SP-96", "SP-102"),
                    List.of("SP-111", "SP-105")),
            CharacterClass.FIGHTING_MAN,
            List.of());

    private final Rulebook book;

    PreparedSpells(Rulebook book) {
        this.book = book;
    }

    /** What a caster of a class and level holds ready if nobody says otherwise. */
    List<Spell> sensible(Kind.Classed who) {
        ClassLevel level = level(who);
        List<Spell> all = new ArrayList<>();
        List<List<String>> lists = SENSIBLE.getOrDefault(who.characterClass(), List.of());
        for (int of = 1; of <= lists.size(); of++) {
            List<String> wanted = lists.get(of - 1);
            for (int place = 0; place < level.places(of); place++) {
                all.add(book.spells().spell(wanted.get(place % wanted.size())));
            }
        }
        return all;
    }

    /**
     * The spells of these names.
     *
     * @throws FightsException if one is unknown, or they cannot all be held in memory
     */
    List<Spell> named(Kind.Classed who, List<String> names) {
        List<Spell> all = names.stream().map(name -> named(who, name)).toList();
        Memory.check(
                        book.spells(),
                        Ruleset.of(Profile.ORIGINAL),
                        who.characterClass(),
                        level(who),
                        Alignment.NEUTRALITY,
                        all.stream().map(Spell::id).toList(),
                        List.of())
                .ifPresent(fault -> {
                    throw new FightsException(told(who, fault));
                });
        return all;
    }

    private ClassLevel level(Kind.Classed who) {
        return book.characters().of(who.characterClass()).at(who.level());
    }

    private Spell named(Kind.Classed who, String name) {
        return find(
                name,
                who.characterClass().label() + "'s spell",
                book.spells().spells().values().stream()
                        .filter(spell -> spell.caster() == who.characterClass())
                        .toList());
    }

    private static Spell find(String name, String what, List<Spell> among) {
        String wanted = bare(name);
        return among.stream()
                .filter(spell ->
                        bare(spell.name()).equals(wanted) || bare(spell.id()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new FightsException("there is no " + what + " \"" + name + "\""
                        + Nearby.hint(
                                SideReader.slug(name),
                                among.stream()
                                        .map(spell -> SideReader.slug(spell.name()))
                                        .distinct()
                                        .toList())));
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private String told(Kind.Classed who, Memory.Fault fault) {
        return switch (fault) {
            case Memory.Fault.NotOpen closed ->
                "a " + who.label() + " cannot hold "
                        + book.spells().spell(closed.spell()).name() + " in memory";
            case Memory.Fault.TooMany many ->
                many.places() == 0
                        ? "a " + who.label() + " holds no spells of level " + many.level()
                        : "a " + who.label() + " holds " + many.places() + " spells of level " + many.level()
                                + ", not more";
            case Memory.Fault.Twice twice ->
                book.spells().spell(twice.spell()).name() + " cannot be held twice by the rules in play";
        };
    }
}
