package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A touch that takes the harm out of poison: one who is poisoned is freed of it, one who is not is proof against the
 * next for a turn; a drink is harmless for good, and a venomous beast for the turn. It does not help the dead.
 */
@Rule("SP-98")
final class NeutralizePoison extends OnFriend {

    @Override
    String note(Scene scene, Effect.On on) {
        return Maladies.on(scene.state(), on, Maladies::poison).stream()
                .map(Effect::label)
                .filter(label -> !label.isEmpty())
                .collect(Collectors.joining(", "));
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (Drinks.held(scene, targets).isPresent()
                || friend(scene, targets).isPresent()
                || chest(scene, targets).isPresent()) {
            return Optional.empty();
        }
        return scene.target(targets).orElse(null) instanceof Target.OnFoe
                ? Touch.check(scene, targets, "SP-98", List.of())
                : scene.noTarget("a creature, a drink or a chest within reach");
    }

    private static Optional<String> chest(Scene scene, List<String> targets) {
        return Chests.named(targets)
                .filter(id -> Chests.atHand(scene).stream()
                        .anyMatch(hoard -> hoard.id().equals(id)));
    }

    /** Whatever needle a chest may have pricks nobody with poison for the turn. */
    private static void needle(Unfolding u, Scene scene, String chest) {
        Lengths turn = Lengths.turns(u.state(), 1);
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        scene.spell().id(),
                        "",
                        new Effect.On.OnCell(scene.levelId(), scene.cell().orElseThrow()),
                        scene.caster().value(),
                        turn.unit(),
                        turn.left(),
                        new TreeMap<>(Map.of(Effects.LEVEL, scene.level())),
                        new TreeMap<>(
                                Map.of(Antidotes.THING, Antidotes.needle(chest).value())),
                        true),
                scene.spell().id()));
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<String> chest = chest(scene, targets);
        if (chest.isPresent()) {
            needle(u, scene, chest.get());
            return;
        }
        Optional<Drinks.Held> drink = Drinks.held(scene, targets);
        if (drink.isPresent()) {
            if (!Drinks.end(u, drink.get(), Antidotes.POISONED, "it is made harmless")) {
                Drinks.begin(u, scene, drink.get(), "", Lengths.LASTING, true);
            }
            return;
        }
        Optional<Effect.On> comrade = friend(scene, targets);
        if (comrade.isPresent()) {
            on(u, scene, comrade.get());
            return;
        }
        Touch.victim(scene, targets)
                .filter(victim -> Touch.lands(u, scene, victim, List.of()))
                .ifPresent(victim -> protect(u, scene, victim, "harmless of bite"));
    }

    @Override
    void on(Unfolding u, Scene scene, Effect.On comrade) {
        if (!Maladies.end(u, comrade, Maladies::poison, "the poison is drawn out")) {
            protect(u, scene, comrade, "proof against poison");
        }
    }

    @Override
    public boolean inTown() {
        return true;
    }

    private static void protect(Unfolding u, Scene scene, Effect.On on, String label) {
        Effects.begin(
                u,
                scene,
                on,
                label,
                Lengths.turns(u.state(), 1),
                Map.of(),
                false,
                u.throwing().take());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(super.aims(scene));
        aims.addAll(Drinks.aims(scene));
        aims.addAll(Chests.aims(scene));
        if (scene.encounter().isPresent()) {
            aims.addAll(Foes.aims(scene));
        }
        return aims;
    }
}
