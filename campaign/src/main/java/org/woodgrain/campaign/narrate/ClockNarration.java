package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Wanderers;

final class ClockNarration {
    private ClockNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, ClockEvent event, Seat seat) {
        return switch (event) {
            case ClockEvent.TimePassed passed -> Lines.none();
            case ClockEvent.WindTurned turned ->
                Lines.of(
                        turned.wind().told().isEmpty()
                                ? "No wind stirs."
                                : Phrases.sentence(turned.wind().told()) + " blows.",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case ClockEvent.Stirred stirred -> Lines.none();
            case ClockEvent.NoiseMade noise -> Lines.none();
            case ClockEvent.TurnEnded ended -> Lines.mark("Turn " + (ended.turn() + 1));
            case ClockEvent.LightLow low ->
                Lines.of(
                        name(after, low.bearer()) + "'s " + source(low.lantern()) + " burns low: one turn is left.",
                        low,
                        seat,
                        Line.Tone.BAD);
            case ClockEvent.LightDied died ->
                Lines.of(
                        name(after, died.bearer()) + "'s " + source(died.lantern()) + " goes out.",
                        died,
                        seat,
                        Line.Tone.BAD);
            case ClockEvent.RestFallsDue due ->
                Lines.of(
                        names(after, due.who()) + " must rest in the coming turn or grow weary.",
                        due,
                        seat,
                        Line.Tone.BAD);
            case ClockEvent.RationEaten eaten ->
                Lines.of(
                        name(after, eaten.who()) + " eats a day's ration"
                                + (eaten.who().equals(eaten.owner()) ? "." : " of " + name(after, eaten.owner()) + "."),
                        eaten,
                        seat,
                        Line.Tone.PLAIN);
            case ClockEvent.WentHungry hungry ->
                Lines.of(name(after, hungry.who()) + " has nothing to eat.", hungry, seat, Line.Tone.BAD);
            case ClockEvent.RationsSpoiled spoiled ->
                Lines.of(
                        "The standard rations of " + name(after, spoiled.owner())
                                + " have gone bad underground; only iron rations keep.",
                        spoiled,
                        seat,
                        Line.Tone.BAD);
            case ClockEvent.RestOwed owed ->
                Lines.of(
                        "The company must rest " + owed.turns() + " turns at once or grow weary.",
                        owed,
                        seat,
                        Line.Tone.BAD);
            case ClockEvent.WanderersChecked checked ->
                seat.seesAll()
                        ? Lines.secret(checked.come() ? "Something comes." : "Nothing comes.", checked)
                        : Lines.none();
            case ClockEvent.WanderersCame came ->
                seat.seesAll()
                        ? Lines.secret(
                                "Coming from " + came.wanderers().from() + ": " + bands(came.wanderers()) + ".", came)
                        : Lines.none();
            case ClockEvent.Marked marked -> Lines.none();
        };
    }

    private static String bands(Wanderers wanderers) {
        return wanderers.bands().stream()
                .map(band -> band.number() + " of " + band.monster())
                .collect(Collectors.joining(", "));
    }

    private static String source(boolean lantern) {
        return lantern ? "lantern" : "torch";
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse(who.toString());
    }

    private static String names(CampaignState state, List<CharacterId> who) {
        return who.stream().map(id -> name(state, id)).collect(Collectors.joining(", "));
    }
}
