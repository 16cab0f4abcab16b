package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.rules.monsters.Monster;

/** Spells of the higher levels as they are told. */
final class SpellNarration {
    private SpellNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, SpellEvent event, Seat seat) {
        return switch (event) {
            case SpellEvent.Took took -> Lines.none();
            case SpellEvent.ManyTaken taken ->
                Lines.of(
                        taken.who().isEmpty()
                                ? "Nobody is taken."
                                : Phrases.sentence(Phrases.join(taken.who().stream()
                                                .map(on -> on(before, on, seat))
                                                .toList()))
                                        + (taken.who().size() == 1 ? " is taken." : " are taken."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case SpellEvent.Reworded changed -> reworded(after, changed, seat);
            case SpellEvent.OrdealThrown thrown ->
                Lines.of(
                        name(after, thrown.who())
                                + (thrown.lives()
                                        ? " lives through the change."
                                        : " does not live through the change."),
                        event,
                        seat,
                        thrown.lives() ? Line.Tone.GOOD : Line.Tone.BAD);
            case SpellEvent.Dissolved dissolved ->
                Lines.of(
                        Phrases.sentence(on(before, dissolved.what(), seat)) + " falls to dust.",
                        event,
                        seat,
                        dissolved.what() instanceof Effect.On.OnCharacter ? Line.Tone.BAD : Line.Tone.GOOD);
            case SpellEvent.Softened softened ->
                Lines.of(name(after, softened.who()) + " is flesh again.", event, seat, Line.Tone.GOOD);
            case SpellEvent.FoePetrified stone ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, stone.foe(), seat)) + " turns to stone.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpellEvent.StatueRevived revived ->
                Lines.of(
                        "The statue of "
                                + Phrases.article(
                                        kind(world, Remains.of(revived.mark()).monster()))
                                + " is flesh again, "
                                + (revived.lives() ? "and alive." : "and dead."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case SpellEvent.Reborn reborn ->
                Lines.of(
                        name(after, reborn.who()) + " lives again, as " + reborn.name() + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpellEvent.ServantCame came ->
                Lines.of(
                        Phrases.sentence(Phrases.one(came.servant().foe().name())) + " comes to serve "
                                + name(after, came.servant().master()) + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpellEvent.BodiesUsed used -> Lines.none();
            case SpellEvent.ServantTurned turned ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, turned.foe(), seat)) + " turns on its master.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case SpellEvent.FoeLeft left
            when left.rule().equals("SP-63") ->
                Lines.secret(
                        Phrases.sentence(FighterNames.of(before, left.foe(), seat)) + " " + left.how() + ".", event);
            case SpellEvent.FoeLeft left ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, left.foe(), seat)) + " " + left.how() + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpellEvent.FoePlaced placed -> Lines.none();
            case SpellEvent.BuildingShaken shaken -> shaken(after, shaken, seat);
            case SpellEvent.Carried carried ->
                Lines.of(name(after, carried.who()) + " is gone.", event, seat, Line.Tone.PLAIN);
            case SpellEvent.Rejoined rejoined ->
                Lines.of(name(after, rejoined.who()) + " is with the company again.", event, seat, Line.Tone.GOOD);
            case SpellEvent.PassedBy passed ->
                Lines.of("Somebody goes by among the trees and notices nothing.", event, seat, Line.Tone.GOOD);
            case SpellEvent.Confused confused -> confused(before, confused, seat);
            case SpellEvent.Answered answered ->
                Lines.of(
                        "To " + name(after, answered.caster()) + " comes the answer: \"" + answered.question()
                                + "\" \u2013 " + answered.answer() + ".",
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case SpellEvent.EyeMoved moved ->
                Lines.of(
                        name(after, moved.caster()) + "'s eye looks about"
                                + (moved.found().isEmpty()
                                        ? "."
                                        : " and sees " + String.join(", ", moved.found()) + "."),
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case SpellEvent.Sent sent ->
                Lines.of("The cloud of insects goes where it is sent.", event, seat, Line.Tone.PLAIN);
            case SpellEvent.BurnedAway burned ->
                Lines.of("Fire clears a part of the cloud of insects.", event, seat, Line.Tone.PLAIN);
            case SpellEvent.ThingCarried carried -> carried(before, carried, seat);
            case SpellEvent.Fetched fetched ->
                after.underground()
                                .filter(at -> at.level().equals(fetched.level())
                                        && at.cell().equals(fetched.to()))
                                .isPresent()
                        ? Lines.of(
                                "Something that nobody sees lays down what it has brought.",
                                event,
                                seat,
                                Line.Tone.GOOD)
                        : Lines.none();
            case SpellEvent.Pulled pulled -> pulled(before, pulled, seat);
            case SpellEvent.Borne borne ->
                Lines.of(
                        Phrases.sentence(on(before, borne.who(), seat)) + " is borne through the air to " + borne.to()
                                + ".",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case SpellEvent.Reported reported -> reported(after, reported, seat);
            case SpellEvent.Drifted drifted ->
                here(after, drifted.on())
                        ? Lines.of("It drifts " + drifted.way().label() + ".", event, seat, Line.Tone.PLAIN)
                        : Lines.none();
            case SpellEvent.ImageDoubted doubted ->
                doubted.seenThrough()
                        ? Lines.of(
                                Phrases.sentence(FighterNames.of(before, doubted.foe(), seat))
                                        + " sees that there is nothing there.",
                                event,
                                seat,
                                Line.Tone.BAD)
                        : Lines.none();
            case SpellEvent.ImageVanished gone ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, gone.foe(), seat))
                                + " is gone like smoke: it was never there.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpellEvent.HazardShown shown -> {
                String what = shown.what();
                yield Lines.of(
                        Phrases.sentence(what) + " is suddenly before you, and those in front are in the midst of it!",
                        event,
                        seat,
                        Line.Tone.BAD);
            }
            case SpellEvent.HazardGone gone ->
                Lines.of(
                        Phrases.sentence(gone.what()) + " is gone like smoke: it was never there.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case SpellEvent.EyesDoubted doubted ->
                Lines.of(
                        name(after, doubted.who()) + " looks hard"
                                + (doubted.effects().isEmpty()
                                        ? ", and it is all as real as before."
                                        : " and sees through it: " + seenThrough(before, after, doubted, seat)
                                                + " is no more than an image, and tells the others."),
                        event,
                        seat,
                        doubted.effects().isEmpty() ? Line.Tone.PLAIN : Line.Tone.GOOD);
            case SpellEvent.ImageStruck struck ->
                Lines.of(
                        Phrases.sentence(image(before, struck.effect()))
                                + (struck.hit() ? " falls upon " : " strikes at ")
                                + FighterNames.of(before, struck.foe(), seat)
                                + (struck.hit() ? "." : " and misses."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case SpellEvent.TaskJudged judged ->
                judged.how().isEmpty()
                        ? Lines.none()
                        : Lines.of(
                                name(after, judged.who()) + " " + judged.how() + ".",
                                event,
                                seat,
                                judged.days() > 0 ? Line.Tone.BAD : Line.Tone.GOOD);
        };
    }

    private static String seenThrough(
            CampaignState before, CampaignState after, SpellEvent.EyesDoubted doubted, Seat seat) {
        return Stream.concat(
                        doubted.images().stream().map(image -> foe(after, image, seat)),
                        doubted.effects().stream()
                                .flatMap(id -> before.effects().find(id).stream())
                                .map(effect -> effect.word("hazard"))
                                .filter(what -> !what.isEmpty()))
                .collect(Collectors.joining(" and "));
    }

    private static String image(CampaignState state, String effect) {
        return state.effects().stream()
                .filter(each -> each.id().equals(effect))
                .findFirst()
                .map(each -> each.label().replaceFirst("^keeps up ", ""))
                .orElse("the image");
    }

    private static List<Line> reworded(CampaignState after, SpellEvent.Reworded changed, Seat seat) {
        Optional<Effect> effect = after.effects().stream()
                .filter(each -> each.id().equals(changed.effect()))
                .findFirst();
        return changed.label().isEmpty() || effect.isEmpty()
                ? Lines.none()
                : Lines.of(
                        Phrases.sentence(on(after, effect.get().on(), seat)) + ": " + changed.label() + ".",
                        changed,
                        seat,
                        Line.Tone.PLAIN);
    }

    /** Those who are there see the walls crack; how much they still bear only the referee knows. */
    private static List<Line> shaken(CampaignState after, SpellEvent.BuildingShaken event, Seat seat) {
        boolean there = after.underground()
                .filter(at -> at.level().equals(event.level()))
                .isPresent();
        Building now = event.now();
        String text = (now.points() == 0 ? "The " + now.name() + " falls" : "Cracks run through the " + now.name())
                + (seat.seesAll() ? "; " + now.points() + " structural points are left" : "") + ".";
        return there
                ? Lines.of(text, event, seat, Line.Tone.PLAIN)
                : seat.seesAll() ? Lines.secret(text, event) : Lines.none();
    }

    private static List<Line> confused(CampaignState before, SpellEvent.Confused confused, Seat seat) {
        String who = Phrases.sentence(on(before, confused.who(), seat));
        String what = switch (confused.conduct()) {
            case FREE -> "";
            case CASTERS_PARTY -> who + " fights on in confusion.";
            case NOTHING -> who + " stands there and does nothing.";
            case EACH_OTHER -> who + " turns on those nearest.";
        };
        return what.isEmpty() ? Lines.none() : Lines.of(what, confused, seat, Line.Tone.PLAIN);
    }

    private static boolean here(CampaignState state, Effect.On on) {
        return on instanceof Effect.On.OnCell cell
                && state.underground()
                        .filter(at -> at.level().equals(cell.level())
                                && state.level(cell.level()).seen().contains(cell.cell()))
                        .isPresent();
    }

    private static String on(CampaignState state, Effect.On on, Seat seat) {
        return switch (on) {
            case Effect.On.OnCharacter member -> name(state, member.character());
            case Effect.On.OnFoe foe -> foe(state, foe.foe(), seat);
            case Effect.On.OnDoor door -> "the door";
            case Effect.On.OnThing thing -> "the thing";
            case Effect.On.OnCell cell -> "the place";
        };
    }

    private static String foe(CampaignState state, FoeId id, Seat seat) {
        return FighterNames.of(state, id, seat);
    }

    static String name(CampaignState state, CharacterId who) {
        return FighterNames.of(state, who);
    }

    private static String kind(World world, String monster) {
        return world.book()
                .monsters()
                .find(monster)
                .map(Monster::name)
                .orElse(monster)
                .toLowerCase(Locale.ROOT);
    }

    private static List<Line> reported(CampaignState after, SpellEvent.Reported reported, Seat seat) {
        Optional<Adventurer> caster =
                after.adventurer(new CharacterId(reported.caster())).filter(Adventurer::living);
        return reported.how().isEmpty() || caster.isEmpty()
                ? Lines.secret("Out of everybody's sight it goes on.", reported)
                : Lines.of(caster.get().name() + " knows: " + reported.how() + ".", reported, seat, Line.Tone.PLAIN);
    }

    private static List<Line> carried(CampaignState before, SpellEvent.ThingCarried carried, Seat seat) {
        String what = carried.owner()
                .flatMap(before::adventurer)
                .flatMap(who -> who.item(carried.items().getFirst()))
                .map(item -> "The " + item.name())
                .orElseGet(() -> hoard(before, carried.level(), carried.hoard()));
        return Lines.of(
                what + " vanishes"
                        + (carried.fell() > 0 ? ", and falls down from " + carried.fell() + " feet up." : "."),
                carried,
                seat,
                Line.Tone.PLAIN);
    }

    static String hoard(CampaignState state, String level, String id) {
        return state.level(level)
                .hoard(id)
                .filter(hoard -> hoard.vessel() == Hoard.Vessel.CHEST)
                .map(hoard -> "The chest")
                .orElse("What lay there");
    }

    private static List<Line> pulled(CampaignState before, SpellEvent.Pulled pulled, Seat seat) {
        boolean here = before.underground()
                .filter(at -> at.level().equals(pulled.level()) && at.cell().equals(pulled.to()))
                .isPresent();
        return Lines.of(
                hoard(before, pulled.level(), pulled.hoard()) + " floats "
                        + (here ? "up to the company." : "to " + pulled.to() + "."),
                pulled,
                seat,
                Line.Tone.PLAIN);
    }
}
