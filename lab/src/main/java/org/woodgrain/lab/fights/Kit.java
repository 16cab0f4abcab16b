package org.woodgrain.lab.fights;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.magic.Spell;

/**
 * What somebody of a class brings to a fight.
 *
 * @param gear arms, armour and missiles, those held in hand first
 * @param magic potions, wands and other things of magic
 * @param spells held in memory, one entry for each casting
 * @param scores abilities that are not average
 */
public record Kit(List<Gear> gear, List<MagicThing> magic, List<Spell> spells, Map<Ability, Integer> scores) {
    /** Nothing but bare hands. */
    public static final Kit NONE = new Kit(List.of(), List.of(), List.of(), Map.of());

    private static final int AVERAGE = 10;
    private static final int SHORT = 3;

    public Kit {
        gear = List.copyOf(gear);
        magic = List.copyOf(magic);
        spells = List.copyOf(spells);
        scores = Map.copyOf(scores);
    }

    /** Plain arms and armour. */
    public static Kit of(String... words) {
        return new Kit(Stream.of(words).map(Gear::plain).toList(), List.of(), List.of(), Map.of());
    }

    /** All six scores, the average where none was given. */
    public Abilities abilities() {
        Abilities all = new Abilities(AVERAGE, AVERAGE, AVERAGE, AVERAGE, AVERAGE, AVERAGE);
        for (Map.Entry<Ability, Integer> each : scores.entrySet()) {
            all = all.with(each.getKey(), each.getValue());
        }
        return all;
    }

    /** As told: {@code " (plate-mail, shield, sword +1; spells Sleep, Sleep)"}; empty if there is nothing. */
    String label() {
        List<String> parts = Stream.of(
                        Stream.concat(
                                        gear.stream().map(Gear::label),
                                        magic.stream().map(MagicThing::label))
                                .collect(Collectors.joining(", ")),
                        new TreeMap<>(scores)
                                .entrySet().stream()
                                        .map(each -> each.getKey()
                                                        .name()
                                                        .substring(0, SHORT)
                                                        .toLowerCase(Locale.ROOT) + " " + each.getValue())
                                        .collect(Collectors.joining(", ")),
                        spells.isEmpty()
                                ? ""
                                : "spells " + spells.stream().map(Spell::name).collect(Collectors.joining(", ")))
                .filter(part -> !part.isEmpty())
                .toList();
        return parts.isEmpty() ? "" : " (" + String.join("; ", parts) + ")";
    }
}
