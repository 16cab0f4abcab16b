package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A door or chest is locked for good to all but its caster and magic-users three levels above him ({@link HeldDoors}). */
@Rule("SP-14")
final class WizardLock implements SpellWork {
    private final HoldPortal portal = new HoldPortal();

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<String> chest = Chests.named(targets);
        if (chest.isPresent()) {
            return Chests.atHand(scene).stream().anyMatch(hoard -> hoard.id().equals(chest.get()))
                    ? Optional.empty()
                    : scene.noTarget("a door or a chest within 10 feet");
        }
        return portal.check(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Hoard> chest = Chests.named(targets).flatMap(id -> Chests.find(scene, id));
        if (chest.isPresent()) {
            Effect.On place = new Effect.On.OnCell(scene.levelId(), chest.get().cell());
            Effects.beginOnThing(u, scene, place, chest.get().id(), "locked", Map.of());
        } else if (scene.target(targets).orElse(null) instanceof Target.OnDoor target) {
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnDoor(scene.levelId(), target.edge()),
                    "locked",
                    Lengths.LASTING,
                    Map.of(),
                    false,
                    u.throwing().take());
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(portal.aims(scene));
        aims.addAll(Chests.aims(scene));
        return aims;
    }
}
