package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Naming;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;

/** Doors in words. */
final class DoorNarration {
    /** The kind of the effect on a held door at which monsters hew. */
    private static final String HEWN = "hewn";

    /** Squares from which axes on a door are heard. */
    private static final int EARSHOT = 9;

    private DoorNarration() {}

    static List<Line> plain(World world, CampaignState state, Edge edge, String does) {
        return Lines.one(capital(Naming.door(world, state, edge)) + " " + does + ".");
    }

    /** A door that falls shut where the company is is heard and seen; one elsewhere is not. */
    static List<Line> left(World world, CampaignState state, DelveEvent.DoorLeft left, Seat seat) {
        boolean here = Ways.here(world, state).isPresent()
                && state.place() instanceof Place.Underground at
                && at.level().equals(left.level())
                && Ways.here(world, state)
                        .flatMap(ways -> ways.door(at.cell(), left.edge()))
                        .isPresent();
        if (!left.shut()) {
            return seat.seesAll() ? Lines.secret("A door left open stays open.", left) : Lines.none();
        }
        if (here) {
            return Lines.of(
                    capital(Naming.door(world, state, left.edge())) + " falls shut.", left, seat, Line.Tone.BAD);
        }
        return seat.seesAll() ? Lines.secret("A door elsewhere falls shut.", left) : Lines.none();
    }

    /** Those who came to a door that did not yield go away, unless they stay to hew it down. */
    static List<Line> keptOut(CampaignState state, MeetingEvent.KeptOut kept, Seat seat) {
        boolean stay = state.effects().of(HEWN).stream()
                .anyMatch(work ->
                        work.on() instanceof Effect.On.OnDoor on && on.edge().equals(kept.door()));
        return Lines.of(
                stay
                        ? "Something tries the door. It holds."
                        : "Something tries the door. It holds, and the steps go away.",
                kept,
                seat,
                Line.Tone.GOOD);
    }

    /** A held door falls; one far from the company is not heard of. */
    static List<Line> hewn(World world, CampaignState state, MeetingEvent.HewnThrough hewn, Seat seat) {
        boolean near = state.underground()
                .filter(at -> at.level().equals(hewn.level())
                        && Math.min(
                                        at.cell().distance(hewn.door().cell()),
                                        at.cell().distance(hewn.door().beyond()))
                                <= EARSHOT)
                .isPresent();
        if (near) {
            return Lines.of(
                    capital(Naming.door(world, state, hewn.door())) + " is hacked to splinters.",
                    hewn,
                    seat,
                    Line.Tone.BAD);
        }
        return seat.seesAll() ? Lines.secret("A door elsewhere is hacked to splinters.", hewn) : Lines.none();
    }

    static List<Line> tried(World world, CampaignState state, DelveEvent.DoorTried tried, Seat seat) {
        String door = capital(Naming.door(world, state, tried.edge()));
        String words = switch (tried.finding()) {
            case FREE -> door + " is not stuck.";
            case STUCK -> door + " does not move. It must be forced.";
            case LOCKED -> door + " is locked.";
            case BARRED -> door + " is barred on the other side.";
            case FAST -> door + " does not give at all.";
        };
        return Lines.of(words, tried, seat, Line.Tone.PLAIN);
    }

    static List<Line> forced(World world, CampaignState state, DelveEvent.DoorForced forced, Seat seat) {
        List<String> names =
                forced.pushers().stream().map(id -> name(state, id)).toList();
        String push = Phrases.join(names) + (names.size() == 1 ? " charges" : " charge") + " at "
                + Naming.door(world, state, forced.edge());
        return forced.opened()
                ? Lines.of(push + ": it flies open.", forced, seat, Line.Tone.GOOD)
                : Lines.of(push + ": it holds.", forced, seat, Line.Tone.BAD);
    }

    static List<Line> wedged(World world, CampaignState state, DelveEvent.DoorWedged wedged, Seat seat) {
        String door = Naming.door(world, state, wedged.edge());
        return wedged.holds()
                ? Lines.of(name(state, wedged.who()) + " wedges " + door + ".", wedged, seat, Line.Tone.GOOD)
                : Lines.of("The spike slips, and " + door + " falls shut.", wedged, seat, Line.Tone.BAD);
    }

    static List<Line> sensed(World world, CampaignState state, DelveEvent.DoorSensed sensed, Seat seat) {
        if (!sensed.felt()) {
            return seat.seesAll()
                    ? Lines.secret(name(state, sensed.who()) + " passes a secret door and feels nothing.", sensed)
                    : Lines.none();
        }
        return Lines.of(
                name(state, sensed.who()) + " feels something hollow: " + where(world, state, sensed.edge()) + ".",
                sensed,
                seat,
                Line.Tone.GOOD);
    }

    /** The section of wall in which an edge lies, from the company's side. */
    private static String where(World world, CampaignState state, Edge edge) {
        if (!(state.place() instanceof Place.Underground at)) {
            return "there";
        }
        boolean first = Ways.here(world, state)
                .map(ways -> ways.place(at.cell()).contains(edge.cell()))
                .orElse(true);
        return first
                ? Naming.section(state, edge.cell(), Optional.of(edge.side()))
                : Naming.section(state, edge.beyond(), Optional.of(edge.side().opposite()));
    }

    static String name(CampaignState state, CharacterId id) {
        return state.adventurer(id).map(who -> who.name()).orElse(id.value());
    }

    static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
