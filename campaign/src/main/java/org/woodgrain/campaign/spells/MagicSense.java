package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.MagicClass;
import org.woodgrain.rules.treasure.MagicItem;

/** In a turn it tells of the nearest magic within twenty feet in one quarter, and in a word what it is. */
@Rule("MI-120")
final class MagicSense implements SpellWork {
    private static final String TO = "to:";
    private static final int FEET = 20;
    private static final Set<String> CHARMS = Set.of("SP-07", "SP-20", "SP-39", "SP-46", "SP-58", "SP-69", "SP-85");
    private static final Set<String> WARDS =
            Set.of("SP-02", "SP-05", "SP-14", "SP-26", "SP-31", "SP-67", "SP-80", "SP-81", "SP-100", "SP-101");
    private static final Set<String> ILLUSIONS = Set.of("SP-11", "SP-13", "SP-27", "SP-43", "SP-44", "SP-66");

    private record Trace(Cell cell, Direction quarter, int feet, String word) {}

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Senses.below(scene)
                .or(() -> scene.encounter().isPresent()
                        ? scene.wrong("it takes a whole turn in peace", "MI-120")
                        : Optional.empty())
                .or(() -> quarter(targets).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("a quarter: to:north, to:east, to:south or to:west"));
    }

    private static Optional<Direction> quarter(List<String> targets) {
        for (Direction each : Direction.values()) {
            if (targets.contains(TO + each.label())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (!Time.turns(u, 1) || Time.interrupted(u)) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        Direction quarter = quarter(targets).orElseThrow();
        Optional<Trace> nearest = traces(scene.now(u)).stream()
                .filter(trace -> trace.quarter() == quarter && trace.feet() <= FEET)
                .min(Comparator.comparingInt(Trace::feet));
        u.emit(new DeviceEvent.Sensed(
                scene.member().orElseThrow().id(),
                "MI-120",
                nearest.map(Trace::word).orElse(""),
                quarter.label()));
    }

    private static List<Trace> traces(Scene scene) {
        List<Trace> all = new ArrayList<>();
        Cell at = scene.cell().orElseThrow();
        for (Effect effect : scene.state().effects()) {
            if (!effect.kind().startsWith("SP-")) {
                continue;
            }
            switch (effect.on()) {
                case Effect.On.OnDoor door -> {
                    if (door.level().equals(scene.levelId())) {
                        boolean mine = door.edge().touches(at);
                        Cell far = door.edge().cell().equals(at)
                                ? door.edge().cell().step(door.edge().side())
                                : door.edge().cell();
                        Senses.quarter(at, far)
                                .ifPresent(quarter -> all.add(
                                        new Trace(far, quarter, mine ? 0 : Senses.feet(at, far), word(effect.kind()))));
                    }
                }
                case Effect.On.OnCell cell -> {
                    if (cell.level().equals(scene.levelId())) {
                        add(all, at, cell.cell(), word(effect.kind()));
                    }
                }
                case Effect.On.OnCharacter member -> {}
                case Effect.On.OnFoe foe -> {}
                case Effect.On.OnThing thing -> {}
            }
        }
        LevelState now = scene.state().level(scene.levelId());
        Senses.hoards(now)
                .forEach(hoard -> hoard.things().stream()
                        .filter(EquipmentTables::magical)
                        .forEach(item -> add(all, at, hoard.cell(), word(scene, item))));
        return all;
    }

    private static void add(List<Trace> all, Cell at, Cell cell, String word) {
        Senses.quarter(at, cell).ifPresent(quarter -> all.add(new Trace(cell, quarter, Senses.feet(at, cell), word)));
    }

    private static String word(String kind) {
        return CHARMS.contains(kind)
                ? "charm"
                : WARDS.contains(kind) ? "ward" : ILLUSIONS.contains(kind) ? "illusion" : "other";
    }

    private static String word(Scene scene, Item item) {
        return scene.world()
                .book()
                .treasure()
                .find(item.kind())
                .map(MagicItem::magicClass)
                .map(of -> of == MagicClass.SWORD || of == MagicClass.MISC_WEAPON
                        ? "weapon"
                        : of == MagicClass.ARMOR ? "ward" : "other")
                .orElse("other");
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Direction each : Direction.values()) {
            aims.add(new Aim(TO + each.label(), each.label(), ""));
        }
        return aims;
    }

    @Override
    public boolean inBattle() {
        return false;
    }
}
