package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A spell on one willing creature of the caster's own side, himself as well as another. */
abstract class OnFriend implements SpellWork {

    /** Does it to him. */
    abstract void on(Unfolding u, Scene scene, Effect.On who);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return friend(scene, targets).isPresent() ? Optional.empty() : scene.noTarget("one of his own side");
    }

    @Rule("MA-09")
    static Optional<Effect.On> friend(Scene scene, List<String> targets) {
        boolean company = scene.caster() instanceof Caster.Member;
        return scene.target(targets).flatMap(target -> switch (target) {
            case Target.OnMember member ->
                company && scene.companion(member.id()).isPresent() ? Scene.on(target) : Optional.empty();
            case Target.OnFoe foe ->
                company
                        ? scene.servant(foe.id()).flatMap(each -> Scene.on(target))
                        : scene.foe(foe.id()).filter(each -> !each.gone()).flatMap(each -> Scene.on(target));
            default -> Optional.empty();
        });
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        friend(scene, targets).ifPresent(who -> on(u, scene, who));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.member().ifPresent(self -> aims.add(new Aim("member:" + self.id(), "himself", "")));
        scene.state().company().stream()
                .filter(member -> !member.id().value().equals(scene.caster().value()))
                .forEach(member -> aims.add(new Aim("member:" + member.id(), member.name(), "")));
        Charms.servants(scene.state()).forEach(foe -> aims.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "")));
        return aims;
    }

    /** A monster casts it on itself, once. */
    static List<List<String>> self(Scene scene) {
        boolean has = Effects.find(
                        scene.state(),
                        scene.caster().on(),
                        List.of(scene.spell().id()))
                .isPresent();
        return has ? List.of() : List.of(List.of("foe:" + scene.caster().value()));
    }
}
