package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A spell on one willing creature of the caster's own side, himself as well as another. */
abstract class OnFriend implements SpellWork {

    /** Does it to him. */
    abstract void on(Unfolding u, Scene scene, Effect.On who);

    /** What an offer notes beside him. */
    String note(Scene scene, Effect.On who) {
        return "";
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return friend(scene, targets).isPresent()
                ? Optional.empty()
                : scene.noTarget("one of the caster's own side within reach");
    }

    @Rule("MA-09")
    static Optional<Effect.On> friend(Scene scene, List<String> targets) {
        boolean company = scene.caster() instanceof Caster.Member;
        return scene.target(targets).flatMap(target -> switch (target) {
            case Target.OnMember member -> company && present(scene, member) ? Scene.on(target) : Optional.empty();
            case Target.OnFoe foe ->
                company
                        ? scene.servant(foe.id()).flatMap(each -> Scene.on(target))
                        : scene.foe(foe.id()).filter(each -> !each.gone()).flatMap(each -> Scene.on(target));
            default -> Optional.empty();
        });
    }

    /** In the company, or in town with it. */
    private static boolean present(Scene scene, Target.OnMember member) {
        return scene.companion(member.id()).isPresent()
                || scene.state().underground().isEmpty()
                        && scene.state()
                                .adventurer(member.id())
                                .filter(Adventurer::living)
                                .isPresent();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        friend(scene, targets).ifPresent(who -> on(u, scene, who));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.member().ifPresent(self -> aims.add(aim(scene, self, "the caster")));
        scene.state().company().stream()
                .filter(member -> !member.id().value().equals(scene.caster().value()))
                .forEach(member -> aims.add(aim(scene, member, member.name())));
        scene.state().followers().stream()
                .map(Follower::foe)
                .filter(foe -> !foe.gone())
                .forEach(foe -> aims.add(
                        new Aim("foe:" + foe.id(), "the " + foe.name(), note(scene, new Effect.On.OnFoe(foe.id())))));
        return aims;
    }

    private Aim aim(Scene scene, Adventurer member, String name) {
        return new Aim("member:" + member.id(), name, note(scene, new Effect.On.OnCharacter(member.id())));
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
