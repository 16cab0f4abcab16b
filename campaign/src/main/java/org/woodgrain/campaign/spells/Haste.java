package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Twice the pace and two attacks a round ({@link Tempo}). */
@Rule("SP-30")
final class Haste extends OnMany {
    private static final int DOUBLE = 200;

    @Override
    void on(Unfolding u, Scene scene, Effect.On who, int turns, int casting) {
        if (Effects.end(u, who, Tempo.SLOW, "haste undoes it")) {
            return;
        }
        Effects.begin(
                u,
                scene,
                who,
                "hasted",
                Lengths.turns(u.state(), turns),
                Map.of(Effect.PACE, DOUBLE, Effects.CASTING, casting),
                false,
                u.throwing().take());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return friends(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        List<String> comrades = foes(scene);
        boolean fast = scene.encounter().stream()
                .flatMap(meeting -> meeting.able().stream())
                .anyMatch(foe -> Tempo.twice(scene.state(), new Effect.On.OnFoe(foe.id())));
        return comrades.size() < 2 || fast ? List.of() : List.of(comrades);
    }
}
