package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.monsters.CompanyArms;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Monsters before a door that a spell holds, which those with axes hew down and those that batter break. */
public final class Hewers {
    /** The kind of the effect on a door that is being hewn. */
    static final String AT_WORK = "hewn";

    private static final Set<String> AXES = Set.of("hand-axe", "battle-axe");
    private static final String FROM = "from";
    private static final String WHO = "who-";
    private static final int TURNS = 3;
    private static final int GREAT = 6;

    /** Squares from the door within which the company is found at once when it falls. */
    private static final int NEAR = 9;

    private Hewers() {}

    /** Turns in which those who are met have such a door down; empty if they have nothing to break it with. */
    @Rule({"SP-02", "SP-14"})
    private static Optional<Integer> turns(
            World world, CampaignState state, Encounter meeting, String level, Edge edge) {
        Optional<Door> door = world.level(level)
                .flatMap(map -> Optional.ofNullable(map.doors().get(edge)));
        if (door.isEmpty()) {
            return Optional.empty();
        }
        Profile profile = state.ruleset().profile();
        List<Foe> able = meeting.able();
        if (able.stream().anyMatch(foe -> kind(world, foe).has(Habit.Batters.class, profile))) {
            return Optional.of(Batterers.DOOR_TURNS);
        }
        List<Foe> hewers = door.get().kind() == Door.Kind.PORTCULLIS
                ? List.of()
                : able.stream()
                        .filter(foe -> hasAxe(world, profile, meeting, foe))
                        .toList();
        boolean great = hewers.stream()
                .anyMatch(foe ->
                        Marks.dice(foe).orElse(kind(world, foe).hitDice()).dice() >= GREAT);
        return hewers.isEmpty() ? Optional.empty() : Optional.of(great ? 1 : TURNS);
    }

    private static boolean hasAxe(World world, Profile profile, Encounter meeting, Foe foe) {
        List<Foe> same = meeting.foes().stream()
                .filter(each -> each.monster().equals(foe.monster()))
                .toList();
        return CompanyArms.of(kind(world, foe), profile, same.indexOf(foe), same.size() == 1).stream()
                        .anyMatch(AXES::contains)
                || foe.items().stream()
                        .anyMatch(item -> world.book()
                                .equipment()
                                .weapon(item)
                                .map(Weapon::id)
                                .filter(AXES::contains)
                                .isPresent());
    }

    private static Monster kind(World world, Foe foe) {
        return world.book().monsters().monster(foe.monster());
    }

    /** Those whom a held door has stopped set to it if they can; true if they do. */
    @Rule({"SP-02", "SP-14"})
    public static boolean begin(Unfolding u, String level, Edge edge, String rule) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Optional<Integer> turns = turns(u.world(), u.state(), meeting, level, edge);
        if (turns.isEmpty()) {
            return false;
        }
        u.emit(new MeetingEvent.HewingBegun(level, edge, turns.get(), rule));
        SortedMap<String, String> words =
                new TreeMap<>(Map.of(FROM, meeting.cell().toString()));
        for (Foe foe : meeting.able()) {
            words.put(WHO + foe.id(), Stalker.after(foe, u.state().clock(), 0).mark());
        }
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        AT_WORK,
                        "",
                        new Effect.On.OnDoor(level, edge),
                        meeting.able().getFirst().id().value(),
                        Effect.Unit.TURNS,
                        turns.get(),
                        new TreeMap<>(),
                        words,
                        true),
                rule,
                List.of()));
        return true;
    }

    /** Whether those who were met stand before a door and hew at it. */
    public static boolean busy(CampaignState state, Encounter meeting) {
        return state.effects().of(AT_WORK).stream()
                .anyMatch(work ->
                        meeting.foes().stream().anyMatch(foe -> foe.id().value().equals(work.maker())));
    }

    /** The work is done: the door falls, and they come upon a company that has stayed near it. */
    @Rule({"SP-02", "SP-14"})
    static void ended(Unfolding u, Effect work, String why) {
        if (!why.equals("its time is up") || !(work.on() instanceof Effect.On.OnDoor on)) {
            return;
        }
        if (!u.state().level(on.level()).door(on.edge()).open()) {
            u.emit(new MeetingEvent.HewnThrough(on.level(), on.edge()));
        }
        come(u, on, work);
    }

    /** The door is open before they have it down, or nothing holds it any more: there they are. */
    static void opened(Unfolding u, String level, Edge edge) {
        for (Effect work : u.state().effectsOn(new Effect.On.OnDoor(level, edge))) {
            if (work.kind().equals(AT_WORK) && work.on() instanceof Effect.On.OnDoor on) {
                u.emit(new MagicEvent.EffectEnded(work.id(), "the door is open"));
                come(u, on, work);
            }
        }
    }

    /** A spell that held a door is over while they hew at it. */
    static void released(Unfolding u, Effect spell) {
        if (spell.on() instanceof Effect.On.OnDoor on && !HeldDoors.held(u.state(), on.level(), on.edge())) {
            opened(u, on.level(), on.edge());
        }
    }

    /** They are at a company that is near, and follow one that is not. */
    private static void come(Unfolding u, Effect.On.OnDoor on, Effect work) {
        boolean free = u.state().encounter().isEmpty() && u.state().wanderers().isEmpty();
        boolean met = free && near(u, on);
        Map<String, Integer> many = new TreeMap<>();
        work.words().forEach((key, mark) -> {
            if (key.startsWith(WHO)) {
                Stalker each = Stalker.read(mark);
                many.merge(each.monster(), 1, Integer::sum);
                u.emit(new DelveEvent.Noted(
                        on.level(), each.again(u.state().clock(), met).mark()));
            }
        });
        if (met) {
            List<Band> bands = new ArrayList<>();
            many.forEach((monster, number) -> bands.add(new Band(monster, number)));
            u.emit(new ClockEvent.WanderersCame(
                    new Wanderers(bands, side(work, on.edge()), Optional.of(on.edge()), true), List.of()));
        }
    }

    private static Cell side(Effect work, Edge edge) {
        return edge.beyond().toString().equals(work.word(FROM)) ? edge.beyond() : edge.cell();
    }

    private static boolean near(Unfolding u, Effect.On.OnDoor on) {
        return u.state()
                .underground()
                .filter(at -> at.level().equals(on.level()))
                .map(Place.Underground::cell)
                .flatMap(at -> u.world()
                        .level(on.level())
                        .map(level -> LevelGeometry.distances(level, at, NEAR, cell -> true, door -> true)
                                .keySet()))
                .filter(cells -> cells.contains(on.edge().cell())
                        || cells.contains(on.edge().beyond()))
                .isPresent();
    }
}
