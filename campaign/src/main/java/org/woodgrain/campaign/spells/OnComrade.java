package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Follower;

/** A spell laid by hand on one of the company, or on a servant of it. */
abstract class OnComrade implements SpellWork {

    /** What an offer notes beside a comrade. */
    String note(Scene scene, Effect.On on) {
        return "";
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return comrade(scene, targets).isPresent() ? Optional.empty() : scene.noTarget("a comrade within reach");
    }

    /** Whom the texts name; empty if it is nobody of the company. */
    static Optional<Effect.On> comrade(Scene scene, List<String> targets) {
        return scene.target(targets).flatMap(target -> switch (target) {
            case Target.OnMember member ->
                present(scene, member) ? Optional.of(new Effect.On.OnCharacter(member.id())) : Optional.empty();
            case Target.OnFoe foe ->
                scene.state().followers().stream()
                        .map(Follower::foe)
                        .filter(each -> each.id().equals(foe.id()) && !each.gone())
                        .map(each -> new Effect.On.OnFoe(each.id()))
                        .findFirst();
            default -> Optional.empty();
        });
    }

    /** In the company, or in town with it. */
    private static boolean present(Scene scene, Target.OnMember member) {
        return scene.companion(member.id()).isPresent()
                || scene.state().underground().isEmpty()
                        && scene.state()
                                .adventurer(member.id())
                                .filter(who -> who.living())
                                .isPresent();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.state()
                .company()
                .forEach(member -> aims.add(new Aim(
                        "member:" + member.id(), member.name(), note(scene, new Effect.On.OnCharacter(member.id())))));
        scene.state().followers().stream()
                .map(Follower::foe)
                .filter(foe -> !foe.gone())
                .forEach(foe ->
                        aims.add(new Aim("foe:" + foe.id(), foe.name(), note(scene, new Effect.On.OnFoe(foe.id())))));
        return aims;
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
