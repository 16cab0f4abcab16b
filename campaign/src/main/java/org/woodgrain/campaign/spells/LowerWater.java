package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The water of a place stands at half its depth for a while; halvings do not add. */
@Rule("SP-64")
final class LowerWater extends OnScenery {
    static final Set<String> WET = Set.of("flooded", "deep", "sunken");

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return water(scene) ? Optional.empty() : scene.noTarget("water in this place");
    }

    /** Whether there is water here: a river outdoors, or a flooded room. */
    static boolean water(Scene scene) {
        return scenery(scene).depth() > 0
                || scene.cell()
                        .flatMap(at -> scene.world().level(scene.levelId()).flatMap(level -> level.roomAt(at)))
                        .map(Room::tags)
                        .filter(tags -> tags.stream().anyMatch(WET::contains))
                        .isPresent();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        lay(u, scene, "lowered water", Lengths.turns(u.state(), turns), Map.of(), Map.of());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "the water of this place", "half its depth"));
    }
}
