package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/**
 * Things that Dimension Door carries, of up to three hundred pounds: {@code item:ID}, which somebody of the company has,
 * with what is in it, or {@code hoard:ID}, a chest or what lies in one place, close by.
 */
@Rule("SP-41")
final class DoorThings {
    private static final String HOARD = "hoard:";

    /** In tenths of a pound. */
    static final int MOST = 3_000;

    /** What an empty chest weighs, in tenths of a pound. */
    private static final int CHEST = 250;

    private static final int FEET = 10;

    private DoorThings() {}

    /** Whether the texts name a thing and no creature. */
    static boolean named(List<String> targets) {
        return targets.stream().anyMatch(text -> text.startsWith(HOARD) || text.startsWith("item:"));
    }

    static Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Hoard> hoard = hoard(scene, targets);
        if (hoard.isPresent()) {
            boolean known = hoard.get().atHand();
            return known && weight(hoard.get()) > MOST ? heavy(scene) : Optional.empty();
        }
        Optional<Item> item = item(scene, targets);
        if (item.isEmpty()) {
            return scene.noTarget("a thing that somebody of the company has, or a chest or heap within 10 feet");
        }
        return weight(with(scene, item.get())) > MOST ? heavy(scene) : Optional.empty();
    }

    private static Optional<Refusal> heavy(Scene scene) {
        return scene.wrong("it weighs more than 300 pounds", "SP-41");
    }

    private static Optional<Hoard> hoard(Scene scene, List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(HOARD))
                .map(text -> text.substring(HOARD.length()))
                .flatMap(id -> close(scene).stream().filter(hoard -> hoard.id().equals(id)))
                .findFirst();
    }

    /** Chests and heaps that the company knows within reach of the caster. */
    private static List<Hoard> close(Scene scene) {
        LevelState level = scene.state().level(scene.levelId());
        return Stream.concat(
                        level.piles().values().stream(),
                        level.rooms().values().stream().flatMap(room -> room.hoards().stream()))
                .filter(Hoard::found)
                .filter(hoard -> scene.cell()
                        .filter(at -> at.distance(hoard.cell()) * FEET <= scene.reach())
                        .isPresent())
                .filter(hoard -> !hoard.empty() || hoard.vessel() == Hoard.Vessel.CHEST)
                .toList();
    }

    private static Optional<Item> item(Scene scene, List<String> targets) {
        return scene.target(targets)
                .filter(Target.OnItem.class::isInstance)
                .map(target -> ((Target.OnItem) target).id())
                .flatMap(id -> scene.thing(id).flatMap(owner -> owner.item(id)));
    }

    /** A container goes with what is in it. */
    private static List<Item> with(Scene scene, Item item) {
        List<Item> all = new ArrayList<>(List.of(item));
        scene.thing(item.id()).map(Adventurer::items).orElse(List.of()).stream()
                .filter(each -> each.inside().equals(item.id().value()))
                .forEach(all::add);
        return all;
    }

    private static int weight(List<Item> items) {
        return items.stream().mapToInt(item -> item.weight() * item.quantity()).sum();
    }

    static int weight(Hoard hoard) {
        return weight(hoard.things()) + hoard.coins().count() + (hoard.vessel() == Hoard.Vessel.CHEST ? CHEST : 0);
    }

    static void carry(Unfolding u, Scene scene, List<String> targets, DoorWay way) {
        Optional<Hoard> hoard = hoard(scene, targets);
        Cell from = hoard.map(Hoard::cell).or(scene::cell).orElseThrow();
        boolean falls = way.intoAir(scene, Optional.of(from));
        Optional<Cell> to = falls ? Optional.of(from) : way.to(scene, from);
        boolean heavy = hoard.map(each -> weight(each) > MOST).orElse(false);
        if (to.isEmpty() || heavy) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), "SP-41", List.of()));
            return;
        }
        String room = scene.world()
                .level(scene.levelId())
                .flatMap(level -> level.roomAt(to.get()))
                .map(each -> each.id())
                .orElse(LevelState.square(to.get()));
        List<ItemId> items = item(scene, targets).stream()
                .flatMap(item -> with(scene, item).stream())
                .map(Item::id)
                .toList();
        u.emit(new SpellEvent.ThingCarried(
                hoard.isPresent()
                        ? Optional.empty()
                        : scene.thing(items.getFirst()).map(Adventurer::id),
                items,
                hoard.map(Hoard::id).orElseGet(() -> u.newId("h")),
                scene.levelId(),
                to.get(),
                room,
                falls ? way.feet() : 0));
    }

    /** Chests and heaps close by, and apart from them what the caster has on him. */
    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        close(scene)
                .forEach(hoard -> aims.add(new Aim(
                        HOARD + hoard.id(),
                        (hoard.vessel() == Hoard.Vessel.CHEST ? "the chest " : "what lies ") + hoard.where(),
                        "")));
        scene.member().map(Adventurer::items).orElse(List.of()).stream()
                .filter(item -> item.inside().isEmpty())
                .forEach(item -> aims.add(new Aim("item:" + item.id(), "the " + item.name(), "", "Carried")));
        return aims;
    }
}
