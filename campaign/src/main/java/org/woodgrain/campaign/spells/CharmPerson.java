package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.magic.Persons;

/** One person comes wholly under the caster's influence ({@link Charms}). */
@Rule({"SP-07", "NP-18"})
final class CharmPerson implements SpellWork {

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Target> target = scene.target(targets);
        if (target.isEmpty()) {
            return scene.noTarget("one person in sight");
        }
        return switch (target.get()) {
            case Target.OnFoe foe -> foe(scene, foe);
            case Target.OnMember member ->
                scene.caster() instanceof Caster.Monster
                                && scene.companion(member.id()).isPresent()
                        ? scene.inReach(scene.distance())
                        : scene.wrong("that is a friend already", "SP-07");
            default -> scene.noTarget("one person in sight");
        };
    }

    @Rule({"SP-115", "MA-10"})
    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target) {
        Optional<Foe> foe = scene.foe(target.id()).filter(each -> !each.gone());
        if (foe.isEmpty()) {
            return scene.noTarget("one person in sight");
        }
        if (!scene.seesThem()) {
            return scene.wrong("they are not in sight", "MA-10");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        boolean person = Creatures.monster(scene.world(), scene.state(), target.id())
                .map(monster -> Persons.seems(monster, scene.state().ruleset().profile()))
                .orElse(false);
        return known && !person
                ? scene.wrong("it is no person of man's size or less", "SP-07")
                : scene.inReach(scene.distance());
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        switch (scene.target(targets).orElse(null)) {
            case Target.OnFoe target -> charm(u, scene, target);
            case Target.OnMember target -> Charms.lay(u, scene, new Effect.On.OnCharacter(target.id()));
            case null, default ->
                u.emit(new MagicEvent.NothingHappened(
                        scene.caster(), scene.spell().id(), List.of()));
        }
    }

    private static void charm(Unfolding u, Scene scene, Target.OnFoe target) {
        boolean open = Creatures.monster(scene.world(), u.state(), target.id())
                .map(monster -> Persons.valid(monster)
                        && !Minds.withstands(
                                monster, "charm", u.state().ruleset().profile()))
                .orElse(false);
        if (!open) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        Charms.lay(u, scene, new Effect.On.OnFoe(target.id()));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Foes.aims(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.eachMember(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return CharmOrders.check(scene, effect, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        CharmOrders.give(u, scene, effect, targets);
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return CharmOrders.aims(scene, effect);
    }
}
