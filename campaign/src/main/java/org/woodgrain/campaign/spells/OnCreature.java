package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;

/** A spell that is aimed at one creature in sight. */
abstract class OnCreature implements SpellWork {

    /** What it is aimed at, in words: "one creature in sight". */
    String expected() {
        return "one creature in sight";
    }

    /** Whether a member may aim it at one of his own side. */
    boolean comrades() {
        return false;
    }

    /** Why a monster that is plainly seen is of the wrong kind; empty if it is not. */
    Optional<String> unfit(Scene scene, Monster monster) {
        return Optional.empty();
    }

    /** Whether it finds hold in a creature at all. */
    boolean open(Scene scene, Effect.On on) {
        return true;
    }

    /** Does it to a creature in which it finds hold. */
    abstract void take(Unfolding u, Scene scene, Effect.On on, List<String> targets);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Target> target = scene.target(targets);
        if (target.isEmpty()) {
            return scene.noTarget(expected());
        }
        return switch (target.get()) {
            case Target.OnFoe foe -> foe(scene, foe);
            case Target.OnMember member -> member(scene, member);
            default -> scene.noTarget(expected());
        };
    }

    private Optional<Refusal> foe(Scene scene, Target.OnFoe target) {
        Optional<Foe> foe = scene.foe(target.id()).filter(each -> !each.gone());
        if (foe.isEmpty()) {
            return scene.noTarget(expected());
        }
        if (!scene.seesThem()) {
            return scene.wrong("they are not in sight", "MA-10");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        Optional<String> unfit = known
                ? Creatures.monster(scene.world(), scene.state(), target.id()).flatMap(monster -> unfit(scene, monster))
                : Optional.empty();
        return unfit.<Optional<Refusal>>map(
                        why -> scene.wrong(why, scene.spell().id()))
                .orElseGet(() -> scene.inReach(scene.distance()));
    }

    private Optional<Refusal> member(Scene scene, Target.OnMember target) {
        if (scene.companion(target.id()).isEmpty()) {
            return scene.noTarget(expected());
        }
        return scene.caster() instanceof Caster.Monster
                ? scene.inReach(scene.distance())
                : comrades() || Casting.heedsFoes(scene.state(), target.id())
                        ? Optional.empty()
                        : scene.wrong("that is a friend", scene.spell().id());
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Effect.On> on = scene.target(targets).flatMap(OnCreature::on).filter(each -> there(scene, each));
        boolean image = on.isPresent()
                && ProjectedImage.fools(
                        scene.world(), scene.state(), on.get(), scene.caster().on());
        if (image) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            ProjectedImage.struck(u, on.orElseThrow(), scene.caster().on());
            return;
        }
        if (on.isPresent() && open(scene, on.get())) {
            take(u, scene, on.get(), targets);
        } else {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
        }
    }

    static Optional<Effect.On> on(Target target) {
        return switch (target) {
            case Target.OnFoe foe -> Optional.of(new Effect.On.OnFoe(foe.id()));
            case Target.OnMember member -> Optional.of(new Effect.On.OnCharacter(member.id()));
            default -> Optional.empty();
        };
    }

    private static boolean there(Scene scene, Effect.On on) {
        return switch (on) {
            case Effect.On.OnFoe foe ->
                scene.foe(foe.foe()).filter(each -> !each.gone()).isPresent();
            case Effect.On.OnCharacter member ->
                scene.companion(member.character()).isPresent();
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnThing thing -> false;
            case Effect.On.OnCell cell -> false;
        };
    }

    /** The row of a creature if it is a monster. */
    static Optional<Monster> monster(Scene scene, Effect.On on) {
        return on instanceof Effect.On.OnFoe foe
                ? Creatures.monster(scene.world(), scene.state(), foe.foe())
                : Optional.empty();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.aims(scene));
        if (comrades()) {
            scene.state().company().forEach(who -> aims.add(new Aim("member:" + who.id(), who.name(), "")));
        }
        return aims;
    }

    /** The members at whom the automatic referee lets a monster cast it, as its tactics choose. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.strongestFirst(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
