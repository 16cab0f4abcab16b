package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** How creatures show to eyes that see by heat. */
enum Warmth {
    /** Warm-blooded and alive. */
    BRIGHT,
    /** As warm as what lies about it. */
    GREY,
    /** Colder. */
    BLACK,
    /** Nothing that could be warm or cold. */
    NONE;

    private static final Set<String> COOL = Set.of("reptile", "fish", "insect", "ooze", "plant", "construct");
    private static final Set<String> BODILESS = Set.of("spectre", "wraith", "shadow");

    static Warmth of(Monster monster) {
        if (monster.undead()) {
            return BODILESS.contains(monster.id()) ? NONE : BLACK;
        }
        return monster.kinds().stream().anyMatch(COOL::contains) ? GREY : BRIGHT;
    }

    /**
     * Whether a company notices those who stand still so many feet off: by light always; by heat the warm as far as it
     * sees, the cool and the cold half as far.
     */
    @Rule("HZ-07")
    static boolean noticed(World world, CampaignState state, List<Foe> foes, int feet) {
        if (feet <= Lighting.reach(state) || Lighting.lit(state) || !Lighting.anySees(state)) {
            return true;
        }
        return foes.stream()
                .filter(foe -> !foe.gone())
                .map(foe -> of(world.book().monsters().monster(foe.monster())))
                .anyMatch(warmth -> switch (warmth) {
                    case BRIGHT -> true;
                    case GREY, BLACK -> feet <= Lighting.INFRAVISION / 2;
                    case NONE -> false;
                });
    }
}
