package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** An invented spell that is like no listed one: each time the referee says what comes of it. */
@Rule("MA-22")
final class AsRuled implements SpellWork {

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        u.emit(new LoreEvent.RulingAwaited(
                u.newId("casting-"), scene.caster(), scene.spell().key(), Words.at(scene, targets)));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim("", "as the referee says", ""));
        aims.addAll(Foes.aims(scene));
        scene.state().company().forEach(who -> aims.add(new Aim("member:" + who.id(), who.name(), "")));
        return aims;
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
