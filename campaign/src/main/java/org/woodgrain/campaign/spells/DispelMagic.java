package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.sight.Whereabouts;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Spell;

/** Ends the spells that lie on one creature, one thing, one door or one place ({@link Dispelling}). */
@Rule("SP-21")
final class DispelMagic implements SpellWork {
    private static final int FEET = 10;

    /** Spells that lie on the whole of a place: land, water and weather. */
    private static final Set<String> WHOLE =
            Set.of("SP-44", "SP-64", "SP-65", "SP-71", "SP-72", ControlWeather.WEATHER);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnMember member ->
                scene.companion(member.id()).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("a creature, a thing, a door or a place in sight");
            case Target.OnFoe foe ->
                scene.servant(foe.id()).isPresent()
                        ? Optional.empty()
                        : scene.foe(foe.id()).filter(each -> !each.gone()).isEmpty()
                                ? scene.noTarget("a creature, a thing, a door or a place in sight")
                                : scene.seesThem()
                                        ? scene.inReach(scene.distance())
                                        : scene.wrong("they are not in sight", "MA-10");
            case Target.OnItem item ->
                scene.thing(item.id()).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("a creature, a thing, a door or a place in sight");
            case Target.OnDoor door -> door(scene, door);
            case Target.OnCell cell -> OnPlace.place(scene, cell.cell());
            case null, default -> scene.noTarget("a creature, a thing, a door or a place in sight");
        };
    }

    private static Optional<Refusal> door(Scene scene, Target.OnDoor door) {
        return Doorways.all(scene).contains(door.edge())
                ? scene.inReach(Doorways.feet(scene, door.edge()))
                : scene.wrong("there is no door in that place", "SP-21");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        scene.target(targets).ifPresent(target -> {
            List<Effect> there =
                    scene.state().effects().stream().filter(on(scene, target)).toList();
            int ended = Dispelling.all(u, scene, there);
            u.emit(new ArcaneEvent.Dispelled(scene.caster(), Words.at(scene, targets), ended));
        });
    }

    private static Predicate<Effect> on(Scene scene, Target target) {
        return switch (target) {
            case Target.OnMember member ->
                effect -> effect.on().equals(new Effect.On.OnCharacter(member.id()))
                                && effect.word(Effect.THING).isEmpty()
                        || effect.kind().equals(WizardEye.KIND)
                                && effect.maker().equals(member.id().value());
            case Target.OnFoe foe -> effect -> effect.on().equals(new Effect.On.OnFoe(foe.id()));
            case Target.OnItem item -> effect -> effect.on().equals(new Effect.On.OnThing(item.id()));
            case Target.OnDoor door -> effect -> effect.on().equals(new Effect.On.OnDoor(scene.levelId(), door.edge()));
            case Target.OnCell cell -> effect -> covers(scene, cell, effect);
            case Target.OnType type -> effect -> false;
        };
    }

    /** A spell on a place is reached by any point of its area. */
    private static boolean covers(Scene scene, Target.OnCell point, Effect effect) {
        if (WHOLE.contains(effect.kind()) && effect.on().equals(Outdoors.place(scene.state()))) {
            return true;
        }
        boolean shines = MagicLight.of(effect);
        return (shines || effect.on() instanceof Effect.On.OnCell)
                && MagicLight.place(scene.state(), effect)
                        .filter(at -> at.level().equals(scene.levelId())
                                && at.cell().distance(point.cell()) * FEET
                                        <= Math.max(
                                                effect.number(Effects.SPAN),
                                                Math.max(
                                                        effect.number(MagicLight.SHINES),
                                                        effect.number(MagicLight.DARKENS))))
                        .isPresent();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.aims(scene));
        for (Adventurer member : scene.state().company()) {
            aims.add(new Aim("member:" + member.id(), member.name(), under(scene, member)));
        }
        for (Effect effect : scene.state().effects()) {
            if (effect.on() instanceof Effect.On.OnCell at
                    && effect.number(Effects.SPAN) > 0
                    && at.level().equals(scene.levelId())) {
                aims.add(new Aim("cell:" + at.cell(), effect.label(), ""));
            }
            if (effect.on() instanceof Effect.On.OnThing on
                    && !effect.kind().equals(SwordMinds.KIND)
                    && scene.thing(on.thing()).isPresent()) {
                aims.add(new Aim(
                        "item:" + on.thing(), "the " + Whereabouts.name(scene.state(), on.thing()), effect.label()));
            }
        }
        Charms.servants(scene.state()).forEach(foe -> aims.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "")));
        aims.addAll(Doorways.aims(scene));
        scene.cell().ifPresent(cell -> aims.add(new Aim("cell:" + cell, "this place", "")));
        return aims;
    }

    private static String under(Scene scene, Adventurer member) {
        return scene.state().effectsOn(new Effect.On.OnCharacter(member.id())).stream()
                .map(Effect::label)
                .filter(label -> !label.isEmpty())
                .reduce((a, b) -> a + ", " + b)
                .orElse("");
    }

    /** On a comrade whom a spell of the company holds, else on the member who has the most spells on him. */
    @Override
    public List<List<String>> wits(Scene scene) {
        List<List<String>> all = new ArrayList<>();
        scene.encounter()
                .ifPresent(meeting -> meeting.foes().stream()
                        .filter(foe -> !foe.gone())
                        .filter(foe -> scene.state().effectsOn(new Effect.On.OnFoe(foe.id())).stream()
                                .anyMatch(effect ->
                                        effect.helpless() && Dispelling.kind(scene, effect) != Spell.Dispel.NO))
                        .forEach(foe -> all.add(List.of("foe:" + foe.id()))));
        scene.state().company().stream()
                .filter(member -> spells(scene, member) > 0)
                .max(Comparator.comparingInt(member -> spells(scene, member)))
                .ifPresent(member -> all.add(List.of("member:" + member.id())));
        return all;
    }

    private static int spells(Scene scene, Adventurer member) {
        return (int) scene.state().effectsOn(new Effect.On.OnCharacter(member.id())).stream()
                .filter(effect -> !effect.helpless() && Dispelling.kind(scene, effect) != Spell.Dispel.NO)
                .filter(effect -> scene.state()
                        .adventurer(new CharacterId(effect.maker()))
                        .isPresent())
                .count();
    }

    @Override
    public boolean hostile() {
        return false;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
