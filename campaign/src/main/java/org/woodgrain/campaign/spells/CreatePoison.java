package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Monster;

/**
 * Deadly poison, by a touch into a creature, or into something that is to be swallowed within the turn and tastes as
 * usual.
 */
@Rule("SP-99")
final class CreatePoison implements SpellWork {
    private static final List<String> SPARES = List.of("undead", "construct", "elemental", "ooze");

    /** Half of a die, as a poison without dice of its own leaves to one who saves (CB-29). */
    private static final int SAVED = 3;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Drinks.held(scene, targets).isPresent()
                ? Optional.empty()
                : Touch.check(scene, targets, "SP-99", SPARES);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Drinks.Held> drink = Drinks.held(scene, targets);
        if (drink.isPresent()) {
            if (!Drinks.end(u, drink.get(), Antidotes.NEUTRAL, "it is poisoned anew")) {
                Drinks.begin(u, scene, drink.get(), "", Lengths.turns(u.state(), 1), true);
            }
            return;
        }
        Touch.victim(scene, targets)
                .filter(victim -> Touch.lands(u, scene, victim, SPARES))
                .ifPresent(victim -> poison(u, scene, victim));
    }

    private static void poison(Unfolding u, Scene scene, Effect.On victim) {
        if (Antidotes.use(u, victim)) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
        } else if (immune(scene, victim)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), victim, scene.spell().id(), u.throwing().take()));
        } else {
            boolean saved = Saves.made(u, scene, victim, Danger.DEATH, 0);
            List<Roll> rolls = u.throwing().take();
            if (saved) {
                Injury.hurt(u, victim, SAVED, "poison", "CB-29", rolls);
            } else {
                u.emit(new MagicEvent.Overcome(
                        scene.caster(), victim, scene.spell().id(), rolls));
                Injury.kill(u, victim, "poison", "SP-99");
            }
        }
    }

    /** Snakes and scorpions bear poison themselves. */
    private static boolean immune(Scene scene, Effect.On victim) {
        return victim instanceof Effect.On.OnFoe foe
                && Creatures.monster(scene.world(), scene.state(), foe.foe())
                        .map(monster -> venomous(monster)
                                || monster.immuneTo(
                                        "poison", scene.state().ruleset().profile()))
                        .orElse(false);
    }

    private static boolean venomous(Monster monster) {
        return monster.id().contains("snake") || monster.id().contains("scorpion");
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.aims(scene));
        aims.addAll(Drinks.aims(scene));
        return aims;
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
