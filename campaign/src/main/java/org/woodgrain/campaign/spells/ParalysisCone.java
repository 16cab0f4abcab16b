package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;

/** Those who fail to save cannot move for six turns; a save leaves nothing of it. */
@Rule({"MI-125", "CB-30"})
final class ParalysisCone extends ConeWork {
    private static final int TURNS = 6;

    @Override
    void fill(Unfolding u, Scene scene, SortedSet<Cell> cells, List<Effect.On> caught) {
        Danger danger = scene.danger() == Danger.WANDS ? Danger.PARALYSIS : scene.danger();
        for (Effect.On who : caught) {
            if (proof(scene, who) || Saves.made(u, scene, who, danger, 0)) {
                u.emit(new MagicEvent.Resisted(
                        scene.caster(), who, scene.spell().id(), u.throwing().take()));
            } else {
                Afflictions.begin(
                        u,
                        who,
                        Afflictions.PARALYSIS,
                        "paralysed",
                        scene.caster().value(),
                        Effect.Unit.ROUNDS,
                        Afflictions.rounds(u.state(), TURNS),
                        Map.of(Effect.HELPLESS, 1),
                        scene.spell().id(),
                        u.throwing().take());
            }
        }
    }

    private static boolean proof(Scene scene, Effect.On who) {
        return OnCreature.monster(scene, who)
                .filter(monster ->
                        monster.immuneTo("paralysis", scene.state().ruleset().profile()))
                .isPresent();
    }
}
