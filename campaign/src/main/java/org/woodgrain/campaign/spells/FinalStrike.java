package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.Charges;

/** The staff is broken, and all that is in it falls in equal parts on all within thirty feet, its user among them. */
@Rule("MI-136")
final class FinalStrike implements SpellWork {
    private static final Set<String> STAVES = Set.of("MI-135", "MI-137");
    private static final int EACH = 8;
    private static final int FEET = 30;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return scene.state().underground().isPresent()
                ? Optional.empty()
                : scene.wrong("not in a quiet town", "MI-136");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        held(scene).ifPresent(staff -> {
            int charges = Charges.full(staff.kind()).orElse(0) - u.state().charges(staff.id());
            List<Effect.On> near = Areas.within(scene, scene.caster().on(), FEET);
            int share = EACH * charges / Math.max(1, near.size());
            u.emit(new DeviceEvent.Broken(
                    scene.member().orElseThrow().id(), staff.id(), staff.kind(), EACH * charges, share));
            near.forEach(on -> Injury.hurt(u, on, share, "the breaking of the staff", "MI-136", List.of()));
        });
    }

    private static Optional<Item> held(Scene scene) {
        return scene.member()
                .flatMap(who -> who.items().stream()
                        .filter(item -> item.carried() == Carried.IN_HAND && STAVES.contains(item.kind()))
                        .findFirst());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        String warning =
                Sights.warning(scene, Areas.within(scene, scene.caster().on(), FEET));
        return List.of(new Aim("", "", warning));
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
