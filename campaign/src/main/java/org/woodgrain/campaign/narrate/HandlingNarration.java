package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

final class HandlingNarration {
    private HandlingNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, HandlingEvent event, Seat seat) {
        return switch (event) {
            case HandlingEvent.Readied readied ->
                line(
                        name(after, readied.who()) + " "
                                + readied(before, readied.who(), readied.item(), readied.how()),
                        readied,
                        seat);
            case HandlingEvent.TakenOne taken ->
                line(
                        name(after, taken.who()) + " "
                                + words(taken.one().name(), taken.one().carried()),
                        taken,
                        seat);
            case HandlingEvent.Stowed stowed ->
                line(
                        name(after, stowed.who()) + " puts "
                                + PeopleNarration.thing(stowed.stowed().getFirst()) + " into the "
                                + thing(before, stowed.who(), stowed.container())
                                + (stowed.kept().isEmpty() ? "." : "; the rest does not fit."),
                        stowed,
                        seat);
            case HandlingEvent.Given given ->
                line(
                        name(after, given.from()) + " gives "
                                + (given.quantity() == 1 ? "the " : given.quantity() + " x ")
                                + thing(before, given.from(), given.item()) + " to " + name(after, given.to()) + ".",
                        given,
                        seat);
            case HandlingEvent.CoinsGiven given ->
                line(
                        name(after, given.from()) + " hands " + Coinage.label(given.coins()) + " to "
                                + name(after, given.to()) + ".",
                        given,
                        seat);
            case HandlingEvent.PricePaid paid ->
                line(
                        name(after, paid.buyer()) + " pays " + paid.gold() + " gp to " + name(after, paid.seller())
                                + ".",
                        paid,
                        seat);
            case HandlingEvent.Lit lit ->
                line(
                        name(after, lit.who()) + " lights the " + lit.light().name() + ": " + lit.turns() + " turns"
                                + lit.oil()
                                        .map(oil -> ", " + flasks(oil.left()))
                                        .orElse("")
                                + ".",
                        lit,
                        seat);
            case HandlingEvent.LightTaken taken ->
                line(
                        name(after, taken.to()) + " takes up the "
                                + taken.light().name() + " that " + name(after, taken.from()) + " let fall.",
                        taken,
                        seat);
            case HandlingEvent.PutOut out
            when fallen(after, out.who()) ->
                line(
                        "The " + thing(before, out.who(), out.source()) + " of " + name(after, out.who())
                                + " is left behind.",
                        out,
                        seat);
            case HandlingEvent.PutOut out
            when Outdoors.rains(before) && !lantern(before, out) ->
                line(
                        "The rain puts out the " + thing(before, out.who(), out.source()) + " of "
                                + name(after, out.who()) + "; " + out.turns() + " turns are left in it.",
                        out,
                        seat);
            case HandlingEvent.PutOut out ->
                line(
                        name(after, out.who()) + " puts out the " + thing(before, out.who(), out.source()) + " with "
                                + out.turns() + " turns left in it.",
                        out,
                        seat);
            case HandlingEvent.Sipped sipped ->
                line(
                        name(after, sipped.who()) + " takes a sip: "
                                + sipped.told().map(told -> told + ".").orElse("it tells nothing."),
                        sipped,
                        seat);
            case HandlingEvent.Drunk drunk ->
                line(name(after, drunk.who()) + " drinks it: " + drunk.seems() + ".", drunk, seat);
            case HandlingEvent.Lifted lifted ->
                line(
                        name(after, lifted.bearer()) + " takes " + name(after, lifted.body()) + " up to carry: "
                                + Coinage.pounds(lifted.weight()) + " lb.",
                        lifted,
                        seat);
            case HandlingEvent.Mounted mounted ->
                line(name(after, mounted.rider()) + " mounts the " + mounted.name() + ".", mounted, seat);
            case HandlingEvent.Thrown thrown ->
                Lines.of(
                        "The " + thrown.name() + " will not have " + name(after, thrown.rider())
                                + " on its back, and throws its rider.",
                        thrown,
                        seat,
                        Line.Tone.BAD);
            case HandlingEvent.Dismounted down ->
                line(
                        name(after, down.rider()) + " is on foot again"
                                + (down.why().isEmpty() ? "." : ": " + down.why() + "."),
                        down,
                        seat);
            case HandlingEvent.Laden laden ->
                line(
                        name(after, laden.who()) + (laden.on() ? " loads " : " takes ") + laden.what()
                                + (laden.on() ? " on the " : " off the ") + laden.name() + ".",
                        laden,
                        seat);
            case HandlingEvent.CoinsLaden laden ->
                line(
                        name(after, laden.who()) + (laden.on() ? " loads " : " takes ") + Coinage.label(laden.coins())
                                + (laden.on() ? " on the " : " off the ") + laden.name() + ".",
                        laden,
                        seat);
            case HandlingEvent.BargainOffered offer ->
                line(
                        name(after, offer.seller()) + " offers " + name(after, offer.buyer()) + " "
                                + (offer.quantity() == 1 ? "the " : offer.quantity() + " ") + offer.name() + " for "
                                + offer.gold() + " gp.",
                        offer,
                        seat);
            case HandlingEvent.BargainClosed closed ->
                switch (closed.end()) {
                    case TAKEN -> line(name(after, closed.buyer()) + " agrees.", closed, seat);
                    case DECLINED -> line(name(after, closed.buyer()) + " declines.", closed, seat);
                    case WITHDRAWN -> line(name(after, closed.seller()) + " takes back the offer.", closed, seat);
                };
            case HandlingEvent.RiderFell fell ->
                Lines.of(
                        "The " + fell.mount().foe().name()
                                + (fell.fightsOn()
                                        ? " fights on without its rider."
                                        : " throws off its load, now that its rider has fallen, and bolts."),
                        fell,
                        seat,
                        fell.fightsOn() ? Line.Tone.PLAIN : Line.Tone.BAD);
            case HandlingEvent.LoadFell fell ->
                line("What the " + fell.name() + " bore lies on the ground.", fell, seat);
            case HandlingEvent.LaidDown down ->
                line(
                        name(after, down.body()) + " is laid down"
                                + (down.why().isEmpty() ? "." : ": " + down.why() + "."),
                        down,
                        seat);
            case HandlingEvent.DeadLeft left ->
                line("The body of " + name(after, left.body()) + " is left where it lies.", left, seat);
            case HandlingEvent.FoulnessNoticed foul ->
                Lines.of(
                        name(after, foul.who()) + " finds that the " + thing(before, foul.owner(), foul.item())
                                + " is foul and leaves it.",
                        foul,
                        seat,
                        Line.Tone.BAD);
            case HandlingEvent.Swallowed swallowed ->
                Lines.of(
                        name(after, swallowed.who()) + (swallowed.drink() ? " drinks of the " : " eats of the ")
                                + thing(before, swallowed.owner(), swallowed.item()) + ".",
                        swallowed,
                        seat,
                        Line.Tone.PLAIN);
            case HandlingEvent.KeptDown kept ->
                Lines.of(name(after, kept.who()) + " gags at it, but keeps it down.", kept, seat, Line.Tone.PLAIN);
            case HandlingEvent.Eaten eaten ->
                line(
                        name(after, eaten.who()) + " eats the belladonna. Whether it was in time, time will show.",
                        eaten,
                        seat);
            case HandlingEvent.Refilled filled ->
                line(
                        name(after, filled.who()) + " fills the lantern: " + filled.turns() + " turns, "
                                + flasks(filled.oil().left()) + ".",
                        filled,
                        seat);
        };
    }

    private static boolean lantern(CampaignState state, HandlingEvent.PutOut out) {
        return state.lights().stream().anyMatch(light -> light.source().equals(out.source()) && light.lantern());
    }

    private static boolean fallen(CampaignState state, CharacterId who) {
        return state.adventurer(who).filter(Adventurer::living).isEmpty();
    }

    private static List<Line> line(String text, HandlingEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.PLAIN);
    }

    private static String readied(CampaignState before, CharacterId who, ItemId item, Carried how) {
        return words(thing(before, who, item), how);
    }

    private static String words(String thing, Carried how) {
        return switch (how) {
            case WORN -> "puts on the " + thing + ".";
            case IN_HAND -> "takes the " + thing + " in hand.";
            case AT_HAND -> "puts up the " + thing + ", ready at hand.";
            case STOWED -> "packs the " + thing + " away.";
            case LYING -> "lets the " + thing + " lie.";
        };
    }

    private static String flasks(int left) {
        return left == 0 ? "no flask of oil left" : left == 1 ? "1 flask left" : left + " flasks left";
    }

    private static String name(CampaignState state, CharacterId id) {
        return PeopleNarration.name(state, id);
    }

    private static String thing(CampaignState state, CharacterId who, ItemId id) {
        Optional<Adventurer> owner = state.adventurer(who);
        return owner.flatMap(each -> each.item(id)).map(Item::name).orElse("thing");
    }
}
