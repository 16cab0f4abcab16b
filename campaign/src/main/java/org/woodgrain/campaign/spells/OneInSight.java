package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;

/** Whether one creature in sight can be the target of a spell. */
final class OneInSight {
    private OneInSight() {}

    /**
     * Why it cannot be cast so; empty if it can.
     *
     * @param rule of the spell
     * @param spares kinds of monster to which it does nothing; they are refused once they are seen as such
     */
    @Rule({"SP-115", "MA-10"})
    static Optional<Refusal> check(Scene scene, List<String> targets, String rule, List<String> spares) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnFoe target -> foe(scene, target, rule, spares);
            case Target.OnMember member ->
                scene.companion(member.id()).isEmpty()
                        ? scene.noTarget("one creature in sight")
                        : scene.caster() instanceof Caster.Monster ? scene.inReach(scene.distance()) : Optional.empty();
            case null, default -> scene.noTarget("one creature in sight");
        };
    }

    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target, String rule, List<String> spares) {
        Optional<Foe> foe = scene.foe(target.id()).filter(each -> !each.gone());
        if (foe.isEmpty()) {
            return scene.noTarget("one creature in sight");
        }
        if (!scene.seesThem()) {
            return scene.wrong("they are not in sight", "MA-10");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        return known && Touch.spared(scene, new Effect.On.OnFoe(target.id()), spares)
                ? scene.wrong("it does nothing to such a creature", rule)
                : scene.inReach(scene.distance());
    }
}
