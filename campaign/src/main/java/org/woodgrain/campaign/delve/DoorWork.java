package org.woodgrain.campaign.delve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DelveEvent.Finding;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.Batterers;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.tricks.SinkingRooms;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.exploration.Doors;
import org.woodgrain.rules.exploration.Pace;

/** What the company does to doors. */
final class DoorWork {
    private static final String FORCED_BEFORE = "forced";

    private DoorWork() {}

    /** A hand on the handle: the door opens, or one learns why it does not. Costs no time. */
    @Rule({"UX-12", "CD-05", "DU-39"})
    static void open(Unfolding u, Edge edge) {
        if (!stand(u, edge)) {
            return;
        }
        Finding finding = attempt(u, edge);
        if (finding == Finding.FREE) {
            opened(u, edge, Approach.DOOR);
        }
    }

    /** Up to three push, each with a die; one success opens. Each try is noise, and a failure warns who is behind. */
    @Rule({"UX-13", "UX-14", "CD-08", "CD-09", "CD-10"})
    static void force(Unfolding u, DelveCommand.Force force) {
        if (!stand(u, force.edge())) {
            return;
        }
        Place.Underground at = u.state().underground().orElseThrow();
        Profile profile = u.state().ruleset().profile();
        DoorState before = u.state().level(at.level()).door(force.edge());
        if (before.stuck() != DoorState.Stuck.STUCK && profile == Profile.CLASSIC) {
            Finding finding = attempt(u, force.edge());
            if (finding != Finding.STUCK) {
                if (finding == Finding.FREE) {
                    opened(u, force.edge(), Approach.DOOR.withPushers(force.who()));
                }
                return;
            }
        }
        Door door = door(u, force.edge());
        boolean fast = fast(u.state(), door, at).isPresent();
        String rule = Forcing.rule(profile, door.kind());
        boolean yielded =
                Doors.yields(u.throwing(), rule, Forcing.pushers(u.world(), u.state(), force.who(), door.kind()));
        boolean success = yielded && !fast;
        var rolls = u.throwing().take();
        Time.stir(u, force.who());
        Time.noise(u, "a door is forced");
        int ticks = profile == Profile.ORIGINAL ? Clock.QUARTER : Clock.round(profile);
        if (!Time.pass(u, ticks)) {
            u.emit(new DelveEvent.BrokenOff("the forcing of the door", rolls));
            return;
        }
        u.emit(new DelveEvent.DoorForced(at.level(), force.edge(), force.who(), success, rule, rolls));
        String mark = Marks.now(u.state(), FORCED_BEFORE, force.edge(), "");
        if (!success) {
            Marks.set(u, mark);
            if (yielded) {
                fast(u.state(), door, at).ifPresent(why -> told(u, at, force.edge(), why));
            }
            return;
        }
        Approach approach = Approach.DOOR.withPushers(force.who());
        beyond(u, force.edge(), Marks.set(u.state(), mark) ? approach.withNoise() : approach);
    }

    /** Pulls a door to; costs no time (UX-15). */
    @Rule("UX-15")
    static void close(Unfolding u, Edge edge) {
        if (stand(u, edge)) {
            u.emit(new DelveEvent.DoorClosed(level(u), edge));
        }
    }

    /** A round and a spike; in the original game the spike may slip at once. Hammering is noise. */
    @Rule({"UX-17", "CD-13"})
    static void wedge(Unfolding u, DelveCommand.Wedge wedge) {
        if (!stand(u, wedge.edge())) {
            return;
        }
        boolean open = u.state().level(level(u)).door(wedge.edge()).open();
        boolean slips =
                open && Doors.spikeSlips(u.throwing(), u.state().ruleset().profile());
        var rolls = u.throwing().take();
        ItemId spike = Kit.find(Crew.of(u.state(), wedge.who()), Kit.SPIKE)
                .map(Item::id)
                .orElseThrow();
        Time.stir(u, List.of(wedge.who()));
        Time.noise(u, "a spike is hammered in");
        Effort.spend(
                u,
                Clock.round(u.state().ruleset().profile()),
                "the hammering",
                rolls,
                () -> u.emit(new DelveEvent.DoorWedged(level(u), wedge.edge(), wedge.who(), spike, !slips, rolls)));
    }

    @Rule("CD-13")
    static void unwedge(Unfolding u, DelveCommand.Unwedge unwedge) {
        if (!stand(u, unwedge.edge())) {
            return;
        }
        int spikes = u.state().level(level(u)).door(unwedge.edge()).spikes();
        Adventurer who = Crew.of(u.state(), unwedge.who());
        Item back =
                Kit.find(who, Kit.SPIKE).map(own -> own.withQuantity(spikes)).orElseGet(() -> Gear.spikes(u, spikes));
        Time.stir(u, List.of(unwedge.who()));
        Effort.spend(
                u,
                Clock.round(u.state().ruleset().profile()),
                "the work at the spikes",
                List.of(),
                () -> u.emit(new DelveEvent.DoorUnwedged(level(u), unwedge.edge(), unwedge.who(), back)));
    }

    /** Axes on wood: three turns for one, one turn for three, and noise; one turn for a creature that batters. */
    @Rule("CD-11")
    static void hew(Unfolding u, DelveCommand.Hew hew) {
        if (!stand(u, hew.edge())) {
            return;
        }
        Place.Underground at = u.state().underground().orElseThrow();
        // a spell holds the door, not its wood
        if (!HeldDoors.held(u.state(), at.level(), hew.edge())
                && fast(u.state(), door(u, hew.edge()), at)
                        .filter(why -> why == Finding.FAST)
                        .isPresent()) {
            told(u, at, hew.edge(), Finding.FAST);
            return;
        }
        int turns = hew.who().isEmpty()
                ? Batterers.DOOR_TURNS
                : Doors.turnsToHack(hew.who().size());
        for (int turn = 0; turn < turns; turn++) {
            Time.stir(u, hew.who());
            Time.noise(u, "a door is hacked");
            boolean last = turn == turns - 1;
            if (!Time.turns(u, 1) || (!last && Time.interrupted(u))) {
                u.emit(new DelveEvent.BrokenOff("the hacking", List.of()));
                return;
            }
        }
        u.emit(new DelveEvent.DoorHewn(at.level(), hew.edge(), hew.who()));
        beyond(u, hew.edge(), Approach.DOOR.withNoise());
    }

    /** What a hand finds; told to all, so that it need not be tried twice. */
    private static Finding attempt(Unfolding u, Edge edge) {
        Place.Underground at = u.state().underground().orElseThrow();
        Door door = door(u, edge);
        Optional<Finding> fast = fast(u.state(), door, at);
        if (fast.isPresent()) {
            told(u, at, edge, fast.get());
            return fast.get();
        }
        DoorState now = u.state().level(at.level()).door(edge);
        if (door.state() == Door.State.BARRED && !now.unlocked()) {
            u.emit(new DelveEvent.BarLifted(at.level(), edge));
        }
        boolean oneSided = door.state() == Door.State.STUCK && door.opensFrom().isPresent();
        boolean stuck = oneSided
                ? !door.opensFrom().get().equals(side(door.edge(), at))
                : now.stuck() == DoorState.Stuck.NOT_TRIED ? sticks(u, door) : now.stuck() == DoorState.Stuck.STUCK;
        Finding finding = stuck ? Finding.STUCK : Finding.FREE;
        told(u, at, edge, finding);
        return finding;
    }

    private static boolean sticks(Unfolding u, Door door) {
        return switch (door.state()) {
            case STUCK -> true;
            case FREE, BARRED -> false;
            case BY_THE_RULES, LOCKED ->
                door.kind() != Door.Kind.SECRET
                        && Doors.stuck(u.throwing(), u.state().ruleset().profile());
        };
    }

    private static void told(Unfolding u, Place.Underground at, Edge edge, Finding finding) {
        String rule = finding == Finding.LOCKED || finding == Finding.BARRED
                ? "CD-11"
                : u.state().ruleset().original() ? "UX-12" : "CD-05";
        u.emit(new DelveEvent.DoorTried(
                at.level(), edge, finding, rule, u.throwing().take()));
    }

    /** What keeps a door shut whatever strength is used: a lock, a bar on the other side, magic, or its making. */
    @Rule({"CD-11", "DU-39"})
    private static Optional<Finding> fast(CampaignState state, Door door, Place.Underground at) {
        boolean sunk = state.effects().any(new Effect.On.OnDoor(at.level(), door.edge()), SinkingRooms.KIND);
        if (sunk || HeldDoors.bars(state, at.level(), door.edge())) {
            return Optional.of(Finding.FAST);
        }
        DoorState now = state.level(at.level()).door(door.edge());
        boolean wrongSide =
                door.opensFrom().isPresent() && !door.opensFrom().get().equals(side(door.edge(), at));
        if (door.state() == Door.State.LOCKED && !now.unlocked()) {
            return Optional.of(Finding.LOCKED);
        }
        if (door.state() == Door.State.BARRED && !now.unlocked()) {
            return door.opensFrom().isEmpty() || wrongSide ? Optional.of(Finding.BARRED) : Optional.empty();
        }
        return wrongSide && !now.unlocked() && door.state() != Door.State.STUCK
                ? Optional.of(Finding.FAST)
                : Optional.empty();
    }

    private static Cell side(Edge edge, Place.Underground at) {
        return edge.cell().equals(at.cell()) ? edge.cell() : edge.across(edge.cell());
    }

    private static void opened(Unfolding u, Edge edge, Approach approach) {
        u.emit(new DelveEvent.DoorOpened(level(u), edge));
        String mark = Marks.now(u.state(), FORCED_BEFORE, edge, "");
        beyond(u, edge, Marks.set(u.state(), mark) ? approach.withNoise() : approach);
    }

    /** A spell has opened a door by which the company stands. */
    static void sprung(Unfolding u, Edge edge) {
        if (u.state().underground().isPresent() && u.state().encounter().isEmpty()) {
            beyond(u, edge, Approach.DOOR);
        }
    }

    /** What is seen and met through a door that has just been opened; a false one shows rock (DU-12). */
    @Rule("DU-12")
    private static void beyond(Unfolding u, Edge edge, Approach approach) {
        Place.Underground at = u.state().underground().orElseThrow();
        Level level = u.world().level(at.level()).orElseThrow();
        if (door(u, edge).kind() == Door.Kind.FALSE) {
            u.emit(new TrickEvent.BareRock(at.level(), edge));
            return;
        }
        SortedSet<String> here = new TreeSet<>();
        level.roomAt(at.cell()).ifPresent(room -> here.add(room.id()));
        Sightings.look(u);
        if (u.state().wanderers().isEmpty()) {
            Contacts.behind(u, level, edge.across(side(edge, at)), here, approach);
        }
    }

    /** Brings the company before a door in the place where it stands, facing it; false if somebody came on the way. */
    private static boolean stand(Unfolding u, Edge edge) {
        Place.Underground at = u.state().underground().orElseThrow();
        Ways ways = Ways.here(u.world(), u.state()).orElseThrow();
        Ways.Seen seen = ways.door(at.cell(), edge).orElseThrow();
        if (!edge.touches(at.cell())) {
            Set<Cell> place = ways.place(at.cell());
            Strides strides = new Strides();
            List<Direction> path = new ArrayList<>(
                    LevelGeometry.path(ways.level(), at.cell(), seen.from(), place::contains, door -> ways.open(door))
                            .orElse(List.of()));
            for (Direction way : path) {
                Optional<DelveEvent.Halt> halt = Stepping.step(u, way, Pace.Gait.FAMILIAR, strides);
                if (halt.filter(why -> why != DelveEvent.Halt.SOMETHING_NEW && why != DelveEvent.Halt.REST_DUE)
                        .isPresent()) {
                    return false;
                }
            }
        }
        Place.Underground now = u.state().underground().orElseThrow();
        for (Direction way : Direction.values()) {
            if (new Edge(now.cell(), way).equals(edge)) {
                Stepping.face(u, now, way);
                return true;
            }
        }
        return false;
    }

    private static Door door(Unfolding u, Edge edge) {
        Level level = u.world().level(level(u)).orElseThrow();
        return Optional.ofNullable(level.doors().get(edge)).orElseThrow();
    }

    private static String level(Unfolding u) {
        return u.state().underground().orElseThrow().level();
    }
}
