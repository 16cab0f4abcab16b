package org.woodgrain.rules;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A profile and the options chosen over it, frozen when a campaign begins.
 *
 * @param profile the reading of the rules
 * @param options values that differ from the profile's defaults, by option key
 */
public record Ruleset(Profile profile, SortedMap<String, String> options) {

    public Ruleset {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /** The profile with every option at its default. */
    public static Ruleset of(Profile profile) {
        return new Ruleset(profile, new TreeMap<>(Map.of()));
    }

    public boolean original() {
        return profile == Profile.ORIGINAL;
    }

    public boolean classic() {
        return profile == Profile.CLASSIC;
    }

    /** Whether a switch is on: the chosen value if there is one, else the profile's default. */
    public boolean on(Option option) {
        String chosen = options.get(option.key());
        return chosen == null ? option.defaultFor(profile) : Boolean.parseBoolean(chosen);
    }

    /** The same ruleset with one switch set. */
    public Ruleset with(Option option, boolean value) {
        return with(option.key(), value);
    }

    /**
     * The same ruleset with so many levels of the dungeon asked before the first descent (CH-01): six, three, or no more than
     * there are.
     */
    @Rule("CH-01")
    public Ruleset withLevelsAsked(int levels) {
        return with(Option.SIX_LEVELS, levels == Option.ALL_LEVELS)
                .with(Option.THREE_LEVELS, levels == Option.FEWEST_LEVELS);
    }

    /** How many levels of the dungeon there must be before anybody may set out. */
    @Rule("CH-01")
    public int levelsAsked() {
        return on(Option.SIX_LEVELS) ? Option.ALL_LEVELS : on(Option.THREE_LEVELS) ? Option.FEWEST_LEVELS : 1;
    }

    /** The same ruleset with the switch of a key set. */
    public Ruleset with(String key, boolean value) {
        TreeMap<String, String> changed = new TreeMap<>(options);
        changed.put(key, Boolean.toString(value));
        return new Ruleset(profile, changed);
    }
}
