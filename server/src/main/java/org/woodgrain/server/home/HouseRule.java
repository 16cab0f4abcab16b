package org.woodgrain.server.home;

import java.util.List;
import java.util.Map;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;

/**
 * An option as the form for a new campaign offers it.
 *
 * @param key of the option
 * @param words what it does when it is on
 * @param original whether the original profile has it on
 * @param classic whether the classic profile has it on
 */
public record HouseRule(String key, String words, boolean original, boolean classic) {
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("elf-sense", "Elves who pass a secret door may sense it"),
            Map.entry("natural-extremes", "A natural 20 always hits and a natural 1 always misses"),
            Map.entry("variable-damage", "Each weapon has its own damage die"),
            Map.entry("thac0", "To-hit by THAC0 instead of the matrix"),
            Map.entry("poison-harmless", "A made save against poison leaves only the damage of the bite"),
            Map.entry("morale", "Monsters throw for morale"),
            Map.entry("one-level", "One adventure raises nobody more than a level"),
            Map.entry("strong-harm", "Strong monsters harm what only silver or magic harms"),
            Map.entry("lethal-traps", "Traps that are stocked by the rules may kill outright"),
            Map.entry("cast-disrupt", "A caster who is hurt before acting loses the spell"),
            Map.entry("blast-stone", "Fire balls and lightning blast stone away where they lack room (original)"),
            Map.entry("half-rebound", "They blast some stone away and come back half the way (original)"),
            Map.entry("rebound-path", "Lightning strikes its sender only if it comes back so far"),
            Map.entry("miniatures", "Heroes and monsters of their rank fight by the fantasy table (original)"),
            Map.entry("no-duplicate-spells", "No magic-user holds the same spell twice"),
            Map.entry("turn-cap", "Clerics above the eighth level turn undead as Patriarchs do"),
            Map.entry(
                    "wounds-tell",
                    "Wounds tell: below half the hit points one is slower, below a quarter one strikes worse"),
            Map.entry("wounded-at-0", "A character with 0 to -3 hit points lies senseless and is not dead"),
            Map.entry("relatives", "What the lost leave falls to the relative they have named, or to nobody"),
            Map.entry("subdual", "Blows may be struck to overpower and not to kill"),
            Map.entry("inn-prices", "Bed and board at the inn are paid by the night"),
            Map.entry("class-change", "Men may give up their class for another whose first ability is 16 or more"),
            Map.entry("elf-edge", "Elves strike the better at goblins, hobgoblins, orcs and gnolls with magic weapons"),
            Map.entry(
                    "unusual-characters", "With the referee's consent players play creatures that begin weak and grow"),
            Map.entry("ability-arrange", "The scores of a new character may change places before the race is chosen"),
            Map.entry(
                    "individual-initiative",
                    "Each fighter throws for himself who acts first, with his dexterity (classic)"),
            Map.entry("ties-together", "Sides that tie for initiative act at the same time (classic)"),
            Map.entry(
                    "chance-to-know",
                    "Magic-users learn each spell of a level by 5% for each point of intelligence (classic)"),
            Map.entry("loyalty-run", "A charisma of 16 or 17 adds 2 to loyalty in place of 1 (original)"),
            Map.entry("provisions-weight", "Rations and wine weigh: 7 lb a week of iron ones, 14 of others, 3 a quart"),
            Map.entry("single-game", "A game by itself: no weeks are counted and nobody inherits"));

    /** Every option that is ticked, in the order of the rules; how many levels are asked is chosen by itself. */
    public static List<HouseRule> all() {
        return List.of(Option.values()).stream()
                .filter(each -> each != Option.SIX_LEVELS && each != Option.THREE_LEVELS)
                .map(each -> new HouseRule(
                        each.key(),
                        WORDS.getOrDefault(each.key(), each.key().replace('-', ' ')),
                        each.defaultFor(Profile.ORIGINAL),
                        each.defaultFor(Profile.CLASSIC)))
                .toList();
    }

    /** How the profiles have it: "on", "off", "off, in classic on". */
    public String usual() {
        String first = original ? "on" : "off";
        return original == classic ? first : first + ", in classic " + (classic ? "on" : "off");
    }
}
