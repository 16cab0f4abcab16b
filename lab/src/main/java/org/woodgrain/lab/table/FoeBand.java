package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes those whom the company meets: monsters by their rows, and men of class by the rows of such men. */
final class FoeBand {
    private final Rulebook book;
    private final Ruleset ruleset;
    private final List<Troop> troops;

    FoeBand(Rulebook book, Ruleset ruleset, List<Troop> troops) {
        this.book = book;
        this.ruleset = ruleset;
        this.troops = List.copyOf(troops);
        troops.forEach(this::row);
    }

    /** How many there are. */
    int size() {
        return troops.stream().mapToInt(Troop::number).sum();
    }

    /** All of them, their hit points thrown. */
    List<Foe> thrown(Unfolding u) {
        List<Foe> all = new ArrayList<>();
        for (Troop troop : troops) {
            Monster row = row(troop);
            int before = (int)
                    all.stream().filter(foe -> foe.monster().equals(row.id())).count();
            boolean many = before > 0
                    || troops.stream()
                            .anyMatch(other ->
                                    !other.equals(troop) && row(other).id().equals(row.id()));
            switch (troop.kind()) {
                case Kind.Beast beast ->
                    all.addAll(Bands.plain(u, row, troop.number(), List.of(), many ? Math.max(1, before) : 0));
                case Kind.Classed man -> all.addAll(men(u, row, man, troop, many ? Math.max(1, before) : 0));
            }
        }
        return all;
    }

    /** The row of the monsters' table that a troop fights by. */
    private Monster row(Troop troop) {
        return switch (troop.kind()) {
            case Kind.Beast beast -> beast.monster();
            case Kind.Classed man -> row(man);
        };
    }

    private Monster row(Kind.Classed man) {
        if (man.race() != Race.HUMAN) {
            throw new FightsException("at the table a company meets men of class, and monsters; a " + man.calling()
                    + " has no row there, so name it on the first side");
        }
        return book.monsters().monsters().values().stream()
                .filter(row -> classed(row, man.characterClass()).isPresent())
                .filter(row -> classed(row, man.characterClass()).orElseThrow().level() <= man.level())
                .max(Comparator.comparingInt(
                        row -> classed(row, man.characterClass()).orElseThrow().level()))
                .orElseThrow();
    }

    private Optional<Trait.Classed> classed(Monster row, CharacterClass in) {
        return row.power(Trait.Classed.class, ruleset.profile())
                .filter(each -> each.characterClass() == in && !each.anti());
    }

    private List<Foe> men(Unfolding u, Monster row, Kind.Classed man, Troop troop, int before) {
        ClassLevel level = book.characters().of(man.characterClass()).at(man.level());
        List<Item> things = new Packing(book, "b").of(troop.kit());
        Defence defence = Armour.of(
                book.equipment(), book.characters(), ruleset, troop.kit().abilities(), things);
        TreeMap<String, Integer> marks = new TreeMap<>();
        marks.put(Marks.LEVEL, man.level());
        marks.put(Marks.HIT_DICE, level.hitDice().dice());
        marks.put(Marks.HIT_PLUS, level.hitDice().plus());
        marks.put(Marks.ARMOUR, Math.max(1, defence.armourClass()));
        int today = u.state().clock().day();
        return Bands.plain(u, row, troop.number(), List.of(), before, marks).stream()
                .map(foe -> MonsterCasting.holding(
                        foe.withItems(magic(foe, things)),
                        troop.kit().spells().stream().map(Spell::id).toList(),
                        today))
                .toList();
    }

    /** What of his things such a man uses by the rules of the monsters: those of magic. */
    private static List<Item> magic(Foe foe, List<Item> things) {
        return things.stream()
                .filter(item -> item.bonus() != 0 || item.kind().startsWith("MI-"))
                .map(item -> item.withId(new ItemId(foe.id() + "-" + item.id())))
                .map(item -> item.carried() == Carried.IN_HAND && item.kind().equals("EQI-05")
                        ? item.carried(Carried.WORN, "")
                        : item)
                .toList();
    }
}
