package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Heals as the lesser cure does, anybody once a day. */
@Rule("MI-130")
final class HealingStaff implements SpellWork {
    private static final String KIND = "healed-by-staff";
    private static final String DAY = "day";

    private final CureWounds cure = new CureWounds(1);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return cure.check(scene, targets)
                .or(() -> scene.target(targets)
                        .flatMap(OnCreature::on)
                        .filter(on -> today(scene, on))
                        .flatMap(on -> scene.wrong("it has healed the same one today already", "MI-130")));
    }

    private static boolean today(Scene scene, Effect.On on) {
        return Effects.find(scene.state(), on, List.of(KIND))
                .filter(mark -> mark.number(DAY) == scene.state().clock().day())
                .isPresent();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int before = u.count();
        cure.carryOut(u, scene, targets);
        boolean done = u.since(before).stream()
                .anyMatch(event -> event instanceof HarmEvent.CharacterHealed
                        || event instanceof MagicEvent.EffectEnded ended
                                && ended.why().equals("healed"));
        if (done) {
            scene.target(targets).flatMap(OnCreature::on).ifPresent(on -> mark(u, scene, on));
        }
    }

    private static void mark(Unfolding u, Scene scene, Effect.On on) {
        Effects.end(u, on, List.of(KIND), "another day");
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        KIND,
                        "",
                        on,
                        scene.caster().value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(Map.of(DAY, u.state().clock().day())),
                        true),
                "MI-130"));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return cure.aims(scene);
    }

    @Override
    public boolean inTown() {
        return true;
    }

    @Override
    public boolean inBattle() {
        return false;
    }
}
