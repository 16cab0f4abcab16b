package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.rules.encounters.Morale;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.exploration.Noises;

final class MeetingNarration {
    private static final int REACH = 10;

    private MeetingNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, MeetingEvent event, Seat seat) {
        return switch (event) {
            case MeetingEvent.MeetingBegun begun -> begun(world, begun, seat);
            case MeetingEvent.PassedOver passed ->
                seat.seesAll()
                        ? Lines.secret(
                                "Passed over unseen, sitting still: " + passed.foes() + " in room " + passed.room()
                                        + ".",
                                passed)
                        : Lines.none();
            case MeetingEvent.CameUp came -> Lines.none();
            case MeetingEvent.DoorHeld held ->
                Lines.of(
                        Phrases.join(held.who().stream()
                                        .map(who -> DoorNarration.name(after, who))
                                        .toList())
                                + (held.who().size() == 1 ? " throws all" : " throw all")
                                + " weight against the door.",
                        held,
                        seat,
                        Line.Tone.PLAIN);
            case MeetingEvent.PushedIn pushed -> Lines.of("The door is pushed in.", pushed, seat, Line.Tone.BAD);
            case MeetingEvent.HewingBegun hewing ->
                Lines.of("Heavy blows fall on the door that is held.", hewing, seat, Line.Tone.BAD);
            case MeetingEvent.HewnThrough hewn -> DoorNarration.hewn(world, after, hewn, seat);
            case MeetingEvent.KeptOut kept -> DoorNarration.keptOut(after, kept, seat);
            case MeetingEvent.SurpriseFound found -> surprise(found, seat);
            case MeetingEvent.DistanceFound found -> distance(world, after, found, seat);
            case MeetingEvent.KindSeen seen -> kind(world, after, seen, seat);
            case MeetingEvent.PhaseCame came -> phase(after, came, seat);
            case MeetingEvent.Dropped dropped -> dropped(before, dropped, seat);
            case MeetingEvent.Distanced moved -> moved(before, moved, seat);
            case MeetingEvent.FirstGiven given -> Lines.none();
            case MeetingEvent.Spoke spoke -> spoke(after, spoke, seat);
            case MeetingEvent.ServiceOffered offered -> offered(after, offered, seat);
            case MeetingEvent.Enlisted enlisted ->
                Lines.of(
                        (enlisted.foes().size() == 1 ? "It enters" : "They enter") + " the service of "
                                + name(after, enlisted.master())
                                + (seat.seesAll() ? "; loyalty " + enlisted.loyalty() : "") + ".",
                        enlisted,
                        seat,
                        Line.Tone.GOOD);
            case MeetingEvent.Paid paid ->
                Lines.of(
                        name(after, paid.who()) + " hands over " + worth(paid.copper()) + ".",
                        paid,
                        seat,
                        Line.Tone.PLAIN);
            case MeetingEvent.TributePaid paid ->
                Lines.of(
                        "They lay down " + Coinage.label(paid.heap().hoard().coins()) + " and step back from it.",
                        paid,
                        seat,
                        Line.Tone.GOOD);
            case MeetingEvent.Reacted reacted -> mood(reacted.mood(), reacted.toll(), after, reacted, seat);
            case MeetingEvent.MindMade made -> mood(made.mood(), made.toll(), after, made, seat);
            case MeetingEvent.StoodOff stood -> stoodOff(stood, seat);
            case MeetingEvent.MoraleChecked checked -> morale(checked, seat);
            case MeetingEvent.FoesBroke broke ->
                broke.how() == Foe.Standing.SURRENDERED
                        ? Lines.of("They throw down their weapons and yield.", broke, seat, Line.Tone.GOOD)
                        : Lines.none();
            case MeetingEvent.WentRound round ->
                seat.seesAll()
                        ? Lines.secret(
                                round.who().size() + " of them go round and arrive in " + round.rounds() + " rounds.",
                                round)
                        : Lines.none();
            case MeetingEvent.Nearer nearer ->
                nearer.rounds() > 0
                        ? Lines.none()
                        : Lines.of("More of them come from another side!", nearer, seat, Line.Tone.BAD);
            case MeetingEvent.FlightBegun begun -> ChaseNarration.begun(begun, seat);
            case MeetingEvent.Ran ran -> ChaseNarration.ran(ran, seat);
            case MeetingEvent.PursuitTested tested -> ChaseNarration.tested(tested, seat);
            case MeetingEvent.Abandoned left ->
                Lines.of(name(before, left.who()) + " is left behind.", left, seat, Line.Tone.BAD);
            case MeetingEvent.LedAway led ->
                Lines.of(name(before, led.who()) + " goes away with them.", led, seat, Line.Tone.BAD);
            case MeetingEvent.FoundAgain found ->
                Lines.of(
                        name(before, found.who()) + " is with them, and looks at the company as at strangers.",
                        found,
                        seat,
                        Line.Tone.BAD);
            case MeetingEvent.OilPoured poured ->
                Lines.of(
                        name(after, poured.who()) + " pours out a flask of oil and sets it alight.",
                        poured,
                        seat,
                        Line.Tone.PLAIN);
            case MeetingEvent.ChaseEnded ended -> ChaseNarration.ended(before, ended, seat);
            case MeetingEvent.SpoilsLeft left ->
                Lines.of(
                        "On the bodies: "
                                + Spoils.of(
                                        left.heap().hoard().coins(),
                                        left.heap().hoard().things())
                                + ".",
                        left,
                        seat,
                        Line.Tone.GOOD);
            case MeetingEvent.Captured captured ->
                Lines.of(
                        Phrases.sentence(foe(before, captured)) + " is taken captive.", captured, seat, Line.Tone.GOOD);
            case MeetingEvent.Released released -> Lines.of("They are let go.", released, seat, Line.Tone.PLAIN);
            case MeetingEvent.MeetingEnded ended -> ended(ended, seat);
        };
    }

    private static List<Line> begun(World world, MeetingEvent.MeetingBegun event, Seat seat) {
        Encounter meeting = event.encounter();
        List<Line> lines = new ArrayList<>();
        if (meeting.phase() == Encounter.Phase.WARNED) {
            String sound = Noises.of(
                    world.book().monsters().monster(meeting.foes().getFirst().monster()));
            lines.add(new Line(
                    "The guard at the door raises a hand: " + sound + ", coming nearer. There is time for one thing.",
                    event.rule(),
                    List.of(),
                    Line.Tone.SIGHT,
                    false));
        }
        if (seat.seesAll()) {
            List<String> points = meeting.foes().stream()
                    .map(foe -> foe.name() + " " + foe.hitPoints() + " hp")
                    .toList();
            lines.addAll(Lines.secret("Met: " + String.join(", ", points) + ".", event));
        }
        return lines;
    }

    private static List<Line> surprise(MeetingEvent.SurpriseFound event, Seat seat) {
        if (event.both()) {
            return Lines.of("Both sides start at the sight of each other.", event, seat, Line.Tone.PLAIN);
        }
        return switch (event.side()) {
            case COMPANY -> Lines.of("You are surprised!", event, seat, Line.Tone.BAD);
            case FOES -> Lines.of("They are surprised: you act first.", event, seat, Line.Tone.GOOD);
            case NOBODY -> seat.seesAll() ? Lines.secret("Nobody is surprised.", event) : Lines.none();
        };
    }

    private static List<Line> distance(World world, CampaignState after, MeetingEvent.DistanceFound event, Seat seat) {
        if (seat.seesAll()) {
            return Lines.secret("They are " + event.feet() + " feet off.", event);
        }
        boolean seen = event.feet() <= Math.max(REACH, Lighting.reach(after));
        return seen
                ? Lines.none()
                : after.encounter()
                        .map(meeting -> Lines.of(
                                Phrases.sentence(Naming.who(world, meeting, seat)) + " "
                                        + (meeting.foes().size() == 1 ? "moves" : "move") + " in the dark, "
                                        + event.feet() + " feet off.",
                                event,
                                seat,
                                Line.Tone.SIGHT))
                        .orElse(Lines.none());
    }

    private static List<Line> kind(World world, CampaignState after, MeetingEvent.KindSeen event, Seat seat) {
        return after.encounter()
                .map(meeting -> Lines.of(
                        Phrases.sentence(Naming.who(world, meeting, seat))
                                + (meeting.distance() > 0 ? ", " + meeting.distance() + " feet away." : "."),
                        event,
                        seat,
                        Line.Tone.SIGHT))
                .orElse(Lines.none());
    }

    private static List<Line> phase(CampaignState after, MeetingEvent.PhaseCame event, Seat seat) {
        boolean draws = after.encounter()
                .filter(meeting -> meeting.talk().mood() == Talk.Mood.WITHDRAW)
                .isPresent();
        return switch (event.phase()) {
            case ROUT ->
                draws
                        ? Lines.none()
                        : Lines.of(
                                event.rule().equals("EN-36")
                                        ? "They fall back, their faces toward you."
                                        : "They turn and run!",
                                event,
                                seat,
                                Line.Tone.GOOD);
            case YIELDED -> Lines.of("They are at your mercy.", event, seat, Line.Tone.GOOD);
            case WARNED, FREE_SEGMENT, INTENT, PARLEY, BATTLE, PURSUIT -> Lines.none();
        };
    }

    private static List<Line> dropped(CampaignState before, MeetingEvent.Dropped event, Seat seat) {
        List<String> what = new ArrayList<>();
        for (Item item : event.things()) {
            what.add(item.quantity() > 1 ? item.quantity() + " " + item.name() : Phrases.article(item.name()));
        }
        if (event.coins().count() > 0) {
            what.add(coins(event.coins()));
        }
        String who = name(before, event.who());
        if (what.isEmpty()) {
            return Lines.of(who + " drops nothing.", event, seat, Line.Tone.PLAIN);
        }
        boolean startled = event.rule().equals("EN-29");
        return Lines.of(
                who
                        + (startled ? " drops " : event.rule().equals("NP-20") ? " feeds them " : " throws down ")
                        + Phrases.join(what) + ".",
                event,
                seat,
                startled ? Line.Tone.BAD : Line.Tone.PLAIN);
    }

    private static List<Line> moved(CampaignState before, MeetingEvent.Distanced event, Seat seat) {
        int was = before.encounter().map(Encounter::distance).orElse(event.feet());
        if (was == event.feet()) {
            return Lines.none();
        }
        String who = event.companyMoved() ? "You " : "They ";
        String how = event.feet() < was
                ? (event.companyMoved() ? "go nearer" : "come nearer")
                : (event.companyMoved() ? "draw off" : "give ground");
        return Lines.of(who + how + ": " + event.feet() + " feet.", event, seat, Line.Tone.PLAIN);
    }

    private static List<Line> spoke(CampaignState after, MeetingEvent.Spoke event, Seat seat) {
        String tongue = event.tongue().isEmpty() ? "by signs" : "in " + event.tongue();
        String manner = switch (event.manner()) {
            case CIVIL -> " speaks to them ";
            case FLATTERY -> " flatters them ";
            case THREAT -> " threatens them ";
            case INSULT -> " insults them ";
        };
        String heard = event.tongue().isEmpty()
                ? ""
                : event.understood() ? " They understand." : " They do not seem to understand.";
        return Lines.of(name(after, event.who()) + manner + tongue + "." + heard, event, seat, Line.Tone.PLAIN);
    }

    private static List<Line> mood(Talk.Mood mood, int toll, CampaignState after, Event event, Seat seat) {
        boolean words =
                after.encounter().filter(meeting -> meeting.talk().understood()).isPresent();
        return switch (mood) {
            case UNKNOWN -> Lines.none();
            case ATTACK -> Lines.of("They attack!", event, seat, Line.Tone.BAD);
            case THREATEN ->
                Lines.of(
                        "They bar the way and " + (words ? "demand " : "point at your purses, as if they wanted ")
                                + toll + " gold pieces.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case WARN ->
                Lines.of(
                        "They warn you off: go, and come no nearer, or it will come to blows.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case GROWL -> Lines.of("A growl, bared teeth, and not a step back.", event, seat, Line.Tone.BAD);
            case TRIBUTE ->
                Lines.of(
                        "They want no fight: they turn out their purses and hold out "
                                + after.encounter()
                                        .map(Encounter::purse)
                                        .map(Coinage::label)
                                        .orElse("their coin")
                                + " to be let go.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case WAIT -> Lines.of("They hold still and watch you.", event, seat, Line.Tone.PLAIN);
            case CALM -> Lines.of("They leave the way open to you.", event, seat, Line.Tone.GOOD);
            case FRIENDLY -> Lines.of("They mean well by you.", event, seat, Line.Tone.GOOD);
            case WITHDRAW -> Lines.of("They draw back before you.", event, seat, Line.Tone.GOOD);
        };
    }

    private static List<Line> stoodOff(MeetingEvent.StoodOff event, Seat seat) {
        return switch (event.choice()) {
            case WAIT -> Lines.none();
            case PRESS -> Lines.of("They have waited long enough, and come on.", event, seat, Line.Tone.BAD);
            case PARLEY -> Lines.of("They make signs that they would rather talk.", event, seat, Line.Tone.PLAIN);
            case LEAVE -> Lines.of("They have no mind to come nearer, and draw off.", event, seat, Line.Tone.GOOD);
        };
    }

    private static List<Line> morale(MeetingEvent.MoraleChecked event, Seat seat) {
        if (seat.seesAll()) {
            String what = switch (event.outcome()) {
                case FIGHT_ON -> "they fight on";
                case FALL_BACK -> "they fall back";
                case BREAK -> "they break";
            };
            return Lines.secret("Morale (" + String.join(", ", event.causes()) + "): " + what + ".", event);
        }
        return event.outcome() == Morale.Outcome.FALL_BACK
                ? Lines.of("They waver and hold back.", event, seat, Line.Tone.GOOD)
                : Lines.none();
    }

    private static List<Line> ended(MeetingEvent.MeetingEnded event, Seat seat) {
        return switch (event.how()) {
            case "victory" -> Lines.of("It is over.", event, seat, Line.Tone.GOOD);
            case "driven-off" -> Lines.of("They are driven off.", event, seat, Line.Tone.GOOD);
            case "parted" -> Lines.of("You part from them.", event, seat, Line.Tone.PLAIN);
            case "withdrew" -> Lines.of("They are gone.", event, seat, Line.Tone.GOOD);
            case "away" -> Lines.of("You are away from them.", event, seat, Line.Tone.GOOD);
            case "slipped" -> Lines.of("They slip away into the dark.", event, seat, Line.Tone.PLAIN);
            case "unmet" -> Lines.of("You are gone before they come.", event, seat, Line.Tone.GOOD);
            case "lost" -> Lines.of("Nobody is left standing.", event, seat, Line.Tone.BAD);
            default -> Lines.none();
        };
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse("Somebody");
    }

    private static String foe(CampaignState state, MeetingEvent.Captured event) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(event.foe()))
                .map(foe -> "the " + foe.name())
                .orElse("one of them");
    }

    private static String worth(int copper) {
        return copper % 50 == 0 ? copper / 50 + " gp" : copper + " cp in coin";
    }

    private static String coins(Purse purse) {
        List<String> parts = new ArrayList<>();
        add(parts, purse.platinum(), "pp");
        add(parts, purse.gold(), "gp");
        add(parts, purse.electrum(), "ep");
        add(parts, purse.silver(), "sp");
        add(parts, purse.copper(), "cp");
        return Phrases.join(parts);
    }

    private static void add(List<String> parts, int many, String kind) {
        if (many > 0) {
            parts.add(many + " " + kind);
        }
    }

    private static List<Line> offered(CampaignState after, MeetingEvent.ServiceOffered offered, Seat seat) {
        String answer = switch (offered.outcome()) {
            case NOT_UNDERSTOOD -> "They do not understand.";
            case OTHER_SIDE -> "They serve nobody of that side.";
            case TOO_LITTLE -> "They want more than that.";
            case INSULTED -> "They take it as an insult.";
            case REFUSED -> "They will not.";
            case UNCERTAIN -> "They are not sure; a better offer might do it.";
            case ACCEPTED -> "They accept.";
        };
        return Lines.of(
                name(after, offered.speaker()) + " offers them service for " + (offered.food() ? "food worth " : "")
                        + offered.gold() + " gp each. " + answer,
                offered,
                seat,
                Line.Tone.PLAIN);
    }
}
