package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;

/** Targets in plain words, as all who look on see them. */
final class Words {
    private Words() {}

    /** At what a spell is cast, and whether backwards; empty when the spell itself says it. */
    @Rule("MA-15")
    static String at(Scene scene, List<String> targets) {
        // a wall stands between places, which its own telling names
        if (Barriers.KINDS.contains(scene.spell().id())) {
            return "";
        }
        String at = scene.target(targets).map(target -> at(scene, target)).orElse("");
        return targets.contains(StoneToFlesh.REVERSED) && !at.isEmpty() ? at + ", the words said backwards" : at;
    }

    private static String at(Scene scene, Target target) {
        return switch (target) {
            case Target.OnFoe foe -> foe(scene, foe);
            case Target.OnMember member ->
                scene.caster().value().equals(member.id().value())
                        ? ""
                        : scene.state()
                                .adventurer(member.id())
                                .map(Adventurer::name)
                                .orElse("");
            case Target.OnDoor door -> "the door";
            case Target.OnCell cell -> "the place";
            case Target.OnItem item -> "";
            case Target.OnType type -> "";
        };
    }

    /** A foe by name once its kind has been seen. */
    static String foe(Scene scene, Target.OnFoe target) {
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(true);
        return known ? scene.foe(target.id()).map(Foe::name).orElse("it") : "a shape";
    }
}
