package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Sticks that a spell can turn into snakes: plain wooden things that the caster's side carries. */
@Rule("SP-102")
final class Sticks {
    /** Torches, stakes, poles, staves and shafts, the cheapest first. */
    private static final List<String> KINDS =
            List.of("EQI-44", "EQI-47", "EQI-38", "EQI-77", "arrow", "quarrel", "EQI-14");

    /** Three stakes are sold with a mallet. */
    private static final String STAKES = "EQI-47";

    private static final int IN_A_BUNDLE = 3;
    private static final int FEET = 20;
    private static final String OWNER = "stick-of";
    private static final String SORT = "stick-kind";
    private static final String NAME = "stick-name";

    private Sticks() {}

    /** One stick; monsters' sticks belong to nobody of the company and are no things of their own. */
    record Stick(Optional<CharacterId> owner, Optional<Item> item) {
        Map<String, String> words() {
            return owner.isPresent() && item.isPresent()
                    ? Map.of(
                            OWNER, owner.get().value(),
                            SORT, item.get().kind(),
                            NAME, item.get().name())
                    : Map.of();
        }
    }

    /** The sticks at hand, or those that the texts name. */
    static List<Stick> at(Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            return shafts(scene);
        }
        List<ItemId> named = scene.targets(targets).stream()
                .filter(Target.OnItem.class::isInstance)
                .map(target -> ((Target.OnItem) target).id())
                .toList();
        List<Stick> all = new ArrayList<>();
        List<Effect.On> near = Areas.within(scene, scene.caster().on(), FEET);
        for (String kind : KINDS) {
            for (Adventurer owner : scene.state().company()) {
                if (near.contains(new Effect.On.OnCharacter(owner.id()))) {
                    owner.items().stream()
                            .filter(item -> item.kind().equals(kind) && plain(scene, item))
                            .filter(item -> named.isEmpty() || named.contains(item.id()))
                            .forEach(item -> add(all, owner, item));
                }
            }
        }
        return all;
    }

    private static boolean plain(Scene scene, Item item) {
        boolean burns = scene.state().lights().stream().map(Light::source).anyMatch(item.id()::equals);
        return item.bonus() == 0 && !burns && item.carried() != Carried.LYING;
    }

    private static void add(List<Stick> all, Adventurer owner, Item item) {
        for (int i = 0; i < item.quantity() * each(item.kind()); i++) {
            all.add(new Stick(Optional.of(owner.id()), Optional.of(item)));
        }
    }

    private static int each(String kind) {
        return kind.equals(STAKES) ? IN_A_BUNDLE : 1;
    }

    /** Those who are met have one shaft or torch for each who bears arms. */
    private static List<Stick> shafts(Scene scene) {
        List<Stick> all = new ArrayList<>();
        scene.encounter().ifPresent(meeting -> {
            for (Foe foe : meeting.able()) {
                boolean armed = scene.world()
                        .book()
                        .monsters()
                        .find(foe.monster())
                        .filter(monster -> monster.isKind("men") || monster.isKind("humanoid"))
                        .isPresent();
                if (armed) {
                    all.add(new Stick(Optional.empty(), Optional.empty()));
                }
            }
        });
        return all;
    }

    /** How many of each thing are used; a bundle is used whole. */
    static List<PrayerEvent.Used> used(List<Stick> sticks) {
        Map<Stick, Integer> counts = new LinkedHashMap<>();
        sticks.stream()
                .filter(stick -> stick.item().isPresent())
                .forEach(stick -> counts.merge(stick, 1, Integer::sum));
        List<PrayerEvent.Used> used = new ArrayList<>();
        counts.forEach((stick, many) -> {
            int each = each(stick.item().orElseThrow().kind());
            used.add(new PrayerEvent.Used(
                    stick.owner().orElseThrow(), stick.item().orElseThrow().id(), (many + each - 1) / each));
        });
        return used;
    }

    static Optional<CharacterId> owner(Effect effect) {
        return effect.word(OWNER).isEmpty() ? Optional.empty() : Optional.of(new CharacterId(effect.word(OWNER)));
    }

    /** The stick that a snake was; empty for a monster's, and for one of a bundle, which is no use by itself. */
    static Optional<Item> again(Unfolding u, Effect effect) {
        if (effect.word(SORT).isEmpty() || effect.word(SORT).equals(STAKES)) {
            return Optional.empty();
        }
        return Optional.of(new Item(
                new ItemId(u.newId("stick-")), effect.word(SORT), effect.word(NAME), 1, 0, 0, Carried.STOWED, "", 0));
    }

    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        at(scene, List.of()).stream()
                .filter(stick -> stick.item().isPresent())
                .map(stick -> new Aim(
                        "item:" + stick.item().get().id(),
                        stick.item().get().name(),
                        "carried by "
                                + Creatures.name(
                                        scene.state(),
                                        new Effect.On.OnCharacter(stick.owner().orElseThrow()))))
                .distinct()
                .forEach(aims::add);
        return aims;
    }
}
