package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A door, a chest or bars open, whatever lock, bar or spell holds them; a wizard's lock stays and holds again after a
 * turn.
 *
 * <p>Within ten feet the caster may point at any wall: a secret door there opens, and nothing tells a plain wall before.
 */
@Rule("SP-18")
final class Knock implements SpellWork {
    private static final int POINTED = 10;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<String> chest = Chests.named(targets);
        if (chest.isPresent()) {
            return Chests.atHand(scene).stream().anyMatch(hoard -> hoard.id().equals(chest.get()))
                    ? Optional.empty()
                    : scene.noTarget("a door or chest in sight");
        }
        if (!(scene.target(targets).orElse(null) instanceof Target.OnDoor target)) {
            return scene.noTarget("a door or chest in sight");
        }
        if (scene.beside(target.edge())) {
            return open(scene, target.edge()) ? scene.wrong("it stands open", "SP-18") : Optional.empty();
        }
        return Doorways.all(scene).contains(target.edge())
                ? open(scene, target.edge())
                        ? scene.wrong("it stands open", "SP-18")
                        : scene.inReach(Doorways.feet(scene, target.edge()))
                : scene.wrong("there is no door in that place, nor a wall within " + POINTED + " feet", "SP-18");
    }

    private static boolean open(Scene scene, Edge edge) {
        return Doorways.known(scene, edge)
                .filter(door -> door.kind() == Door.Kind.ARCH
                        || scene.state().level(scene.levelId()).door(edge).open())
                .isPresent();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<String> chest = Chests.named(targets);
        if (chest.isPresent()) {
            u.emit(new ArcaneEvent.ChestSprung(scene.levelId(), chest.get()));
            Chests.find(scene, chest.get())
                    .ifPresent(hoard -> HeldDoors.unlock(
                            u, scene, new Effect.On.OnCell(scene.levelId(), hoard.cell()), hoard.id()));
            return;
        }
        if (!(scene.target(targets).orElse(null) instanceof Target.OnDoor target)) {
            return;
        }
        boolean door = scene.world()
                .level(scene.levelId())
                .map(level -> level.doors().containsKey(target.edge()))
                .orElse(false);
        if (!door) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        Effect.On on = new Effect.On.OnDoor(scene.levelId(), target.edge());
        Effects.end(u, on, List.of("SP-02"), "knocked open");
        HeldDoors.unlock(u, scene, on, "");
        u.emit(new ArcaneEvent.DoorSprung(scene.levelId(), target.edge()));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Doorways.aims(scene));
        aims.addAll(Chests.aims(scene));
        return aims;
    }
}
