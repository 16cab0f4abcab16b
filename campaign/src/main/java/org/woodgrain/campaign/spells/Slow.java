package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Half the pace, and attacks in every second round only ({@link Tempo}). */
@Rule("SP-29")
final class Slow extends OnMany {
    private static final int HALF = 50;

    @Override
    void on(Unfolding u, Scene scene, Effect.On who, int turns, int casting) {
        if (Effects.end(u, who, Tempo.HASTE, "slowness undoes it")) {
            return;
        }
        if (!Saves.willing(scene, who) && Saves.made(u, scene, who)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), who, scene.spell().id(), u.throwing().take()));
            return;
        }
        int round = u.state().encounter().map(Encounter::round).orElse(0);
        Effects.begin(
                u,
                scene,
                who,
                "slowed",
                Lengths.turns(u.state(), turns),
                Map.of(Effect.PACE, HALF, Tempo.SINCE, round, Effects.CASTING, casting),
                false,
                u.throwing().take());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return enemies(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        boolean slow = scene.state().company().stream()
                .filter(member -> !Casting.charmed(scene.state(), member))
                .allMatch(member -> Effects.find(scene.state(), new Effect.On.OnCharacter(member.id()), Tempo.SLOW)
                        .isPresent());
        return slow ? List.of() : List.of(members(scene));
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
