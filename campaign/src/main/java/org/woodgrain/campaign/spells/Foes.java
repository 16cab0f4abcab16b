package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.state.Encounter;

/** Enemies at which a spell may be aimed. */
final class Foes {
    private Foes() {}

    /** One for each foe that the company sees and that is not gone, and for each member whose body a spirit has taken. */
    static List<Aim> aims(Scene scene) {
        List<Aim> all = new ArrayList<>(met(scene));
        scene.state().company().stream()
                .filter(who -> Casting.heedsFoes(scene.state(), who.id()))
                .forEach(who -> all.add(new Aim("member:" + who.id(), who.name() + ", who is not himself", "")));
        return all;
    }

    /** Those who are met. */
    static List<Aim> met(Scene scene) {
        return scene.encounter()
                .filter(meeting -> meeting.phase() != Encounter.Phase.WARNED)
                .map(meeting -> meeting.foes().stream()
                        .filter(foe -> !foe.gone() && !Vanished.unknown(scene.world(), scene.state(), foe.id()))
                        .map(foe -> new Aim("foe:" + foe.id(), meeting.kindKnown() ? foe.name() : "a shape", ""))
                        .toList())
                .orElse(List.of());
    }
}
