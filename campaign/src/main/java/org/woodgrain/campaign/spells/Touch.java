package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Laying a hand on somebody who does not want it: an attack that must hit, armour counting. */
final class Touch {
    private static final int ARM = 10;

    private Touch() {}

    /**
     * Why a harmful touch cannot be tried; empty if it can.
     *
     * @param rule of the spell
     * @param spares kinds of monster that the spell does not harm; they are refused once they are seen as such
     */
    @Rule("SP-115")
    static Optional<Refusal> check(Scene scene, List<String> targets, String rule, List<String> spares) {
        Optional<Target> target = scene.target(targets);
        if (target.isEmpty()) {
            return scene.noTarget("an enemy within arm's reach");
        }
        if (scene.distance() > ARM) {
            return scene.wrong("the victim must be touched", rule);
        }
        return switch (target.get()) {
            case Target.OnFoe foe ->
                scene.foe(foe.id()).filter(each -> !each.gone()).isEmpty()
                        ? scene.noTarget("an enemy within arm's reach")
                        : kind(scene, foe, rule, spares);
            case Target.OnMember member ->
                scene.companion(member.id()).isPresent() ? Optional.empty() : scene.noTarget("a living creature");
            default -> scene.noTarget("an enemy within arm's reach");
        };
    }

    private static Optional<Refusal> kind(Scene scene, Target.OnFoe foe, String rule, List<String> spares) {
        boolean seen = scene.encounter().map(Encounter::kindKnown).orElse(false);
        return seen && spared(scene, new Effect.On.OnFoe(foe.id()), spares)
                ? scene.wrong("it does nothing to such a creature", rule)
                : Optional.empty();
    }

    /** Whether a creature is of a kind that the spell does not harm. */
    static boolean spared(Scene scene, Effect.On victim, List<String> spares) {
        return victim instanceof Effect.On.OnFoe foe
                && Creatures.monster(scene.world(), scene.state(), foe.foe())
                        .map(monster -> spares.stream().anyMatch(kind -> is(monster, kind)))
                        .orElse(true);
    }

    private static boolean is(Monster monster, String kind) {
        return kind.equals("undead") ? monster.undead() : monster.isKind(kind);
    }

    /** Whom the texts name. */
    static Optional<Effect.On> victim(Scene scene, List<String> targets) {
        return scene.target(targets).flatMap(target -> switch (target) {
            case Target.OnFoe foe -> scene.foe(foe.id()).map(each -> new Effect.On.OnFoe(each.id()));
            case Target.OnMember member ->
                scene.companion(member.id()).map(each -> new Effect.On.OnCharacter(each.id()));
            default -> Optional.empty();
        });
    }

    /**
     * Tries to lay a hand on a victim; true if it works. A miss wastes the spell, and a creature that the spell does not
     * harm feels nothing.
     */
    @Rule("SP-74")
    static boolean lands(Unfolding u, Scene scene, Effect.On victim, List<String> spares) {
        if (!helpless(u, victim) && !TouchThrow.hits(u, scene, victim)) {
            u.emit(new MagicEvent.TouchMissed(
                    scene.caster(), victim, scene.spell().id(), u.throwing().take()));
            return false;
        }
        if (spared(scene, victim, spares)) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
            return false;
        }
        return true;
    }

    private static boolean helpless(Unfolding u, Effect.On victim) {
        return switch (victim) {
            case Effect.On.OnCharacter member -> u.state().helpless(member.character());
            case Effect.On.OnFoe foe ->
                Creatures.foe(u.state(), foe.foe())
                        .map(each -> each.standing() == Foe.Standing.HELPLESS)
                        .orElse(false);
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnThing thing -> false;
            case Effect.On.OnCell cell -> false;
        };
    }
}
