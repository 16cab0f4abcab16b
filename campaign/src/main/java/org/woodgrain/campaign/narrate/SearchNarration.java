package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.sight.Naming;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.rules.Rule;

/** Listening, looking and searching in words. Failure and absence are told alike (CD-17, CD-28). */
final class SearchNarration {
    private SearchNarration() {}

    @Rule({"CD-17", "EX-03"})
    static List<Line> listened(World world, CampaignState state, DelveEvent.Listened listened, Seat seat) {
        String name = DoorNarration.name(state, listened.who());
        String door = Naming.door(world, state, listened.edge());
        return listened.heard().isEmpty()
                ? Lines.of(name + " listens at " + door + " and hears nothing.", listened, seat, Line.Tone.PLAIN)
                : Lines.of(
                        name + " listens at " + door + " and hears " + listened.heard() + ".",
                        listened,
                        seat,
                        Line.Tone.SIGHT);
    }

    @Rule({"UX-23", "EX-03"})
    static List<Line> hearkened(CampaignState state, DelveEvent.Hearkened hearkened, Seat seat) {
        String name = DoorNarration.name(state, hearkened.who());
        return hearkened.heard().isEmpty()
                ? Lines.of(name + " stands and listens, and hears nothing.", hearkened, seat, Line.Tone.PLAIN)
                : Lines.of(
                        name + " stands and listens, and hears " + hearkened.heard() + ".",
                        hearkened,
                        seat,
                        Line.Tone.SIGHT);
    }

    static List<Line> guards(World world, CampaignState before, CampaignState after, DelveEvent.GuardsPosted posted) {
        Map<CharacterId, Edge> old = before.expedition().map(Expedition::guards).orElseGet(TreeMap::new);
        List<Line> lines = new ArrayList<>();
        posted.posts().forEach((who, edge) -> {
            if (!edge.equals(old.get(who))) {
                lines.addAll(Lines.one(
                        DoorNarration.name(after, who) + " stands guard at " + Naming.door(world, after, edge) + "."));
            }
        });
        return lines;
    }

    @Rule("CD-28")
    static List<Line> searched(World world, CampaignState state, DelveEvent.Searched searched, Seat seat) {
        String name = DoorNarration.name(state, searched.who());
        String where = Naming.section(state, searched.cell(), searched.side());
        List<String> found = new ArrayList<>();
        for (Edge edge : searched.doors()) {
            found.add("a secret door in the " + sideOf(searched, edge) + " wall");
        }
        Optional<Level> level = world.level(searched.level());
        for (String trap : searched.traps()) {
            found.add(level.flatMap(map -> map.traps().stream()
                            .filter(each -> each.id().equals(trap))
                            .findFirst())
                    .map(SearchNarration::trap)
                    .or(() -> level.flatMap(map -> map.trick(trap)).map(TrickNarration::stonework))
                    .orElse("a trap"));
        }
        for (String hoard : searched.hoards()) {
            state.level(searched.level())
                    .hoard(hoard)
                    .ifPresent(each -> found.add("treasure " + each.where() + contents(each)));
        }
        return found.isEmpty()
                ? Lines.of(name + " searches " + where + " and finds nothing.", searched, seat, Line.Tone.PLAIN)
                : Lines.of(
                        name + " searches " + where + " and finds " + Phrases.join(found) + ".",
                        searched,
                        seat,
                        Line.Tone.GOOD);
    }

    private static String sideOf(DelveEvent.Searched searched, Edge edge) {
        return edge.cell().equals(searched.cell())
                ? edge.side().label()
                : edge.side().opposite().label();
    }

    static String trap(Trap trap) {
        String kind = switch (trap.kind()) {
            case PIT -> "a pit";
            case DARTS -> "a dart trap";
            case FALLING_BLOCK -> "a block poised to fall";
            case GAS -> "a gas trap";
            case SPEARS -> "a spear trap";
            case ALARM -> "an alarm";
            case OTHER -> "a trap";
        };
        return trap.note().isEmpty() ? kind : kind + " (" + trap.note() + ")";
    }

    static List<Line> looked(World world, CampaignState state, DelveEvent.LookedRound looked, Seat seat) {
        List<String> seen = new ArrayList<>();
        Optional<Level> level = world.level(looked.level());
        Optional<Room> room = level.flatMap(map -> map.room(looked.room()));
        level.ifPresent(map -> map.features().stream()
                .filter(feature ->
                        room.map(each -> each.cells().contains(feature.cell())).orElse(false))
                .filter(feature -> !feature.note().isEmpty())
                .map(Feature::note)
                .distinct()
                .forEach(seen::add));
        for (String id : looked.hoards()) {
            state.level(looked.level()).hoard(id).ifPresent(hoard -> seen.add(hoard(hoard)));
        }
        String around = Naming.surroundings(world, state);
        String words = "The company looks round. "
                + (seen.isEmpty() ? "Nothing catches the eye." : "It sees " + Phrases.join(seen) + ".");
        return Lines.of(around.isEmpty() ? words : words + " " + around, looked, seat, Line.Tone.SIGHT);
    }

    /** A hoard as it is seen: what lies loose is told with what there is of it. */
    static String hoard(Hoard hoard) {
        return switch (hoard.vessel()) {
            case LOOSE -> Spoils.of(hoard.coins(), hoard.things()) + " " + hoard.where();
            case HEAP -> "something to turn over " + hoard.where();
            case CHEST -> "something to open " + hoard.where();
        };
    }

    private static String contents(Hoard hoard) {
        return hoard.atHand() ? ": " + Spoils.of(hoard.coins(), hoard.things()) : "";
    }

    @Rule("CD-28")
    static List<Line> examined(CampaignState state, DelveEvent.Examined examined, Seat seat) {
        String name = DoorNarration.name(state, examined.who());
        Optional<Hoard> hoard = state.level(examined.level()).hoard(examined.hoard());
        return examined.found() && hoard.isPresent()
                ? Lines.of(
                        name + " looks it over and finds a hidden part: "
                                + Spoils.of(hoard.get().coins(), hoard.get().things()) + ".",
                        examined,
                        seat,
                        Line.Tone.GOOD)
                : Lines.of(name + " looks it over and finds nothing more.", examined, seat, Line.Tone.PLAIN);
    }
}
