package org.woodgrain.server.home;

import java.util.List;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/**
 * The form for a new campaign, as filled so far.
 *
 * @param name of the campaign
 * @param profile {@code original} or {@code classic}
 * @param dungeon {@code demo} or {@code file}
 * @param setting name of a setting pack; empty for the book as it is
 * @param seed a number or words, for dice that fall the same again; empty for sealed dice
 * @param ready whether a company is made ready at once
 * @param house keys of the options that are turned the other way than the profile has them
 */
public record NewCampaign(
        String name, String profile, String dungeon, String setting, String seed, boolean ready, List<String> house) {
    public static final NewCampaign EMPTY = new NewCampaign("", "original", "demo", "", "", true, List.of());

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
        return rules;
    }

    /** The profile of that name; the original when there is no such name. */
    public Profile chosen() {
        return List.of(Profile.values()).stream()
                .filter(each -> each.label().equals(profile))
                .findFirst()
                .orElse(Profile.ORIGINAL);
    }
}
