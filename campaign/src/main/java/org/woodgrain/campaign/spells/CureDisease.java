package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A touch that rids one living creature of every disease, and of nothing else. */
@Rule("SP-91")
final class CureDisease extends OnFriend {

    @Override
    String note(Scene scene, Effect.On on) {
        return Maladies.on(scene.state(), on, effect -> Maladies.cured(scene.state(), effect, scene.level())).stream()
                .map(Effect::label)
                .filter(label -> !label.isEmpty())
                .collect(Collectors.joining(", "));
    }

    @Override
    void on(Unfolding u, Scene scene, Effect.On patient) {
        if (!Maladies.end(u, patient, effect -> Maladies.cured(u.state(), effect, scene.level()), "healed")) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
        }
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
