package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Trait;

/** What spells and daylight do to the spirits of a band: what most of those who can act feel. */
final class Spirits {
    /** What the force against which they are weakest takes, once it has been turned on them. */
    private static final int STUNG = 2;

    private Spirits() {}

    /** Added to the throw of morale, or to the rating in the classic profile. */
    @Rule({"SP-86", "SP-87", "SP-94"})
    static int of(Host host) {
        List<Integer> each = host.able().stream()
                .map(foe -> spells(host, foe) - shunning(host, foe) - (foe.number(Marks.STUNG) > 0 ? STUNG : 0))
                .sorted()
                .toList();
        return each.isEmpty() ? 0 : each.get((each.size() - 1) / 2);
    }

    private static int spells(Host host, Foe foe) {
        return host.state().effects().sum(new Effect.On.OnFoe(foe.id()), Afflictions.MORALE);
    }

    /** Such as shun the sun lose heart in light as strong as day. */
    private static int shunning(Host host, Foe foe) {
        return Lighting.daylight(host.state())
                ? host.monster(foe)
                        .power(Trait.LightAverse.class, host.profile())
                        .map(Trait.LightAverse::less)
                        .orElse(0)
                : 0;
    }
}
