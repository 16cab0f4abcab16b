package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.spells.Hewers;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Doors that have shut between a company in flight and those who follow it. */
final class ShutOut {
    private ShutOut() {}

    /**
     * Whether a door that a spell holds has stopped them for good; those whom it does not keep out come through, and those
     * with axes set to it.
     */
    @Rule({"SP-02", "SP-14", "CD-15"})
    static boolean stopped(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        String level = u.state().underground().orElseThrow().level();
        Chase chase = meeting.chase().orElseThrow();
        for (Door door : shut(u, meeting, chase, chase.trail().size())) {
            Optional<String> rule = HeldDoors.by(u.state(), level, door.edge());
            if (rule.isPresent()) {
                if (!HeldDoors.yields(u, level, door.edge())) {
                    Hewers.begin(u, level, door.edge(), rule.get());
                    Flight.away(u, "held", rule.get());
                    return true;
                }
                u.emit(new DelveEvent.DoorOpened(level, door.edge()));
            }
        }
        return false;
    }

    /** Classic pursuers lose a round at a door that has fallen shut before them. */
    @Rule("CE-38")
    static void delayed(Unfolding u) {
        Host host = Host.of(u);
        Chase chase = host.meeting().chase().orElseThrow();
        if (host.original() || chase.delay() > 0) {
            return;
        }
        List<Door> shut = shut(u, host.meeting(), chase, host.fastest());
        if (!shut.isEmpty()) {
            u.emit(new DelveEvent.DoorOpened(
                    u.state().underground().orElseThrow().level(),
                    shut.getFirst().edge()));
            u.emit(new MeetingEvent.PursuitTested("shut door", true, chase.withDelay(1), "CE-38", List.of()));
        }
    }

    /** The shut doors on the trail before the pursuers, the nearest to them first, within so many squares. */
    private static List<Door> shut(Unfolding u, Encounter meeting, Chase chase, int cells) {
        Terrain ground = Terrain.here(u.world(), u.state());
        List<Cell> trail = chase.trail();
        int from = Math.max(0, trail.lastIndexOf(meeting.cell()));
        int to = Math.min(trail.size() - 1, from + cells);
        return IntStream.range(from, to)
                .mapToObj(i -> ground.doorBetween(trail.get(i), trail.get(i + 1)))
                .flatMap(Optional::stream)
                .filter(door -> Ways.hung(door) && !ground.ways().open(door))
                .toList();
    }
}
