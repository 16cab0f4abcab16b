package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Whereabouts;
import org.woodgrain.campaign.spells.Barriers;
import org.woodgrain.campaign.spells.Effects;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.Turning;

/** Magic as it is told. */
final class MagicNarration {
    private static final int WALL_SEEN = 12;

    private MagicNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, MagicEvent event, Seat seat) {
        return switch (event) {
            case MagicEvent.Memorised memorised ->
                Lines.of(
                        name(after, memorised.who()) + " fixes in mind: " + spells(world, memorised.spells()) + ".",
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case MagicEvent.BooksPacked packed ->
                Lines.of(
                        name(after, packed.who())
                                + (packed.along()
                                        ? " packs the books of spells."
                                        : " leaves the books of spells at home."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case MagicEvent.FoeSpellsDrawn drawn ->
                seat.seesAll()
                        ? Lines.secret(
                                foe(before, drawn.foe(), seat) + " has " + spells(world, drawn.spells()) + ".", event)
                        : Lines.none();
            case MagicEvent.SpellCast cast ->
                Lines.of(
                        Phrases.sentence(caster(before, cast.caster(), seat)) + " casts " + cast(world, cast, seat)
                                + ".",
                        event,
                        seat,
                        cast.caster() instanceof Caster.Member ? Line.Tone.PLAIN : Line.Tone.BAD);
            case MagicEvent.SpellLost lost ->
                Lines.of(
                        Phrases.sentence(caster(before, lost.caster(), seat)) + " loses " + spell(world, lost.spell())
                                + ": " + lost.why() + ".",
                        event,
                        seat,
                        lost.caster() instanceof Caster.Member ? Line.Tone.BAD : Line.Tone.GOOD);
            case MagicEvent.EffectBegun begun -> Beginnings.tell(world, after, begun, seat);
            case MagicEvent.EffectEnded ended -> ended(world, before, ended, seat);
            case MagicEvent.EffectChanged changed
            when changed.number().equals(MagicEvent.EffectChanged.LAST_TURN) ->
                Lines.of(
                        on(after, changed.effect()) + " feels that the breathing of water will last one more turn.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case MagicEvent.EffectChanged changed
            when after.effects()
                    .find(changed.effect())
                    .filter(hill -> hill.kind().equals("SP-71"))
                    .isPresent() ->
                changed.why().isEmpty()
                        ? Lines.none()
                        : Lines.of(
                                "The hill creeps on, " + changed.value() + " yards by now: " + changed.why() + ".",
                                event,
                                seat,
                                Line.Tone.PLAIN);
            case MagicEvent.EffectChanged changed
            when changed.number().equals(Overlay.HOLE) ->
                Lines.of("A way is cut through the meat.", event, seat, Line.Tone.GOOD);
            case MagicEvent.EffectChanged changed ->
                changed.number().equals(Effect.COVERED)
                        ? Lines.of(
                                changed.value() != 0
                                        ? "A cloak is thrown over it, and the spell on it reaches no farther."
                                        : "The cloak is taken off it again.",
                                event,
                                seat,
                                Line.Tone.PLAIN)
                        : Lines.none();
            case MagicEvent.Resisted resisted -> resisted(before, resisted, seat);
            case MagicEvent.TouchMissed missed ->
                Lines.of(
                        Phrases.sentence(caster(before, missed.caster(), seat)) + " reaches out to touch "
                                + reached(before, missed.target(), seat) + " and misses; the spell is wasted.",
                        event,
                        seat,
                        missed.caster() instanceof Caster.Member ? Line.Tone.BAD : Line.Tone.GOOD);
            case MagicEvent.NothingHappened nothing ->
                Lines.of("Nothing happens that one could see.", event, seat, Line.Tone.PLAIN);
            case MagicEvent.FellAsleep asleep -> asleep(before, asleep, seat);
            case MagicEvent.FoeCharmed charmed ->
                Lines.of(
                        Phrases.sentence(foe(before, charmed.foe(), seat)) + " lowers its weapon, comes over to "
                                + name(after, charmed.caster()) + " and hands over what it carries.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case MagicEvent.FollowerLeft left ->
                Lines.of(
                        Phrases.sentence(follower(before, left.foe())) + " follows no longer: " + left.why() + ".",
                        event,
                        seat,
                        Line.Tone.BAD);
            case MagicEvent.MagicSought examined ->
                Lines.of(
                        name(after, examined.caster()) + " looks at " + examined.what() + ": " + verdict(examined),
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case MagicEvent.IntentFelt felt ->
                Lines.of(name(after, felt.caster()) + " feels " + felt(felt) + ".", event, seat, Line.Tone.SIGHT);
            case MagicEvent.IntentSeen seen ->
                Lines.of(
                        name(after, seen.caster()) + " looks at " + seen.what() + " and feels "
                                + (seen.strength().isEmpty() ? "no " : seen.strength() + " ")
                                + (seen.good() ? "good." : "evil."),
                        event,
                        seat,
                        Line.Tone.SIGHT);
            case MagicEvent.ProvisionsChanged changed ->
                seat.seesAll()
                        ? Lines.secret(
                                changed.quantity() + " of what " + name(after, changed.owner()) + " carries "
                                        + (changed.foul() ? "spoiled." : "made good."),
                                event)
                        : Lines.none();
            case MagicEvent.UndeadFaced faced -> faced(before, faced, seat);
            case MagicEvent.WritingRead read ->
                Lines.of(name(after, read.reader()) + " reads it: " + read.name() + ".", event, seat, Line.Tone.SIGHT);
            case MagicEvent.Overcome overcome -> overcome(before, overcome, seat);
            case MagicEvent.CurseFaced faced ->
                Lines.of(
                        Phrases.sentence(caster(before, faced.caster(), seat))
                                + (faced.lifted() ? " feels a curse yield." : " feels that the curse holds."),
                        event,
                        seat,
                        faced.lifted() ? Line.Tone.GOOD : Line.Tone.BAD);
            case MagicEvent.ThingMadePlain plain ->
                Lines.of(
                        "What " + name(after, plain.owner()) + " has is a " + plain.name()
                                + " now, with no magic in it.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case MagicEvent.ClericFell fell ->
                Lines.of(
                        "It was not for life or death: " + name(after, fell.who())
                                + " is forsaken by the powers served till now, and stands with Chaos from now on.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case MagicEvent.ScrollCast cast ->
                Lines.of(
                        name(after, cast.caster()) + " reads " + spell(world, cast.spell()) + " off a scroll"
                                + (cast.at().isEmpty() ? "" : ", on " + cast.at()) + "; the writing fades.",
                        event,
                        seat,
                        Line.Tone.PLAIN);
        };
    }

    /** What is cast, and on whom; that a monster makes an image the company finds out for itself. */
    @Rule({"SP-11", "SP-117"})
    private static String cast(World world, MagicEvent.SpellCast cast, Seat seat) {
        boolean image = cast.caster() instanceof Caster.Monster && cast.spell().equals("SP-11");
        return image && !seat.seesAll()
                ? "a spell"
                : spell(world, cast.spell()) + (cast.at().isEmpty() ? "" : " on " + cast.at());
    }

    /** Whoever of the company is under an effect. */
    private static String on(CampaignState state, String effect) {
        return state.effects().stream()
                .filter(each -> each.id().equals(effect))
                .map(each -> each.on() instanceof Effect.On.OnCharacter on ? name(state, on.character()) : "One")
                .findFirst()
                .orElse("One");
    }

    private static List<Line> ended(World world, CampaignState before, MagicEvent.EffectEnded ended, Seat seat) {
        Optional<Effect> found = before.effects().stream()
                .filter(effect -> effect.id().equals(ended.effect()))
                .filter(effect -> !effect.label().isEmpty())
                .findFirst();
        if (found.isEmpty()) {
            return Lines.none();
        }
        Effect effect = found.get();
        Optional<String> weather = WeatherLines.goes(effect, ended.why());
        if (weather.isPresent() && effect.on().equals(Outdoors.place(before))) {
            return Lines.of(weather.get(), ended, seat, Line.Tone.PLAIN);
        }
        String what = Effects.name(world, effect);
        return switch (effect.on()) {
            case Effect.On.OnCharacter on
            when effect.kind().equals("SP-63") && ended.why().equals("its time is up") -> Lines.none(); // it reports
            case Effect.On.OnCharacter on ->
                Lines.of(
                        effect.kind().equals(Afflictions.STUNNED)
                                ? name(before, on.character()) + " is up again."
                                : effect.helpless()
                                        ? name(before, on.character()) + " is no longer " + effect.label() + " ("
                                                + ended.why() + ")."
                                        : what + " ends on " + name(before, on.character()) + ": " + ended.why() + ".",
                        ended,
                        seat,
                        Line.Tone.PLAIN);
            case Effect.On.OnDoor door
            when effect.number(Overlay.WALL) != 0 -> wallEnds(before, door, effect, ended, seat);
            case Effect.On.OnDoor door ->
                seat.seesAll() ? Lines.secret("A door is held no longer: " + ended.why() + ".", ended) : Lines.none();
            case Effect.On.OnThing on ->
                MagicLight.place(before, effect).flatMap(at -> at.bearer()).isPresent()
                        ? Lines.of(
                                what + " ends on the " + Whereabouts.name(before, on.thing()) + ": " + ended.why()
                                        + ".",
                                ended,
                                seat,
                                Line.Tone.PLAIN)
                        : Lines.none();
            case Effect.On.OnCell cell ->
                here(before, cell)
                        ? Lines.of(what + " ends here: " + ended.why() + ".", ended, seat, Line.Tone.PLAIN)
                        : Lines.none();
            case Effect.On.OnFoe on -> foeEnds(before, on, effect, ended, seat);
        };
    }

    /** A conjured wall is told of once, however many pieces it has; a gap in it leaves the others. */
    @Rule({"SP-36", "SP-51"})
    private static List<Line> wallEnds(
            CampaignState before, Effect.On.OnDoor on, Effect wall, MagicEvent.EffectEnded ended, Seat seat) {
        boolean near = before.underground()
                .filter(at -> at.level().equals(on.level())
                        && at.cell().distance(on.edge().cell()) <= WALL_SEEN)
                .isPresent();
        boolean gap = ended.why().equals(Barriers.GAP);
        if (!(near || seat.seesAll()) || !(gap || Barriers.last(before, wall))) {
            return Lines.none();
        }
        String what = wall.label().replaceFirst("^a ", "the ");
        String text =
                gap ? "There is a gap in " + what + "." : Phrases.sentence(what) + " is gone: " + ended.why() + ".";
        return near ? Lines.of(text, ended, seat, Line.Tone.PLAIN) : Lines.secret(text, ended);
    }

    private static boolean here(CampaignState state, Effect.On.OnCell cell) {
        return state.underground()
                .map(at -> at.level().equals(cell.level()) && at.cell().equals(cell.cell()))
                .orElse(false);
    }

    private static List<Line> foeEnds(
            CampaignState before, Effect.On.OnFoe on, Effect effect, MagicEvent.EffectEnded ended, Seat seat) {
        boolean met = before.encounter()
                .flatMap(meeting -> meeting.foe(on.foe()))
                .filter(foe -> !foe.gone())
                .isPresent();
        String text = Phrases.sentence(foe(before, on.foe(), seat))
                + (effect.kind().equals(Afflictions.STUNNED)
                        ? " is on its feet again."
                        : " is no longer " + effect.label() + ".");
        if (met) {
            return Lines.of(text, ended, seat, Line.Tone.BAD);
        }
        return seat.seesAll() ? Lines.secret(text, ended) : Lines.none();
    }

    private static List<Line> resisted(CampaignState before, MagicEvent.Resisted resisted, Seat seat) {
        String text = resisted.target() instanceof Effect.On.OnCharacter member
                ? name(before, member.character()) + " throws it off."
                : "Nothing happens that one could see.";
        return Lines.of(text, resisted, seat, Line.Tone.PLAIN);
    }

    private static List<Line> overcome(CampaignState before, MagicEvent.Overcome overcome, Seat seat) {
        return switch (overcome.target()) {
            case Effect.On.OnCharacter on ->
                Lines.of(name(before, on.character()) + " cannot withstand it.", overcome, seat, Line.Tone.BAD);
            case Effect.On.OnFoe on ->
                Lines.of(
                        Phrases.sentence(foe(before, on.foe(), seat)) + " cannot withstand it.",
                        overcome,
                        seat,
                        Line.Tone.GOOD);
            case Effect.On.OnDoor door -> Lines.none();
            case Effect.On.OnThing thing -> Lines.none();
            case Effect.On.OnCell cell -> Lines.none();
        };
    }

    private static List<Line> asleep(CampaignState before, MagicEvent.FellAsleep asleep, Seat seat) {
        List<String> names = new ArrayList<>();
        asleep.foes().forEach(foe -> names.add(foe(before, foe, seat)));
        asleep.members().forEach(member -> names.add(name(before, member)));
        String text = names.isEmpty()
                ? "Nobody falls asleep."
                : Phrases.sentence(Phrases.join(names)) + (names.size() == 1 ? " falls asleep." : " fall asleep.");
        return Lines.of(text, asleep, seat, asleep.members().isEmpty() ? Line.Tone.GOOD : Line.Tone.BAD);
    }

    private static String verdict(MagicEvent.MagicSought examined) {
        return examined.held() ? "magic, and held shut." : examined.magic() ? "magic." : "no magic.";
    }

    private static String felt(MagicEvent.IntentFelt felt) {
        String what = felt.good() ? "good" : "evil";
        return felt.directions().isEmpty()
                ? "no " + what + " within " + felt.feet() + " feet"
                : what + ": "
                        + felt.directions().entrySet().stream()
                                .map(each -> each.getValue() + " "
                                        + (each.getKey().equals("here") ? "close by" : "to the " + each.getKey()))
                                .collect(Collectors.joining(", "));
    }

    private static List<Line> faced(CampaignState before, MagicEvent.UndeadFaced faced, Seat seat) {
        String cleric = name(before, faced.cleric());
        String them = faced.foes().size() + " of the " + faced.kind() + "s";
        String text = switch (faced.outcome()) {
            case NOTHING -> "The " + faced.kind() + "s heed " + cleric + " not at all.";
            case FAILED -> cleric + " faces the " + faced.kind() + "s in vain.";
            case TURNED ->
                faced.cornered()
                        ? cleric + " drives back " + them + "; they cower, for there is no way out."
                        : cleric + " turns " + them + " to flight.";
            case DESTROYED -> cleric + " destroys " + them + ".";
        };
        boolean worked = faced.outcome() == Turning.Outcome.TURNED || faced.outcome() == Turning.Outcome.DESTROYED;
        return Lines.of(text, faced, seat, worked ? Line.Tone.GOOD : Line.Tone.BAD);
    }

    private static String spells(World world, List<String> ids) {
        Map<String, Integer> many = new LinkedHashMap<>();
        ids.forEach(id -> many.merge(spell(world, id), 1, Integer::sum));
        return many.isEmpty() ? "nothing" : String.join(", ", Phrases.counted(many));
    }

    private static String spell(World world, String id) {
        return world.book().spells().find(id).map(Spell::name).orElse(id);
    }

    private static String reached(CampaignState state, Effect.On target, Seat seat) {
        return switch (target) {
            case Effect.On.OnCharacter member -> name(state, member.character());
            case Effect.On.OnFoe on -> foe(state, on.foe(), seat);
            case Effect.On.OnDoor door -> "it";
            case Effect.On.OnThing thing -> "it";
            case Effect.On.OnCell cell -> "it";
        };
    }

    private static String caster(CampaignState state, Caster caster, Seat seat) {
        return switch (caster) {
            case Caster.Member member -> name(state, member.id());
            case Caster.Monster monster -> foe(state, monster.id(), seat);
        };
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse("Somebody");
    }

    /** A foe by name if the seat knows its kind. */
    private static String foe(CampaignState state, FoeId id, Seat seat) {
        return FighterNames.of(state, id, seat);
    }

    private static String follower(CampaignState state, FoeId id) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.id().equals(id))
                .map(foe -> "the " + foe.name())
                .findFirst()
                .orElse("the servant");
    }
}
