package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;

/** Those who fail to save against magic flee in panic. */
@Rule({"MI-123", "MI-178"})
final class FearCone extends ConeWork {
    @Override
    void fill(Unfolding u, Scene scene, SortedSet<Cell> cells, List<Effect.On> caught) {
        for (Effect.On who : caught) {
            boolean proof = Creatures.mindless(scene.world(), u.state(), who)
                    || OnCreature.monster(scene, who)
                            .filter(monster ->
                                    monster.immuneTo("fear", u.state().ruleset().profile()))
                            .isPresent();
            if (proof || Saves.made(u, scene, who, Danger.SPELLS, 0)) {
                u.emit(new MagicEvent.Resisted(
                        scene.caster(), who, scene.spell().id(), u.throwing().take()));
            } else {
                Panic.begin(u, scene, who);
            }
        }
    }
}
