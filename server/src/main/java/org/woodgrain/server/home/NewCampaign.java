package org.woodgrain.server.home;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/**
 * The form for a new campaign, as filled so far.
 *
 * @param name of the campaign
 * @param profile {@code original} or {@code classic}
 * @param dungeon {@code demo} or {@code file}
 * @param setting name of a setting pack; empty for the book as it is
 * @param levels how many levels a dungeon from files must have in the original profile: {@code six}, {@code three} or
 *     {@code any}
 * @param seed a number or words, for dice that fall the same again; empty for sealed dice
 * @param ready whether a company is made ready at once
 * @param house keys of the options that are turned the other way than the profile has them
 */
public record NewCampaign(
        String name,
        String profile,
        String dungeon,
        String setting,
        String levels,
        String seed,
        boolean ready,
        List<String> house) {
    public static final NewCampaign EMPTY = new NewCampaign("", "original", "demo", "", "six", "", true, List.of());

    public NewCampaign {
        house = List.copyOf(house);
    }

    /** The profile with the house rules chosen. */
    public Ruleset ruleset() {
        Ruleset rules = Ruleset.of(chosen());
        for (Option option : Option.values()) {
            if (house.contains(option.key())) {
                rules = rules.with(option, !option.defaultFor(chosen()));
            }
        }
        return rules.original() ? rules.withLevelsAsked(levelsAsked()) : rules;
    }

    /** How many levels there must be: the demo is one, and says so. */
    @Rule("CH-01")
    private int levelsAsked() {
        return dungeon.equals("demo") || levels.equals("any")
                ? 1
                : levels.equals("three") ? Option.FEWEST_LEVELS : Option.ALL_LEVELS;
    }

    /** Why a dungeon of so many levels is too small; empty if it is not. */
    @Rule("CH-01")
    public Optional<String> tooFew(int drawn) {
        int asked = ruleset().levelsAsked();
        int missing = asked - drawn;
        return missing <= 0
                ? Optional.empty()
                : Optional.of("The dungeon has " + count(drawn) + ", and " + count(missing) + " of the " + asked
                        + " are missing that must be drawn before the first descent (CH-01). Send more files, or ask"
                        + " for fewer levels below.");
    }

    private static String count(int levels) {
        return levels == 1 ? "1 level" : levels + " levels";
    }

    /** The profile of that name; the original when there is no such name. */
    public Profile chosen() {
        return List.of(Profile.values()).stream()
                .filter(each -> each.label().equals(profile))
                .findFirst()
                .orElse(Profile.ORIGINAL);
    }
}
