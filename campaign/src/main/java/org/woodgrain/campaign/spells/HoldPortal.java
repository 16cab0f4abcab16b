package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A door is shut and stays shut ({@link HeldDoors}).
 *
 * <p>It reaches ten feet: a door of the cell in which the company stands. In a round of warning the caster first walks
 * up to forty feet (EX-28).
 */
@Rule("SP-02")
final class HoldPortal implements SpellWork {
    private static final int CELLS_IN_WARNING = 4;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnDoor target)) {
            return scene.noTarget("a door within 10 feet");
        }
        Optional<Door> door = Doorways.known(scene, target.edge());
        if (door.isEmpty() || !near(scene, target.edge())) {
            return scene.wrong("there is no door in that place within 10 feet", "SP-02");
        }
        DoorState state = scene.state().level(scene.levelId()).door(target.edge());
        if (door.get().kind() == Door.Kind.ARCH || state.broken()) {
            return scene.wrong("nothing is there that could be shut", "SP-02");
        }
        return state.open() && state.wedged() ? scene.wrong("it is wedged open", "SP-02") : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scene.target(targets).orElse(null) instanceof Target.OnDoor target) {
            int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns the door is held"));
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnDoor(scene.levelId(), target.edge()),
                    "held",
                    Lengths.turns(u.state(), turns),
                    Map.of(),
                    false,
                    u.throwing().take());
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Edge edge : Doorways.all(scene)) {
            if (Doorways.known(scene, edge).isPresent() && near(scene, edge)) {
                aims.add(new Aim("door:" + edge, "the door " + Doorways.whereabouts(scene, edge), ""));
            }
        }
        return aims;
    }

    private static boolean near(Scene scene, Edge edge) {
        boolean warned = scene.encounter()
                .map(meeting -> meeting.phase() == Encounter.Phase.WARNED)
                .orElse(false);
        int reach = warned ? CELLS_IN_WARNING : 0;
        return scene.cell()
                .map(at -> Math.min(at.distance(edge.cell()), at.distance(edge.beyond())) <= reach
                        && Doorways.seen(scene, edge))
                .orElse(false);
    }
}
