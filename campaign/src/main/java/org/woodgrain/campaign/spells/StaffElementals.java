package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * One to four elementals of eight hit dice come, of a kind that a die decides, and serve while the mind of their caller
 * is on them, twelve turns at most.
 */
@Rule("MI-138")
final class StaffElementals implements SpellWork {
    private static final String CALLED = "elementals-of-staff";
    private static final List<String> KINDS = List.of("air", "earth", "fire", "water");
    private static final int FOUR = 4;
    private static final int TURNS = 12;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.state().underground().isEmpty()) {
            return scene.wrong("not in a quiet town", "MI-138");
        }
        return Effects.find(scene.state(), scene.caster().on(), List.of(CALLED)).isPresent()
                ? scene.wrong("it calls them once a day", "MI-138")
                : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int many = scene.throwing(u, "how many come").roll(1, FOUR).total();
        String element =
                KINDS.get(scene.throwing(u, "of what kind").roll(1, FOUR).total() - 1);
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        CALLED,
                        "",
                        scene.caster().on(),
                        scene.caster().value(),
                        Effect.Unit.DAYS,
                        1,
                        new TreeMap<>(),
                        true),
                "MI-138",
                u.throwing().take()));
        for (int i = 0; i < many; i++) {
            Foe came = Servants.come(
                    u,
                    scene.now(u),
                    element + "-elemental-8",
                    element + " elemental",
                    "comes at the call of the staff");
            Effects.begin(
                    u,
                    scene.now(u),
                    new Effect.On.OnFoe(came.id()),
                    "held by its caller's mind",
                    Lengths.turns(u.state(), TURNS),
                    Map.of(Concentration.KEPT, 1),
                    false,
                    List.of());
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "", "they turn on the caster when the mind leaves them"));
    }
}
