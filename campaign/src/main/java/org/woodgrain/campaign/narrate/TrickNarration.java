package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.state.CampaignState;

/** Tricks of the place in words: players hear what they can notice, the referee everything. */
final class TrickNarration {
    private TrickNarration() {}

    static List<Line> tell(World world, CampaignState after, TrickEvent event, Seat seat) {
        return switch (event) {
            case TrickEvent.Carried carried -> carried(carried, seat);
            case TrickEvent.Held held -> secret("The slide does not give way.", held, seat);
            case TrickEvent.Walled walled ->
                secret(
                        walled.shut().isEmpty()
                                ? "Nothing blocks the way."
                                : "Now a wall stands at "
                                        + String.join(
                                                " and ",
                                                walled.shut().stream()
                                                        .map(Object::toString)
                                                        .toList()) + ".",
                        walled,
                        seat);
            case TrickEvent.Turned turned -> secret("The centre stands at place " + turned.by() + ".", turned, seat);
            case TrickEvent.RoomShut shut ->
                seat.seesAll()
                        ? Lines.secret(
                                "The room is shut for " + shut.turns() + " turns, and "
                                        + (shut.sinks() ? "sinks." : "only seems to sink."),
                                shut)
                        : Lines.of(
                                "Every way out shuts with a crash, and the floor trembles as if the room sank.",
                                shut,
                                seat,
                                Line.Tone.BAD);
            case TrickEvent.BareRock rock ->
                Lines.of("Behind the door there is nothing but bare rock.", rock, seat, Line.Tone.BAD);
            case TrickEvent.StairsDeceived deceived -> Lines.of(deceived.how(), deceived, seat, Line.Tone.BAD);
            case TrickEvent.StoneNoted noted -> noted(world, after, noted, seat);
        };
    }

    private static List<Line> secret(String words, TrickEvent event, Seat seat) {
        return seat.seesAll() ? Lines.secret(words, event) : Lines.none();
    }

    private static List<Line> carried(TrickEvent.Carried carried, Seat seat) {
        if (!carried.told()) {
            return secret(
                    "Unawares the company is now at " + carried.cell() + " of " + carried.to() + ".", carried, seat);
        }
        String words = switch (carried.means()) {
            case SLOPE -> "The floor slants down, and the company goes down with it.";
            case CHUTE -> "The steps fold flat: all slide down into the dark. There is no way back up.";
            case TRANSPORTER -> "A moment of giddiness, and the company stands in another place.";
            case PASSAGE -> "Those in front are gone for a moment; the others follow, and all stand elsewhere.";
            case TOUCH -> "All at once the company stands in another place.";
            case SINKING -> "The room has come to rest deeper down.";
            case TURNING -> "The room has turned.";
        };
        return Lines.of(words, carried, seat, Line.Tone.BAD);
    }

    private static List<Line> noted(World world, CampaignState after, TrickEvent.StoneNoted noted, Seat seat) {
        String name = DoorNarration.name(after, noted.who());
        if (!noted.noted()) {
            return secret(name + " notes nothing about the stonework.", noted, seat);
        }
        String what = world.level(noted.level())
                .flatMap(level -> level.trick(noted.trick()))
                .map(TrickNarration::stonework)
                .orElse("the stonework is not as it should be");
        return Lines.of(name + " calls a halt: " + what + ".", noted, seat, Line.Tone.GOOD);
    }

    /** What a dwarf says of stonework. */
    static String stonework(Trick trick) {
        return switch (trick.kind()) {
            case SLOPE -> "the floor slants down here";
            case SINKING -> "this floor can sink";
            case SHIFTING_WALL, FORK -> "there are walls here that move";
            case NEXUS -> "this place can turn";
            case NEW_MASONRY ->
                "this masonry is newer than the rest" + (trick.note().isEmpty() ? "" : " (" + trick.note() + ")");
            case GENTLE_SLOPE, CHUTE, TRANSPORTER, PASSAGE, TOUCH, APPEARING, STRETCH, CAVERN ->
                "something is odd here";
        };
    }
}
