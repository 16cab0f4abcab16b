package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.exploration.Bearing;

/**
 * The direction of the nearest thing of a kind, or of one thing that the caster has held; felt anew each turn.
 *
 * <p>Named with {@code object:NAME}: stairs up, stairs down, a thing drawn on the map, or an article by its name.
 */
@Rule({"SP-12", "SP-93"})
final class LocateObject implements SpellWork {
    private static final String OBJECT = "object:";
    private static final String SOUGHT = "sought";
    private static final String RANGE = "range";
    private static final String UP = "stairs up";
    private static final String DOWN = "stairs down";
    private static final List<String> VAGUE = List.of("treasure", "gold", "gems", "gem", "jewelry", "coins", "magic");
    private static final List<String> KINDS = List.of("SP-12", "SP-93");
    private static final int FEET = 10;
    private static final String LEAD = "lead";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<String> sought = sought(targets);
        if (sought.isEmpty()) {
            return scene.noTarget("a thing by name, such as object:" + UP);
        }
        return vague(sought.get())
                ? scene.wrong("that is too vague; the exact kind of thing must be named", "SP-12")
                : Optional.empty();
    }

    /** Whether a name says no more than that it is worth something. */
    static boolean vague(String name) {
        return VAGUE.contains(name);
    }

    private static Optional<String> sought(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(OBJECT))
                .map(text -> text.substring(OBJECT.length()).strip().toLowerCase(Locale.ROOT))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        SortedMap<String, String> words =
                new TreeMap<>(Map.of(SOUGHT, sought(targets).orElse("")));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "seeks a thing",
                Lengths.turns(u.state(), turns),
                Map.of(RANGE, scene.reach()),
                words,
                false,
                u.throwing().take());
        feel(u);
    }

    /** Whoever has the spell on him feels where the thing is now. */
    @Rule("SP-12")
    static void feel(Unfolding u) {
        for (Effect effect : u.state().effects().ofAny(KINDS)) {
            if (effect.on() instanceof Effect.On.OnCharacter on
                    && u.state().underground().isPresent()) {
                u.emit(new ArcaneEvent.ObjectFelt(
                        on.character(), effect.word(SOUGHT), direction(u, effect, on.character())));
            }
        }
    }

    /** A point of the compass; "here", or empty for nothing in reach. On another level it is above or below. */
    private static String direction(Unfolding u, Effect effect, CharacterId caster) {
        Place.Underground at = u.state().underground().orElseThrow();
        Level own = u.world().level(at.level()).orElseThrow();
        Optional<String> here = nearest(u, effect, caster, own, 0)
                .map(cell -> toward(at.cell(), cell).orElse("here"));
        if (here.isPresent()) {
            return here.get();
        }
        record Far(Level level, Cell cell, int feet) {}
        return u.world().levels().values().stream()
                .filter(level -> level.depth() != own.depth())
                .flatMap(level -> {
                    int rise = Stairs.FLIGHT * Math.abs(level.depth() - own.depth());
                    return nearest(u, effect, caster, level, rise)
                            .map(cell -> new Far(level, cell, feet(at.cell(), cell, rise)))
                            .stream();
                })
                .min(Comparator.comparingInt(Far::feet)
                        .thenComparing(far -> far.level().id()))
                .map(far -> {
                    String rise = far.level().depth() > own.depth() ? "below" : "above";
                    return toward(at.cell(), far.cell())
                            .map(way -> way + ", " + rise)
                            .orElse(rise);
                })
                .orElse("");
    }

    private static Optional<String> toward(Cell from, Cell to) {
        return Compass.toward(from, to).map(Bearing::label);
    }

    /** The nearest on a level that lies so many feet above or below; lead hides what is in it. */
    private static Optional<Cell> nearest(Unfolding u, Effect effect, CharacterId caster, Level level, int rise) {
        Cell at = u.state().underground().orElseThrow().cell();
        return places(u.state(), level, effect.word(SOUGHT), caster)
                .filter(cell -> level.roomAt(cell)
                        .filter(room -> room.tags().contains(LEAD))
                        .isEmpty())
                .filter(cell -> feet(at, cell, rise) <= effect.number(RANGE))
                .min(Comparator.<Cell>comparingInt(cell -> feet(at, cell, rise))
                        .thenComparing(Comparator.naturalOrder()));
    }

    private static int feet(Cell from, Cell to, int rise) {
        return (int) Math.hypot(Math.hypot((double) from.x() - to.x(), (double) from.y() - to.y()) * FEET, rise);
    }

    /** Where things of a name lie or stand on a level. */
    static Stream<Cell> places(CampaignState state, Level level, String sought, CharacterId caster) {
        if (sought.equals(UP) || sought.equals(DOWN)) {
            return level.stairs().stream()
                    .filter(stairs -> stairs.up() == sought.equals(UP))
                    .map(Stairs::cell);
        }
        LevelState now = state.level(level.id());
        Stream<Cell> features = level.features().stream()
                .filter(feature -> feature.kind().replace('-', ' ').equals(sought))
                .map(feature -> feature.cell());
        Stream<Cell> lying = Stream.concat(
                        now.rooms().values().stream().flatMap(room -> room.hoards().stream()),
                        now.piles().values().stream())
                .filter(hoard ->
                        hoard.things().stream().anyMatch(item -> is(state, item, sought, caster, hoard.atHand())))
                .map(hoard -> hoard.cell());
        Stream<Cell> borne = bearers(state, level)
                .filter(bearer ->
                        bearer.foe().items().stream().anyMatch(item -> is(state, item, sought, caster, false)))
                .map(Bearer::cell);
        return Stream.of(features, lying, borne).flatMap(each -> each);
    }

    /** Things that the company has found or dropped on this level, and not taken along. */
    private static Stream<String> left(Scene scene) {
        LevelState now = scene.state().level(scene.levelId());
        return Stream.concat(
                        now.rooms().values().stream().flatMap(room -> room.hoards().stream()),
                        now.piles().values().stream())
                .filter(Hoard::atHand)
                .flatMap(hoard -> hoard.things().stream())
                .map(item -> item.name().toLowerCase(Locale.ROOT))
                .filter(name -> !vague(name))
                .distinct();
    }

    private record Bearer(Foe foe, Cell cell) {}

    /** Monsters of a level and where they are: at home, or met. */
    private static Stream<Bearer> bearers(CampaignState state, Level level) {
        Stream<Bearer> home = state.level(level.id()).rooms().entrySet().stream()
                .flatMap(room -> level
                        .room(room.getKey())
                        .map(each -> each.cells().iterator().next())
                        .or(() -> LevelState.cellOf(room.getKey()))
                        .stream()
                        .flatMap(cell -> room.getValue().dwellers().stream().map(foe -> new Bearer(foe, cell))));
        Stream<Bearer> met = state.encounter().filter(meeting -> meeting.level().equals(level.id())).stream()
                .flatMap(meeting -> meeting.foes().stream().map(foe -> new Bearer(foe, meeting.cell())));
        return Stream.concat(home, met).filter(bearer -> !bearer.foe().gone());
    }

    /** A common article is known to all; a thing of magic only to one who has seen it lie there, or has its like. */
    private static boolean is(CampaignState state, Item item, String sought, CharacterId caster, boolean seen) {
        boolean named = item.name().toLowerCase(Locale.ROOT).equals(sought);
        return named
                && (seen
                        || !EquipmentTables.magical(item)
                        || state.adventurer(caster)
                                .filter(who -> who.items().stream()
                                        .anyMatch(own -> own.kind().equals(item.kind())))
                                .isPresent());
    }

    @Override
    public String question() {
        return "Seek";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim(OBJECT + UP, UP, ""));
        aims.add(new Aim(OBJECT + DOWN, DOWN, ""));
        scene.world()
                .level(scene.levelId())
                .ifPresent(level -> level.features().stream()
                        .filter(feature ->
                                scene.state().level(scene.levelId()).seen().contains(feature.cell()))
                        .map(feature -> feature.kind().replace('-', ' '))
                        .distinct()
                        .forEach(kind -> aims.add(new Aim(OBJECT + kind, kind, ""))));
        left(scene).forEach(name -> aims.add(new Aim(OBJECT + name, "the " + name + " that was left behind", "")));
        scene.member()
                .ifPresent(self -> self.items().stream()
                        .map(item -> item.name().toLowerCase(Locale.ROOT))
                        .distinct()
                        .forEach(name -> aims.add(new Aim(OBJECT + name, "another " + name, ""))));
        return aims;
    }

    @Override
    public boolean inBattle() {
        return true;
    }
}
