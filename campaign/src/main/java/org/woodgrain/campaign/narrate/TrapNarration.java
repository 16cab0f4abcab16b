package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;

/** Traps of the place, falls and gusts in words. */
final class TrapNarration {
    private TrapNarration() {}

    static List<Line> noted(World world, CampaignState state, DelveEvent.TrapNoted noted, Seat seat) {
        String name = DoorNarration.name(state, noted.who());
        if (!noted.noted()) {
            return seat.seesAll() ? Lines.secret(name + " notes nothing.", noted) : Lines.none();
        }
        return Lines.of(
                name + " calls a halt: " + words(world, noted.level(), noted.trap()) + " lies ahead.",
                noted,
                seat,
                Line.Tone.GOOD);
    }

    static List<Line> probed(World world, CampaignState state, DelveEvent.TrapProbed probed, Seat seat) {
        String name = DoorNarration.name(state, probed.who());
        if (!probed.sprung()) {
            return seat.seesAll() ? Lines.secret(name + "'s pole sets nothing off.", probed) : Lines.none();
        }
        return Lines.of(
                name + "'s pole sets it off: " + words(world, probed.level(), probed.trap()) + ".",
                probed,
                seat,
                Line.Tone.GOOD);
    }

    static List<Line> crossed(World world, CampaignState state, DelveEvent.TrapCrossed crossed, Seat seat) {
        if (crossed.sprungBy().isEmpty()) {
            return seat.seesAll() ? Lines.secret("The company crosses a trap unharmed.", crossed) : Lines.none();
        }
        return Lines.of(
                DoorNarration.name(state, crossed.sprungBy().get()) + " springs a trap: "
                        + words(world, crossed.level(), crossed.trap()) + ".",
                crossed,
                seat,
                Line.Tone.BAD);
    }

    private static String words(World world, String level, String trap) {
        Optional<Trap> found = world.level(level)
                .flatMap(map -> map.traps().stream()
                        .filter(each -> each.id().equals(trap))
                        .findFirst());
        return found.map(SearchNarration::trap).orElse("a trap");
    }

    static List<Line> unhurt(CampaignState state, DelveEvent.FellUnhurt fell, Seat seat) {
        return Lines.of(
                DoorNarration.name(state, fell.who()) + " falls, but is not hurt.", fell, seat, Line.Tone.PLAIN);
    }

    static List<Line> climbed(CampaignState state, DelveEvent.Climbed climbed, Seat seat) {
        String name = DoorNarration.name(state, climbed.who());
        return climbed.out()
                ? Lines.of(name + " is out of the pit.", climbed, seat, Line.Tone.GOOD)
                : Lines.of(name + " slides back into the pit.", climbed, seat, Line.Tone.BAD);
    }

    static List<Line> gust(CampaignState state, DelveEvent.Gust gust, Seat seat) {
        String name = DoorNarration.name(state, gust.bearer());
        return gust.out()
                ? Lines.of(name + "'s light goes out.", gust, seat, Line.Tone.BAD)
                : Lines.of(
                        "A gust catches " + name + "'s torch; it flickers and burns on.", gust, seat, Line.Tone.PLAIN);
    }
}
