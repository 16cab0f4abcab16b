package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/**
 * Sticks that a spell can turn into snakes: plain wooden things within twenty feet of a point that the caster's side
 * carries or that lie there, and the wood of the place itself.
 */
@Rule("SP-102")
final class Sticks {
    /** Torches, stakes, poles, staves and shafts, the cheapest first. */
    private static final List<String> KINDS =
            List.of("EQI-44", "EQI-47", "EQI-38", "EQI-77", "arrow", "quarrel", "EQI-14");

    /** Features and tags of places where wood lies about. */
    private static final Set<String> WOOD = Set.of("sticks", "brushwood", "firewood");

    private static final Set<Scenery.Terrain> WOODED = Set.of(Scenery.Terrain.WOODS, Scenery.Terrain.BRUSH);

    /** Three stakes are sold with a mallet. */
    private static final String STAKES = "EQI-47";

    private static final int IN_A_BUNDLE = 3;
    private static final int FEET = 20;
    private static final int FEET_IN_CELL = 10;
    private static final int MOST = 16;
    private static final String OWNER = "stick-of";
    private static final String LYING = "stick-lay";
    private static final String SORT = "stick-kind";
    private static final String NAME = "stick-name";

    private Sticks() {}

    /** One stick. */
    sealed interface Stick {
        /** The company's. */
        record Held(CharacterId owner, Item item) implements Stick {}

        /** It lies there for all to see. */
        record Lying(String level, Hoard hoard, Item item) implements Stick {}

        /** A monster's, or wood of the place: no thing of its own. */
        record Loose() implements Stick {}

        default Map<String, String> words() {
            return switch (this) {
                case Held held ->
                    Map.of(
                            OWNER, held.owner().value(),
                            SORT, held.item().kind(),
                            NAME, held.item().name());
                case Lying lying ->
                    Map.of(
                            LYING, lying.level() + " " + lying.hoard().cell(),
                            SORT, lying.item().kind(),
                            NAME, lying.item().name());
                case Loose loose -> Map.of();
            };
        }
    }

    /** Why there are none within reach; empty if there are. */
    static Optional<Refusal> check(Scene scene, List<String> targets) {
        List<String> point = point(targets);
        Optional<Refusal> far = point.isEmpty() ? Optional.empty() : Points.check(scene, point);
        return far.or(() -> at(scene, targets).isEmpty()
                ? scene.noTarget("sticks within twenty feet of the point: torches, poles, stakes, shafts, firewood")
                : Optional.empty());
    }

    /** The texts that say where; none if it is where the caster stands. */
    private static List<String> point(List<String> targets) {
        return targets.stream()
                .filter(text -> Target.read(text)
                        .filter(target -> !(target instanceof Target.OnItem))
                        .isPresent())
                .toList();
    }

    /** The sticks about the point, or those of them that the texts name. */
    static List<Stick> at(Scene scene, List<String> targets) {
        Optional<Cell> point = middle(scene, targets);
        if (point.isEmpty()) {
            return List.of();
        }
        List<ItemId> named = scene.targets(targets).stream()
                .filter(Target.OnItem.class::isInstance)
                .map(target -> ((Target.OnItem) target).id())
                .toList();
        boolean monster = scene.caster() instanceof Caster.Monster;
        List<Stick> all = new ArrayList<>();
        for (String kind : KINDS) {
            lying(scene, point.get(), kind, all);
            if (!monster && near(scene.cell().orElse(point.get()), point.get())) {
                carried(scene, kind, all);
            }
        }
        if (monster) {
            shafts(scene, all);
        }
        if (!named.isEmpty()) {
            return all.stream()
                    .filter(stick -> item(stick)
                            .filter(item -> named.contains(item.id()))
                            .isPresent())
                    .toList();
        }
        if (wooded(scene, point.get())) {
            for (int i = 0; i < MOST; i++) {
                all.add(new Stick.Loose());
            }
        }
        return all;
    }

    private static Optional<Cell> middle(Scene scene, List<String> targets) {
        List<String> point = point(targets);
        return point.isEmpty() ? Areas.where(scene, scene.caster().on()) : Points.of(scene, point);
    }

    private static boolean near(Cell one, Cell other) {
        return one.distance(other) * FEET_IN_CELL <= FEET;
    }

    private static Optional<Item> item(Stick stick) {
        return switch (stick) {
            case Stick.Held held -> Optional.of(held.item());
            case Stick.Lying lying -> Optional.of(lying.item());
            case Stick.Loose loose -> Optional.empty();
        };
    }

    private static void carried(Scene scene, String kind, List<Stick> all) {
        for (Adventurer owner : scene.state().company()) {
            owner.items().stream()
                    .filter(item -> item.kind().equals(kind) && plain(scene, item))
                    .filter(item -> item.carried() != Carried.LYING)
                    .forEach(item -> add(all, item, new Stick.Held(owner.id(), item)));
        }
    }

    /** What the company has found that lies open there. */
    private static void lying(Scene scene, Cell point, String kind, List<Stick> all) {
        LevelState level = scene.state().level(scene.levelId());
        boolean monster = scene.caster() instanceof Caster.Monster;
        List<Hoard> hoards = new ArrayList<>(level.piles().values().stream()
                .filter(pile -> monster || level.seen().contains(pile.cell()))
                .toList());
        level.rooms().values().forEach(room -> hoards.addAll(room.hoards()));
        for (Hoard hoard : hoards) {
            if (hoard.atHand() && near(hoard.cell(), point)) {
                hoard.things().stream()
                        .filter(item -> item.kind().equals(kind) && plain(scene, item))
                        .forEach(item -> add(all, item, new Stick.Lying(scene.levelId(), hoard, item)));
            }
        }
    }

    private static boolean plain(Scene scene, Item item) {
        boolean burns = scene.state().lights().stream().map(Light::source).anyMatch(item.id()::equals);
        return item.bonus() == 0 && !burns;
    }

    private static void add(List<Stick> all, Item item, Stick stick) {
        for (int i = 0; i < item.quantity() * each(item.kind()); i++) {
            all.add(stick);
        }
    }

    private static int each(String kind) {
        return kind.equals(STAKES) ? IN_A_BUNDLE : 1;
    }

    /** Whether wood lies about: among trees or in brush, or where the map says so. */
    private static boolean wooded(Scene scene, Cell point) {
        Scenery land = Outdoors.now(scene.state());
        return land.open() && WOODED.contains(land.terrain())
                || scene.world()
                        .level(scene.levelId())
                        .filter(level -> level.features().stream()
                                        .anyMatch(
                                                feature -> WOOD.contains(feature.kind()) && near(feature.cell(), point))
                                || level.roomAt(point).stream()
                                        .flatMap(room -> room.tags().stream())
                                        .anyMatch(WOOD::contains))
                        .isPresent();
    }

    /** Those who are met have one shaft or torch for each who bears arms. */
    private static void shafts(Scene scene, List<Stick> all) {
        scene.encounter().ifPresent(meeting -> {
            for (Foe foe : meeting.able()) {
                boolean armed = scene.world()
                        .book()
                        .monsters()
                        .find(foe.monster())
                        .filter(monster -> monster.isKind("men") || monster.isKind("humanoid"))
                        .isPresent();
                if (armed) {
                    all.add(new Stick.Loose());
                }
            }
        });
    }

    /** How many of each thing are used; a bundle is used whole. */
    static List<PrayerEvent.Used> used(List<Stick> sticks) {
        Map<Stick, Integer> counts = new LinkedHashMap<>();
        sticks.stream().filter(stick -> item(stick).isPresent()).forEach(stick -> counts.merge(stick, 1, Integer::sum));
        List<PrayerEvent.Used> used = new ArrayList<>();
        counts.forEach((stick, count) -> {
            Item item = item(stick).orElseThrow();
            int each = each(item.kind());
            int many = (count + each - 1) / each;
            switch (stick) {
                case Stick.Held held ->
                    used.add(new PrayerEvent.Used(Optional.of(held.owner()), Optional.empty(), item.id(), many));
                case Stick.Lying lying ->
                    used.add(new PrayerEvent.Used(
                            Optional.empty(),
                            Optional.of(new PrayerEvent.Lay(
                                    lying.level(), lying.hoard().id())),
                            item.id(),
                            many));
                case Stick.Loose loose -> {}
            }
        });
        return used;
    }

    /** Who has his stick back when a snake is one again. */
    static Optional<CharacterId> owner(Effect effect) {
        return effect.word(OWNER).isEmpty() ? Optional.empty() : Optional.of(new CharacterId(effect.word(OWNER)));
    }

    /** Where a stick that lay about lies again. */
    static Optional<MeetingEvent.Heap> heap(Unfolding u, Effect effect, Item stick) {
        if (effect.word(LYING).isEmpty()) {
            return Optional.empty();
        }
        String[] at = effect.word(LYING).split(" ", -1);
        return Target.read("cell:" + at[1])
                .filter(Target.OnCell.class::isInstance)
                .map(cell -> new MeetingEvent.Heap(
                        at[0], Hoard.pile(u.newId("h"), ((Target.OnCell) cell).cell(), Purse.EMPTY, List.of(stick))));
    }

    /** The stick that a snake was; empty for one that was no thing, and for one of a bundle, which is no use by itself. */
    static Optional<Item> again(Unfolding u, Effect effect) {
        if (effect.word(SORT).isEmpty() || effect.word(SORT).equals(STAKES)) {
            return Optional.empty();
        }
        return Optional.of(new Item(
                new ItemId(u.newId("stick-")), effect.word(SORT), effect.word(NAME), 1, 0, 0, Carried.STOWED, "", 0));
    }

    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        int here = at(scene, List.of()).size();
        if (here > 0) {
            aims.add(new Aim("", "all sticks at hand", many(here)));
        }
        for (Aim point : Points.aims(scene)) {
            boolean own = point.value().startsWith("cell:");
            int there = own ? 0 : at(scene, List.of(point.value())).size();
            if (there > 0 && check(scene, List.of(point.value())).isEmpty()) {
                aims.add(new Aim(point.value(), "all sticks about " + point.label(), many(there)));
            }
        }
        at(scene, List.of()).stream()
                .filter(stick -> item(stick).isPresent())
                .map(stick -> new Aim(
                        "item:" + item(stick).orElseThrow().id(),
                        item(stick).orElseThrow().name(),
                        stick instanceof Stick.Held held
                                ? "carried by " + Creatures.name(scene.state(), new Effect.On.OnCharacter(held.owner()))
                                : "lying about"))
                .distinct()
                .forEach(aims::add);
        return aims;
    }

    private static String many(int sticks) {
        return sticks >= MOST ? "more than enough" : sticks + " of them";
    }
}
