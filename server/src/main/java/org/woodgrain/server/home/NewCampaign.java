package org.woodgrain.server.home;

import java.util.List;
import org.woodgrain.rules.Profile;

/**
 * The form for a new campaign, as filled so far.
 *
 * @param name of the campaign
 * @param profile {@code original} or {@code classic}
 * @param dungeon {@code demo} or {@code file}
 * @param seed a number or words, for dice that fall the same again; empty for sealed dice
 * @param ready whether a company is made ready at once
 */
public record NewCampaign(String name, String profile, String dungeon, String seed, boolean ready) {
    public static final NewCampaign EMPTY = new NewCampaign("", "original", "demo", "", true);

    /** The profile of that name; the original when there is no such name. */
    public Profile chosen() {
        return List.of(Profile.values()).stream()
                .filter(each -> each.label().equals(profile))
                .findFirst()
                .orElse(Profile.ORIGINAL);
    }
}
