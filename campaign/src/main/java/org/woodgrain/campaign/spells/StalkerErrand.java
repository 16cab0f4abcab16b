package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/**
 * A stalker that is out by itself. It goes by the shortest way and never rests, takes unseen what it is to fetch, and fights
 * alone whom it is to hunt. Meanwhile it is nowhere else: all that is kept of it is its mission, which lies on its caller
 * until it has arrived.
 */
@Rule("SP-63")
final class StalkerErrand {
    private static final String LEVEL = "level";
    private static final String ROOM = "room";
    private static final String TO = "to";
    private static final String FOE = "foe";
    private static final String POINTS = "hit-points";
    private static final String MOST = "most";
    private static final String TIME_UP = "its time is up";
    private static final int TURNS_IN_DAY = 144;
    private static final int FEET = 10;
    private static final int FAR = 10_000;

    private StalkerErrand() {}

    /** Where it is bound, and how many turns from here. */
    private record Way(String level, String room, int turns) {}

    /** One has been called and goes. */
    static void send(Unfolding u, Scene scene, Mission mission) {
        Foe stalker = Servants.made(u, InvisibleStalker.ROW, InvisibleStalker.NAME);
        SortedMap<String, Integer> numbers = InvisibleStalker.by(scene);
        SortedMap<String, String> words = new TreeMap<>(Map.of(FOE, stalker.id().value()));
        Optional<Way> way = Optional.empty();
        int turns = TURNS_IN_DAY;
        if (mission.hunt()) {
            way = way(u.world(), u.state(), u.state().underground(), mission.what());
            turns = way.map(Way::turns).orElse(TURNS_IN_DAY);
        } else {
            Place.Underground at = u.state().underground().orElseThrow();
            words.put(LEVEL, at.level());
            words.put(TO, at.cell().toString());
            int steps = steps(u.world(), u.state(), at).getOrDefault(mission.cell(), FAR);
            turns = steps == FAR ? TURNS_IN_DAY : 2 * turns(u.state(), steps);
        }
        begin(u, scene.member().orElseThrow().id().value(), mission, stalker, turns, numbers, words, way);
    }

    private static void begin(
            Unfolding u,
            String caster,
            Mission mission,
            Foe stalker,
            int turns,
            SortedMap<String, Integer> numbers,
            SortedMap<String, String> words,
            Optional<Way> way) {
        numbers.put(POINTS, stalker.hitPoints());
        numbers.put(MOST, stalker.maxHitPoints());
        words.put(InvisibleStalker.MISSION, mission.text());
        way.ifPresent(found -> {
            words.put(LEVEL, found.level());
            words.put(ROOM, found.room());
        });
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        InvisibleStalker.RULE,
                        "has a stalker out to " + mission.told(),
                        new Effect.On.OnCharacter(new CharacterId(caster)),
                        caster,
                        Effect.Unit.TURNS,
                        turns,
                        numbers,
                        words,
                        true),
                InvisibleStalker.RULE,
                u.throwing().take()));
    }

    /** It is where it was to go, or back from there. */
    static void arrived(Unfolding u, Effect effect, String why) {
        Optional<Mission> mission = Mission.read(effect.word(InvisibleStalker.MISSION));
        if (mission.isEmpty() || !why.equals(TIME_UP) || !(effect.on() instanceof Effect.On.OnCharacter)) {
            return;
        }
        if (mission.get().hunt()) {
            hunt(u, effect, mission.get());
        } else {
            fetch(u, effect, mission.get().cell());
        }
    }

    private static void fetch(Unfolding u, Effect effect, Cell from) {
        String level = effect.word(LEVEL);
        String[] xy = effect.word(TO).split(",", -1);
        Cell to = new Cell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1]));
        String room = u.world()
                .level(level)
                .flatMap(each -> each.roomAt(to))
                .map(each -> each.id())
                .orElse(LevelState.square(to));
        int left = DoorThings.MOST;
        boolean any = false;
        for (Hoard hoard : lying(u.state().level(level), from)) {
            int weight = DoorThings.weight(hoard);
            if (weight <= left) {
                left -= weight;
                any = true;
                u.emit(new SpellEvent.Fetched(hoard.id(), level, to, room));
            }
        }
        u.emit(new SpellEvent.Reported(
                effect.maker(),
                any
                        ? "the stalker has laid down what it was to fetch at " + to + " and is gone"
                        : "the stalker has found nothing that it could carry, and is gone",
                InvisibleStalker.RULE,
                List.of()));
    }

    /** What lies open at a square. */
    private static List<Hoard> lying(LevelState level, Cell at) {
        List<Hoard> all = new ArrayList<>();
        Optional.ofNullable(level.piles().get(at)).ifPresent(all::add);
        level.rooms().values().stream()
                .flatMap(room -> room.hoards().stream())
                .filter(hoard -> hoard.cell().equals(at) && hoard.found() && !hoard.empty())
                .forEach(all::add);
        return all;
    }

    private static void hunt(Unfolding u, Effect effect, Mission mission) {
        Foe stalker = stalker(effect);
        boolean meeting = u.state()
                .encounter()
                .filter(met ->
                        met.level().equals(effect.word(LEVEL)) && met.room().equals(Optional.of(effect.word(ROOM))))
                .isPresent();
        if (meeting) {
            joins(u, effect, stalker);
            return;
        }
        List<Foe> prey = u.state().level(effect.word(LEVEL)).room(effect.word(ROOM)).dwellers().stream()
                .filter(foe -> foe.monster().equals(mission.what()) && !foe.gone())
                .toList();
        if (prey.isEmpty()) {
            goesOn(u, effect, mission, stalker, List.of());
            return;
        }
        StalkerHunt.End end = StalkerHunt.fight(u, stalker, prey, mission.deed() == Mission.Deed.DRIVE);
        if (end.hitPoints() <= 0) {
            report(u, effect, "the stalker has been slain, and its mission is over", end.rolls());
        } else if (end.done() && way(u, effect, mission).isEmpty()) {
            report(u, effect, "the stalker has done its mission and is gone", end.rolls());
        } else {
            goesOn(u, effect, mission, stalker.withHitPoints(end.hitPoints()), end.rolls());
        }
    }

    /**
     * Those whom it was to hunt were met and got away, or were let be: it goes on alone.
     *
     * @param fled those who ran, whom it runs down at once
     * @param left whether others of them are still at home
     */
    static void pursue(Unfolding u, Effect effect, Mission mission, Foe stalker, List<Foe> fled, boolean left) {
        u.emit(new MagicEvent.FollowerLeft(stalker.id(), "it goes after those who are left"));
        int points = stalker.hitPoints();
        List<Roll> rolls = List.of();
        if (!fled.isEmpty()) {
            StalkerHunt.End end = StalkerHunt.fight(
                    u,
                    stalker,
                    fled.stream().map(foe -> foe.with(Foe.Standing.ABLE)).toList(),
                    false);
            if (end.hitPoints() <= 0) {
                report(u, effect, "the stalker has been slain, and its mission is over", end.rolls());
                return;
            }
            points = end.hitPoints();
            rolls = end.rolls();
        }
        if (left) {
            Effect out = effect.withWord(FOE, stalker.id().value());
            goesOn(u, out, mission, stalker.withHitPoints(points), rolls);
        } else {
            report(u, effect, "the stalker has done its mission and is gone", rolls);
        }
    }

    private static void report(Unfolding u, Effect effect, String how, List<Roll> rolls) {
        u.emit(new SpellEvent.Reported(effect.maker(), how, InvisibleStalker.RULE, rolls));
    }

    /** Those whom it hunts are met by the company as it comes: it fights beside its caller. */
    private static void joins(Unfolding u, Effect effect, Foe stalker) {
        u.emit(new SpellEvent.ServantCame(
                new Follower(stalker, new CharacterId(effect.maker())), InvisibleStalker.RULE, List.of()));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        InvisibleStalker.RULE,
                        "on a mission",
                        new Effect.On.OnFoe(stalker.id()),
                        effect.maker(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(effect.numbers()),
                        new TreeMap<>(effect.words()),
                        true),
                InvisibleStalker.RULE,
                List.of()));
    }

    /** There are others of the kind elsewhere, or it looks again tomorrow. */
    private static void goesOn(Unfolding u, Effect effect, Mission mission, Foe stalker, List<Roll> rolls) {
        if (!rolls.isEmpty()) {
            report(u, effect, "", rolls);
        }
        Optional<Way> next = way(u, effect, mission);
        SortedMap<String, String> words = new TreeMap<>(effect.words());
        words.remove(ROOM);
        SortedMap<String, Integer> numbers = new TreeMap<>(effect.numbers());
        numbers.put(SpellEvent.Reported.AGAIN, 1);
        begin(u, effect.maker(), mission, stalker, next.map(Way::turns).orElse(TURNS_IN_DAY), numbers, words, next);
    }

    private static Foe stalker(Effect effect) {
        return new Foe(
                new FoeId(effect.word(FOE)),
                InvisibleStalker.ROW,
                InvisibleStalker.NAME,
                effect.number(POINTS),
                effect.number(MOST),
                Foe.Standing.ABLE,
                Purse.EMPTY,
                new TreeMap<>());
    }

    /** From where it is now to the next of a kind. */
    private static Optional<Way> way(Unfolding u, Effect effect, Mission mission) {
        Optional<Place.Underground> at = u.world()
                .level(effect.word(LEVEL))
                .flatMap(level -> cells(level, effect.word(ROOM)).stream().findFirst())
                .map(cell -> new Place.Underground(effect.word(LEVEL), cell, Direction.NORTH));
        return way(u.world(), u.state(), at.or(() -> u.state().underground()), mission.what());
    }

    /** The nearest place where any of a kind live: on this level by the way there, on others a day off. */
    private static Optional<Way> way(World world, CampaignState state, Optional<Place.Underground> from, String kind) {
        Map<Cell, Integer> steps = from.map(at -> steps(world, state, at)).orElseGet(HashMap::new);
        List<Way> ways = new ArrayList<>();
        state.levels().forEach((id, now) -> {
            Optional<Level> level = world.level(id);
            boolean same = from.filter(at -> at.level().equals(id)).isPresent();
            now.rooms().forEach((room, contents) -> {
                if (level.isPresent() && lives(contents, kind)) {
                    int nearest = same
                            ? cells(level.get(), room).stream()
                                    .mapToInt(cell -> steps.getOrDefault(cell, FAR))
                                    .min()
                                    .orElse(FAR)
                            : FAR;
                    ways.add(new Way(id, room, nearest == FAR ? TURNS_IN_DAY : turns(state, nearest)));
                }
            });
        });
        return ways.stream().min(Comparator.comparingInt(Way::turns));
    }

    private static boolean lives(RoomState room, String kind) {
        return room.dwellers().stream().anyMatch(foe -> foe.monster().equals(kind) && !foe.gone());
    }

    private static List<Cell> cells(Level level, String room) {
        return level.room(room)
                .map(found -> List.copyOf(found.cells()))
                .or(() -> LevelState.cellOf(room).map(List::of))
                .orElse(List.of());
    }

    /** Doors do not keep it, walls do. */
    private static Map<Cell, Integer> steps(World world, CampaignState state, Place.Underground from) {
        return world.level(from.level())
                .map(level -> LevelGeometry.distances(
                        level,
                        from.cell(),
                        FAR,
                        cell -> true,
                        door -> door.kind() != Door.Kind.FALSE
                                && !state.level(from.level()).door(door.edge()).walled()))
                .orElseGet(Map::of);
    }

    /** Twelve inches: two moves of 120 feet a turn in the original game, one in the classic. */
    private static int turns(CampaignState state, int steps) {
        int feet = state.ruleset().original() ? 240 : 120;
        return Math.max(1, Math.ceilDiv(steps * FEET, feet));
    }
}
