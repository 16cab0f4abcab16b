package org.woodgrain.rules.equipment;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

/** What a class may fight with and wear. */
public final class ClassLimits {
    private static final Set<String> COUNTED_AS_BLUNT = Set.of("flail", "morning-star");

    /** Staves of magic are held by whom their own rules let use them. */
    private static final Set<String> STAVES = Set.of("MI-132", "MI-133", "MI-134", "MI-135", "MI-137");

    private ClassLimits() {}

    /**
     * The rule that forbids using a thing so; empty if none does. Flasks and vials are anybody's to throw, and
     * a torch anybody's to carry for its light.
     */
    @Rule({"CH-41", "CH-56", "CH-57", "CH-58", "CH-59"})
    public static Optional<String> forbids(EquipmentTables tables, Race race, CharacterClass acting, Item item) {
        Article.Wear wear = Armour.wear(tables, item);
        if (wear == Article.Wear.BODY || wear == Article.Wear.SHIELD) {
            return armour(race, acting, EquipmentTables.magical(item));
        }
        if (STAVES.contains(item.kind())) {
            return Optional.empty();
        }
        Optional<Weapon> weapon = tables.weapon(item).filter(arm -> !arm.id().equals("torch"));
        return weapon.isPresent() ? weapon(race, acting, weapon.get()) : Optional.empty();
    }

    /** The rule that forbids fighting with a weapon; empty if none does. */
    public static Optional<String> weapon(Race race, CharacterClass acting, Weapon weapon) {
        return switch (acting) {
            case FIGHTING_MAN -> Optional.empty();
            case CLERIC ->
                weapon.vessel()
                                || weapon.has(Weapon.Quality.BLUNT)
                                || COUNTED_AS_BLUNT.contains(weapon.id())
                                || Set.of("torch", "unarmed").contains(weapon.id())
                        ? Optional.empty()
                        : Optional.of("CH-57");
            case MAGIC_USER ->
                race == Race.ELF
                                || weapon.vessel()
                                || Set.of("dagger", "unarmed").contains(weapon.id())
                        ? Optional.empty()
                        : Optional.of("CH-58");
        };
    }

    /** What a rule that forbids a thing to a class lets it use instead, to be said after a refusal; empty for other rules. */
    public static String instead(String rule) {
        return switch (rule) {
            case "CH-57" -> "; clerics fight with what has neither edge nor point: mace, hammer, flail, staff or sling";
            case "CH-58" -> "; the dagger is the only weapon of magic-users";
            case "CH-59" -> "; magic-users wear no armour and bear no shield";
            case "CH-41" -> "; elves who act as magic-users wear magic armour alone";
            case "CH-60" -> "; fighting-men use arms, armour, potions, rings, and what is open to all";
            case "CH-61" -> "; magic-users use all that is not for fighting or for clerics alone";
            case "CH-62", "MI-140" -> "; clerics use blunt arms, armour, their own staves, and what is open to them";
            default -> "";
        };
    }

    private static Optional<String> armour(Race race, CharacterClass acting, boolean magical) {
        return switch (acting) {
            case FIGHTING_MAN, CLERIC -> Optional.empty();
            case MAGIC_USER ->
                race == Race.ELF ? (magical ? Optional.empty() : Optional.of("CH-41")) : Optional.of("CH-59");
        };
    }
}
