package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/**
 * One creature with all its gear, or one thing, is not seen ({@link Vanished}) until it attacks or the spell is ended.
 */
@Rule("SP-13")
final class Invisibility implements SpellWork {

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnItem item ->
                scene.thing(item.id()).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("a creature or a thing in sight");
            case Target.OnMember member ->
                OnFriend.friend(scene, targets).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("a creature or a thing in sight");
            case Target.OnFoe foe -> foe(scene, foe, targets);
            case null, default -> scene.noTarget("a creature or a thing in sight");
        };
    }

    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target, List<String> targets) {
        if (OnFriend.friend(scene, targets).isPresent()) {
            return Optional.empty();
        }
        if (scene.foe(target.id()).filter(each -> !each.gone()).isEmpty()) {
            return scene.noTarget("a creature or a thing in sight");
        }
        return scene.seesThem() ? scene.inReach(scene.distance()) : scene.wrong("they are not in sight", "MA-10");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Target target = scene.target(targets).orElse(null);
        if (target instanceof Target.OnItem item) {
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnThing(item.id()),
                    "not seen",
                    Lengths.LASTING,
                    Map.of(Effect.UNSEEN, 1),
                    false,
                    List.of());
        } else if (target != null) {
            Scene.on(target).ifPresent(who -> {
                if (!Saves.willing(scene, who) && Saves.made(u, scene, who)) {
                    u.emit(new MagicEvent.Resisted(
                            scene.caster(),
                            who,
                            scene.spell().id(),
                            u.throwing().take()));
                } else {
                    Effects.begin(
                            u,
                            scene,
                            who,
                            "invisible",
                            Lengths.LASTING,
                            Map.of(Effect.UNSEEN, 1),
                            false,
                            u.throwing().take());
                }
            });
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.member().ifPresent(self -> aims.add(new Aim("member:" + self.id(), "the caster", "")));
        scene.state().company().stream()
                .filter(member -> !member.id().value().equals(scene.caster().value()))
                .forEach(member -> aims.add(new Aim("member:" + member.id(), member.name(), "")));
        Charms.servants(scene.state()).forEach(foe -> aims.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "")));
        scene.member()
                .ifPresent(self -> self.items().stream().map(Invisibility::aim).forEach(aims::add));
        return aims;
    }

    private static Aim aim(Item item) {
        return new Aim("item:" + item.id(), "the " + item.name(), "");
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return OnFriend.self(scene);
    }
}
