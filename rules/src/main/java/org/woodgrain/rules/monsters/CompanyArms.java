package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Profile;

/** What weapons the members of a band carry, dealt out evenly among them. */
public final class CompanyArms {
    private static final Map<String, List<String>> TABLES = Map.ofEntries(
            Map.entry("bandit", List.of("sword", "sword", "sword", "sword", "sword", "short-bow", "light-crossbow")),
            Map.entry("nomad", List.of("lance", "sword", "short-bow")),
            Map.entry("dervish", List.of("lance", "sword", "short-bow")),
            Map.entry("buccaneer", List.of("sword", "sword", "light-crossbow")),
            Map.entry("kobold", List.of("short-sword", "spear", "sling")),
            Map.entry("goblin", List.of("sword", "spear", "short-bow")),
            Map.entry("orc", List.of("spear", "sword", "hand-axe", "short-bow")),
            Map.entry("hobgoblin", List.of("sword", "spear", "short-bow")),
            Map.entry("gnoll", List.of("hand-axe", "pole-arm", "short-bow")),
            Map.entry("gnome", List.of("war-hammer", "light-crossbow")),
            Map.entry("dwarf", List.of("hand-axe", "war-hammer", "light-crossbow")),
            Map.entry("elf", List.of("sword", "spear", "long-bow")),
            Map.entry("hobbit", List.of("sling", "short-bow", "short-sword")));

    private CompanyArms() {}

    /**
     * The weapons of one member of a band, by weapon id; none for creatures that carry none.
     *
     * @param place his place in the band, from 0
     * @param alone whether he is by himself, and then carries all that his row names
     */
    public static List<String> of(Monster monster, Profile profile, int place, boolean alone) {
        Optional<List<String>> own = monster.power(Trait.Arms.class, profile)
                .map(arms -> arms.weapons().stream().map(CompanyArms::weapon).toList());
        Optional<List<String>> dealt = monster.power(Trait.Company.class, profile)
                .flatMap(company -> Optional.ofNullable(TABLES.get(company.table())));
        if (own.isPresent()) {
            return alone ? own.get() : List.of(own.get().get(place % own.get().size()));
        }
        return dealt.map(list -> List.of(list.get(place % list.size()))).orElse(List.of());
    }

    private static String weapon(String word) {
        return word.equals("bow") ? "short-bow" : word;
    }
}
