package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.sight.Naming;
import org.woodgrain.campaign.state.CampaignState;

final class DelveNarration {
    private DelveNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, DelveEvent event, Seat seat) {
        return switch (event) {
            case DelveEvent.Moved moved -> Lines.none();
            case DelveEvent.Seen seen -> Lines.none();
            case DelveEvent.Noted noted -> Lines.none();
            case DelveEvent.RoomEntered entered -> room(world, entered, seat);
            case DelveEvent.Halted halted -> halted(world, after, halted);
            case DelveEvent.BrokenOff broken ->
                Lines.of("Somebody comes: " + broken.what() + " is broken off.", broken, seat, Line.Tone.BAD);
            case DelveEvent.StairsTaken taken -> Lines.one("The stairs lead " + (taken.up() ? "up" : "down") + ".");
            case DelveEvent.Rested rested ->
                Lines.of(
                        rested.turns() == 1
                                ? "The company rests a turn."
                                : "The company rests " + rested.turns() + " turns.",
                        rested,
                        seat,
                        Line.Tone.PLAIN);
            case DelveEvent.DoorLeft left -> DoorNarration.left(world, after, left, seat);
            case DelveEvent.DoorTried tried -> DoorNarration.tried(world, after, tried, seat);
            case DelveEvent.DoorForced forced -> DoorNarration.forced(world, after, forced, seat);
            case DelveEvent.DoorOpened opened -> DoorNarration.plain(world, after, opened.edge(), "opens");
            case DelveEvent.BarLifted lifted -> DoorNarration.plain(world, after, lifted.edge(), "is unbarred");
            case DelveEvent.DoorClosed closed -> DoorNarration.plain(world, after, closed.edge(), "is pulled shut");
            case DelveEvent.DoorWedged wedged -> DoorNarration.wedged(world, after, wedged, seat);
            case DelveEvent.DoorUnwedged unwedged ->
                DoorNarration.plain(world, after, unwedged.edge(), "is free of its spikes");
            case DelveEvent.DoorHewn hewn ->
                DoorNarration.plain(
                        world,
                        after,
                        hewn.edge(),
                        hewn.workers().isEmpty() ? "is battered to pieces" : "is hacked to splinters");
            case DelveEvent.DoorSensed sensed -> DoorNarration.sensed(world, after, sensed, seat);
            case DelveEvent.Listened listened -> SearchNarration.listened(world, after, listened, seat);
            case DelveEvent.Hearkened hearkened -> SearchNarration.hearkened(after, hearkened, seat);
            case DelveEvent.GuardsPosted posted -> SearchNarration.guards(world, before, after, posted);
            case DelveEvent.Searched searched -> SearchNarration.searched(world, after, searched, seat);
            case DelveEvent.LookedRound looked -> SearchNarration.looked(world, after, looked, seat);
            case DelveEvent.Examined examined -> SearchNarration.examined(after, examined, seat);
            case DelveEvent.TrapNoted noted -> TrapNarration.noted(world, after, noted, seat);
            case DelveEvent.TrapProbed probed -> TrapNarration.probed(world, after, probed, seat);
            case DelveEvent.TrapCrossed crossed -> TrapNarration.crossed(world, after, crossed, seat);
            case DelveEvent.FellUnhurt fell -> TrapNarration.unhurt(after, fell, seat);
            case DelveEvent.FaceSpiked spiked ->
                Lines.of(
                        DoorNarration.name(after, spiked.who()) + " drives " + spiked.many()
                                + " spikes into the rock and makes a rope fast to them.",
                        spiked,
                        seat,
                        Line.Tone.PLAIN);
            case DelveEvent.Ascended ascended ->
                Lines.of(
                        DoorNarration.name(after, ascended.who())
                                + (ascended.fell() > 0
                                        ? " loses hold and falls " + ascended.fell() + " feet."
                                        : " climbs without a slip."),
                        ascended,
                        seat,
                        ascended.fell() > 0 ? Line.Tone.BAD : Line.Tone.PLAIN);
            case DelveEvent.Climbed climbed -> TrapNarration.climbed(after, climbed, seat);
            case DelveEvent.Gust gust -> TrapNarration.gust(after, gust, seat);
            case DelveEvent.CatchTouched touched -> TreasureNarration.touched(after, touched, seat);
            case DelveEvent.Opened opened -> TreasureNarration.opened(after, opened, seat);
            case DelveEvent.ChestLocked locked -> TreasureNarration.locked(after, locked, seat);
            case DelveEvent.ChestHewn hewn -> TreasureNarration.hewn(after, hewn, seat);
            case DelveEvent.LidForced forced -> TreasureNarration.forced(after, forced, seat);
            case DelveEvent.Taken taken -> TreasureNarration.taken(after, taken, seat);
            case DelveEvent.Dropped dropped -> TreasureNarration.dropped(after, dropped);
            case DelveEvent.Recognised recognised -> TreasureNarration.recognised(before, recognised, seat);
        };
    }

    private static List<Line> room(World world, DelveEvent.RoomEntered entered, Seat seat) {
        return world.level(entered.level())
                .flatMap(level -> level.room(entered.room()))
                .map(DelveNarration::sight)
                .map(text -> Lines.of(text, entered, seat, Line.Tone.SIGHT))
                .orElse(Lines.none());
    }

    private static String sight(Room room) {
        String name = room.name().isEmpty() ? "" : room.name() + ". ";
        return room.sight().isEmpty() ? name + "You stand in a room." : name + room.sight();
    }

    private static List<Line> halted(World world, CampaignState after, DelveEvent.Halted halted) {
        String walked = halted.feet() == 0 ? "" : halted.feet() + " feet on. ";
        String around = Naming.surroundings(world, after);
        return switch (halted.why()) {
            case ARRIVED, SOMETHING_NEW, REST_DUE -> text(walked + around);
            case WALL -> text(walked + "The way ends. " + around);
            case SHUT_DOOR -> text(walked + "A shut door bars the way. " + around);
            case DARKNESS -> text(walked + "Darkness closes in.");
            case TRAP -> text(walked + "The company stops.");
            case SOMEBODY -> Lines.none();
        };
    }

    private static List<Line> text(String words) {
        return words.isBlank() ? Lines.none() : Lines.one(words.strip());
    }
}
