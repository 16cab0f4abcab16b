package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Points to the nearest mass of a hundred pounds of metal within twenty feet, and tells coin metal from common. */
@Rule("MI-118")
final class MetalSense implements SpellWork {
    private static final int FEET = 20;
    private static final int COINS = 1000;

    private record Mass(Cell cell, String what) {}

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Senses.below(scene);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Cell at = scene.cell().orElseThrow();
        Optional<Mass> nearest = masses(scene).stream()
                .filter(mass -> Senses.feet(at, mass.cell()) <= FEET)
                .min(Comparator.<Mass>comparingInt(mass -> Senses.feet(at, mass.cell()))
                        .thenComparing(Mass::cell));
        u.emit(new DeviceEvent.Sensed(
                scene.member().orElseThrow().id(),
                "MI-118",
                nearest.map(Mass::what).orElse(""),
                nearest.map(mass -> Senses.direction(at, mass.cell())).orElse("")));
    }

    private static List<Mass> masses(Scene scene) {
        List<Mass> all = new ArrayList<>();
        LevelState now = scene.state().level(scene.levelId());
        Senses.hoards(now)
                .filter(hoard -> coins(hoard) >= COINS)
                .forEach(hoard -> all.add(new Mass(hoard.cell(), "precious metal")));
        scene.world()
                .level(scene.levelId())
                .map(Level::doors)
                .ifPresent(doors -> doors.values().stream()
                        .filter(door -> door.kind() == Door.Kind.PORTCULLIS)
                        .forEach(door -> all.add(new Mass(door.edge().cell(), "common metal"))));
        return all;
    }

    private static int coins(Hoard hoard) {
        return hoard.coins().count();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "", ""));
    }
}
