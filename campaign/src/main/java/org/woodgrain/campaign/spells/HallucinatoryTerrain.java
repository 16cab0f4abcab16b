package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Land looks like other land until an enemy of the caster sets foot on it. Target: {@code land:woods} and the like. */
@Rule("SP-44")
final class HallucinatoryTerrain extends OnScenery {
    private static final String PREFIX = "land:";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return land(targets).isEmpty()
                ? scene.noTarget("the land that is to be seen: land:clear, brush, woods, hills or swamp")
                : openSky(scene);
    }

    static Optional<Scenery.Terrain> land(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()))
                .flatMap(name -> Stream.of(Scenery.Terrain.values())
                        .filter(each -> each.name().equalsIgnoreCase(name)))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        String land = land(targets).orElseThrow().name().toLowerCase(Locale.ROOT);
        lay(u, scene, "a land that is not there", Lengths.LASTING, Map.of(), Map.of(Outdoors.SEEMS, land));
    }

    /** Enemies have come upon the place: what was seen there is gone. */
    @Rule("SP-44")
    static void touched(Unfolding u) {
        for (Effect effect : u.state().effectsOn(Outdoors.place(u.state()))) {
            if (effect.kind().equals("SP-44")) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "an enemy has set foot on it"));
            }
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Stream.of(Scenery.Terrain.values())
                .map(land -> land.name().toLowerCase(Locale.ROOT))
                .map(land -> new Aim(PREFIX + land, "to look like " + land, ""))
                .toList();
    }
}
