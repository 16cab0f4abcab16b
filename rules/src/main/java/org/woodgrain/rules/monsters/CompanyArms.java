package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Profile;

/** What weapons the members of a band carry, and what armour goes with them, dealt out evenly among them. */
public final class CompanyArms {
    private static final int AS_ROW = -1;

    /**
     * Arms of one member.
     *
     * @param weapon by id
     * @param armour descending class, or {@link #AS_ROW}
     */
    private record Arm(String weapon, int armour) {}

    private static final Map<String, List<Arm>> TABLES = Map.ofEntries(
            Map.entry(
                    "bandit",
                    List.of(
                            arm("sword", 7),
                            arm("short-bow", 8),
                            arm("sword", 7),
                            arm("sword", 7),
                            arm("sword", 7),
                            arm("light-crossbow", 8),
                            arm("sword", 7),
                            arm("sword", 5),
                            arm("sword", 7),
                            arm("sword", 7))),
            Map.entry("nomad", plain("lance", "sword", "short-bow", "lance", "sword")),
            Map.entry("dervish", plain("lance", "sword", "short-bow", "lance", "sword")),
            Map.entry(
                    "buccaneer",
                    List.of(
                            arm("sword", 7),
                            arm("light-crossbow", 7),
                            arm("sword", 7),
                            arm("sword", 7),
                            arm("light-crossbow", 7),
                            arm("sword", 7),
                            arm("heavy-crossbow", 5),
                            arm("sword", 7),
                            arm("light-crossbow", 7),
                            arm("sword", 7))),
            Map.entry("kobold", plain("short-sword", "spear", "sling")),
            Map.entry("goblin", plain("sword", "spear", "short-bow")),
            Map.entry("orc", plain("spear", "sword", "hand-axe", "short-bow")),
            Map.entry("hobgoblin", plain("sword", "spear", "short-bow")),
            Map.entry("gnoll", plain("hand-axe", "pole-arm", "short-bow")),
            Map.entry("gnome", plain("war-hammer", "light-crossbow")),
            Map.entry("dwarf", plain("hand-axe", "war-hammer", "light-crossbow")),
            Map.entry("elf", plain("sword", "spear", "long-bow")),
            Map.entry("hobbit", plain("sling", "short-bow", "short-sword")));

    private CompanyArms() {}

    private static Arm arm(String weapon, int armour) {
        return new Arm(weapon, armour);
    }

    private static List<Arm> plain(String... weapons) {
        return List.of(weapons).stream().map(weapon -> new Arm(weapon, AS_ROW)).toList();
    }

    /**
     * The weapons of one member of a band, by weapon id; none for creatures that carry none.
     *
     * @param place his place in the band, from 0
     * @param alone whether he is by himself, and then carries all that his row names
     */
    public static List<String> of(Monster monster, Profile profile, int place, boolean alone) {
        Optional<List<String>> own = monster.power(Trait.Arms.class, profile)
                .map(arms -> arms.weapons().stream().map(CompanyArms::weapon).toList());
        if (own.isPresent()) {
            return alone ? own.get() : List.of(own.get().get(place % own.get().size()));
        }
        return dealt(monster, profile, place).map(arm -> List.of(arm.weapon())).orElse(List.of());
    }

    /** The armour class of one member of a band, where his arms bring one that is not the row's. */
    public static Optional<Integer> armour(Monster monster, Profile profile, int place, boolean alone) {
        return alone
                ? Optional.empty()
                : dealt(monster, profile, place).map(Arm::armour).filter(armour -> armour != AS_ROW);
    }

    private static Optional<Arm> dealt(Monster monster, Profile profile, int place) {
        return monster.power(Trait.Company.class, profile)
                .flatMap(company -> Optional.ofNullable(TABLES.get(company.table())))
                .map(list -> list.get(place % list.size()));
    }

    private static String weapon(String word) {
        return word.equals("bow") ? "short-bow" : word;
    }
}
