package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Provisions;
import org.woodgrain.rules.treasure.MagicClass;

/** Food, drinks and potions that a spell makes harmless or deadly. */
final class Drinks {
    private Drinks() {}

    /** A thing and who carries it. */
    record Held(CharacterId owner, Item item) {}

    /** What the texts name, if a member of the company carries it and it can be swallowed. */
    static Optional<Held> held(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnItem named
                ? all(scene).stream()
                        .filter(held -> held.item().id().equals(named.id()))
                        .findFirst()
                : Optional.empty();
    }

    private static List<Held> all(Scene scene) {
        List<Held> all = new ArrayList<>();
        for (Adventurer owner : scene.state().company()) {
            owner.items().stream()
                    .filter(item -> swallowed(scene, item))
                    .map(item -> new Held(owner.id(), item))
                    .forEach(all::add);
        }
        return all;
    }

    private static boolean swallowed(Scene scene, Item item) {
        return Provisions.food(item)
                || Provisions.drink(item)
                || scene.world()
                        .book()
                        .treasure()
                        .find(item.kind())
                        .filter(magic -> magic.magicClass() == MagicClass.POTION)
                        .isPresent();
    }

    static List<Aim> aims(Scene scene) {
        return all(scene).stream()
                .map(held -> new Aim(
                        "item:" + held.item().id(),
                        held.item().name(),
                        "carried by " + Creatures.name(scene.state(), new Effect.On.OnCharacter(held.owner()))))
                .toList();
    }

    /** Lays the spell on a thing; only its caster knows. */
    static void begin(Unfolding u, Scene scene, Held held, String label, Lengths length, boolean secret) {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        numbers.put(Effects.LEVEL, scene.level());
        TreeMap<String, String> words = new TreeMap<>();
        words.put(Antidotes.THING, held.item().id().value());
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        scene.spell().id(),
                        label,
                        new Effect.On.OnCharacter(held.owner()),
                        scene.caster().value(),
                        length.unit(),
                        length.left(),
                        numbers,
                        words,
                        secret),
                scene.spell().id()));
    }

    /** Ends what lies on a thing; false if nothing of the kind does. */
    static boolean end(Unfolding u, Held held, String kind, String why) {
        Optional<Effect> found = Antidotes.onThing(u.state(), kind, held.item().id());
        found.ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), why)));
        return found.isPresent();
    }
}
