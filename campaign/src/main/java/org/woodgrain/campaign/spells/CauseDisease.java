package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A touch that gives a deadly disease; the victim feels nothing of it on the first day. */
@Rule("SP-92")
final class CauseDisease implements SpellWork {
    private static final List<String> SPARES = List.of("undead", "construct", "elemental", "ooze");
    private static final int SIDES = 6;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Touch.check(scene, targets, "SP-92", SPARES);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Touch.victim(scene, targets)
                .filter(victim -> Touch.lands(u, scene, victim, SPARES))
                .ifPresent(victim -> {
                    if (immune(scene, victim) || Saves.made(u, scene, victim)) {
                        u.emit(new MagicEvent.Resisted(
                                scene.caster(),
                                victim,
                                scene.spell().id(),
                                u.throwing().take()));
                        return;
                    }
                    int days = u.throwing()
                            .of("SP-92", "days to live")
                            .secret()
                            .plus(SIDES)
                            .roll(1, SIDES)
                            .total();
                    Maladies.infect(
                            u,
                            victim,
                            scene.caster().value(),
                            days,
                            u.throwing().take());
                });
    }

    private static boolean immune(Scene scene, Effect.On victim) {
        return victim instanceof Effect.On.OnFoe foe
                && Creatures.monster(scene.world(), scene.state(), foe.foe())
                        .map(monster -> monster.immuneTo(
                                "disease", scene.state().ruleset().profile()))
                        .orElse(false);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Foes.aims(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.eachMember(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
