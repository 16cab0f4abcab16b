package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Chests, heaps and what is taken from them in words. */
final class TreasureNarration {
    private TreasureNarration() {}

    static List<Line> touched(CampaignState state, DelveEvent.CatchTouched touched, Seat seat) {
        String name = DoorNarration.name(state, touched.who());
        if (!touched.sprung()) {
            return seat.seesAll() ? Lines.secret(name + " does not set off the trap.", touched) : Lines.none();
        }
        boolean gas = state.level(touched.level())
                .hoard(touched.hoard())
                .map(hoard -> hoard.guard() == Hoard.Guard.GAS)
                .orElse(false);
        return Lines.of(
                gas ? "Gas hisses from the lid." : "A needle springs from the lock.", touched, seat, Line.Tone.BAD);
    }

    static List<Line> opened(CampaignState state, DelveEvent.Opened opened, Seat seat) {
        Optional<Hoard> hoard = state.level(opened.level()).hoard(opened.hoard());
        if (hoard.isEmpty()) {
            return Lines.none();
        }
        Hoard found = hoard.get();
        String does = found.vessel() == Hoard.Vessel.HEAP ? " turns it over, " : " opens it, ";
        String inside = found.atHand() ? Spoils.of(found.coins(), found.things()) : Spoils.of(Purse.EMPTY, List.of());
        boolean nothing = inside.equals("nothing");
        return Lines.of(
                DoorNarration.name(state, opened.who()) + does + found.where() + ": " + inside + ".",
                opened,
                seat,
                nothing ? Line.Tone.PLAIN : Line.Tone.GOOD);
    }

    static List<Line> locked(CampaignState state, DelveEvent.ChestLocked locked, Seat seat) {
        return Lines.of(DoorNarration.name(state, locked.who()) + " finds it locked.", locked, seat, Line.Tone.PLAIN);
    }

    static List<Line> hewn(CampaignState state, DelveEvent.ChestHewn hewn, Seat seat) {
        return Lines.of("The lock is hacked off.", hewn, seat, Line.Tone.GOOD);
    }

    static List<Line> forced(CampaignState state, DelveEvent.LidForced forced, Seat seat) {
        return Lines.of(
                DoorNarration.name(state, forced.who()) + " heaves at the lid: "
                        + (forced.opened() ? "nothing holds it any more." : "it does not yield."),
                forced,
                seat,
                forced.opened() ? Line.Tone.GOOD : Line.Tone.BAD);
    }

    static List<Line> taken(CampaignState state, DelveEvent.Taken taken, Seat seat) {
        return Lines.of(
                DoorNarration.name(state, taken.who()) + " takes " + Spoils.of(taken.coins(), taken.things()) + ".",
                taken,
                seat,
                Line.Tone.GOOD);
    }

    static List<Line> dropped(CampaignState state, DelveEvent.Dropped dropped) {
        return Lines.one(DoorNarration.name(state, dropped.who()) + " puts down "
                + Spoils.of(dropped.coins(), dropped.things()) + ".");
    }

    static List<Line> recognised(CampaignState before, DelveEvent.Recognised recognised, Seat seat) {
        String face = before.adventurer(recognised.who())
                .flatMap(who -> who.item(recognised.item()))
                .map(Item::name)
                .orElse("thing");
        return Lines.of(
                DoorNarration.name(before, recognised.who()) + "'s " + face + " is a " + recognised.name() + ".",
                recognised,
                seat,
                Line.Tone.GOOD);
    }
}
