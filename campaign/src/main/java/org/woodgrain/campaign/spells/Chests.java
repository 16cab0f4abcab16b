package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.Hoard;

/** Chests at which a spell may be aimed, as {@code chest:ID}: those found in the place where the company stands. */
final class Chests {
    private static final String CHEST = "chest:";

    private Chests() {}

    static Optional<String> named(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(CHEST))
                .map(text -> text.substring(CHEST.length()))
                .findFirst();
    }

    static Optional<Hoard> find(Scene scene, String id) {
        return scene.state().level(scene.levelId()).hoard(id);
    }

    static List<Hoard> atHand(Scene scene) {
        return scene.world()
                .level(scene.levelId())
                .flatMap(level -> scene.cell().flatMap(level::roomAt))
                .map(room -> scene.state().level(scene.levelId()).room(room.id()).hoards().stream()
                        .filter(hoard -> hoard.found() && hoard.vessel() == Hoard.Vessel.CHEST)
                        .toList())
                .orElse(List.of());
    }

    static List<Aim> aims(Scene scene) {
        return atHand(scene).stream()
                .map(hoard -> new Aim(CHEST + hoard.id(), "the chest " + hoard.where(), ""))
                .toList();
    }
}
