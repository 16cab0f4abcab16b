package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Learnt;
import org.woodgrain.campaign.people.Senseless;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Whereabouts;
import org.woodgrain.campaign.spells.Mire;
import org.woodgrain.campaign.spells.SwordMinds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.magic.Lasting;

/** A spell takes hold of somebody or something. */
final class Beginnings {
    /** What is seen where a spell works on a place, for those of which it is not enough to name what is there. */
    private static final Map<String, String> PLACES = Map.of(
            "SP-42",
            "An eye that nobody sees goes where it is bidden",
            "SP-44",
            "Another land seems to lie over this one",
            "SP-49",
            "The ground begins to soften",
            "SP-50",
            "The mud begins to stiffen",
            Mire.HARDENED,
            "The mud has turned to rock",
            "SP-71",
            "The hill begins to move",
            "SP-72",
            "The weather begins to change");

    /** What lays somebody low without being a spell itself. */
    private static final Set<String> LAID_LOW = Set.of(Afflictions.STUNNED, Senseless.KIND, Mire.HELD);

    private Beginnings() {}

    static List<Line> tell(World world, CampaignState after, MagicEvent.EffectBegun begun, Seat seat) {
        Effect effect = begun.effect();
        if (effect.kind().equals(SwordMinds.KIND) && effect.on() instanceof Effect.On.OnThing on) {
            return seat.seesAll()
                    ? Lines.secret(
                            "The " + Whereabouts.name(after, on.thing()) + " is of "
                                    + SwordMinds.side(effect).label() + ".",
                            begun)
                    : Lines.none();
        }
        Optional<String> weather = WeatherLines.comes(effect);
        if (weather.isPresent()) {
            return effect.on().equals(Outdoors.place(after))
                    ? Lines.of(weather.get(), begun, seat, Line.Tone.PLAIN)
                    : Lines.none();
        }
        if (effect.kind().startsWith(Learnt.KIND) && effect.on() instanceof Effect.On.OnCharacter reader) {
            List<String> spells = Learnt.ids(effect).stream()
                    .map(id -> world.book().spells().spell(id).name())
                    .toList();
            return Lines.of(
                    name(after, reader) + " has learnt of level "
                            + effect.kind().substring(Learnt.KIND.length()) + ": " + String.join(", ", spells) + ".",
                    begun,
                    seat,
                    Line.Tone.PLAIN);
        }
        boolean magic = effect.kind().startsWith("SP-") || effect.kind().startsWith("MI-");
        boolean swept = LAID_LOW.contains(effect.kind());
        boolean before = effect.number(SpellEvent.Reported.AGAIN) != 0;
        if (before || effect.label().isEmpty() || !magic && !swept && !PLACES.containsKey(effect.kind())) {
            return Lines.none();
        }
        String length = effect.secret() && !seat.seesAll() ? "" : length(after, effect);
        return switch (effect.on()) {
            case Effect.On.OnDoor door
            when effect.number("wall") + effect.number("hole") != 0 -> there(after, effect, length, begun, seat);
            case Effect.On.OnDoor door -> Lines.of("The door is held fast" + length + ".", begun, seat, Line.Tone.GOOD);
            case Effect.On.OnCell cell
            when effect.number("light") + effect.number("dark") == 0 -> there(after, effect, length, begun, seat);
            case Effect.On.OnThing on ->
                Lines.of(
                        "The " + Whereabouts.name(after, on.thing()) + " "
                                + (MagicLight.of(effect) ? effect.label() : "is " + effect.label()) + length + ".",
                        begun,
                        seat,
                        Line.Tone.PLAIN);
            case Effect.On.OnCell cell ->
                Lines.of(
                        effect.number("dark") > 0
                                ? "A globe of darkness swallows the place" + length + "."
                                : "Light fills the place" + length + ".",
                        begun,
                        seat,
                        Line.Tone.PLAIN);
            case Effect.On.OnCharacter on
            when effect.helpless() || swept ->
                Lines.of(name(after, on) + " is " + effect.label() + ".", begun, seat, Line.Tone.BAD);
            case Effect.On.OnCharacter on ->
                Lines.of(name(after, on) + ": " + effect.label() + length + ".", begun, seat, Line.Tone.PLAIN);
            case Effect.On.OnFoe on -> foe(after, on, effect, begun, seat);
        };
    }

    private static List<Line> there(
            CampaignState after, Effect effect, String length, MagicEvent.EffectBegun begun, Seat seat) {
        String seen = PLACES.getOrDefault(effect.kind(), Phrases.sentence(effect.label()) + " is there");
        return first(after, effect) ? Lines.of(seen + length + ".", begun, seat, Line.Tone.PLAIN) : Lines.none();
    }

    /** What can be seen of it on a monster is told to all: that it grows, changes, stands held, goes slowly or swiftly. */
    private static List<Line> foe(
            CampaignState after, Effect.On.OnFoe on, Effect effect, MagicEvent.EffectBegun begun, Seat seat) {
        String who = Phrases.sentence(FighterNames.of(after, on.foe(), seat));
        if (!effect.word("called").isEmpty()) {
            return Lines.of(
                    (known(after, seat) ? Phrases.sentence(effect.word("called")) : "A shape") + " is "
                            + (known(after, seat) ? Phrases.article(effect.word("shape")) : "another") + " now.",
                    begun,
                    seat,
                    Line.Tone.GOOD);
        }
        if (effect.kind().equals("SP-59")) {
            return Lines.of(who + " grows to a giant" + length(after, effect) + ".", begun, seat, Line.Tone.PLAIN);
        }
        if (seat.seesAll()) {
            return Lines.secret(who + ": " + effect.label() + length(after, effect) + ".", begun);
        }
        boolean plain = effect.helpless()
                || effect.number(Effect.PACE) != 0
                || effect.kind().equals("SP-38")
                || effect.kind().equals(Afflictions.STUNNED);
        boolean met =
                after.encounter().flatMap(meeting -> meeting.foe(on.foe())).isPresent();
        return plain && met ? Lines.of(who + " is " + effect.label() + ".", begun, seat, Line.Tone.GOOD) : Lines.none();
    }

    private static boolean known(CampaignState state, Seat seat) {
        return seat.seesAll() || state.encounter().map(Encounter::kindKnown).orElse(true);
    }

    /** One line is enough for all the pieces of one casting. */
    private static boolean first(CampaignState after, Effect effect) {
        int casting = effect.number("casting");
        return casting == 0
                || after.effects().stream()
                        .filter(other -> other.number("casting") == casting)
                        .findFirst()
                        .filter(other -> other.id().equals(effect.id()))
                        .isPresent();
    }

    /** How long it lasts, in whole turns where it comes to some. */
    private static String length(CampaignState state, Effect effect) {
        int turn = Lasting.rounds(state.ruleset().profile(), 1);
        return switch (effect.unit()) {
            case ROUNDS ->
                effect.left() % turn == 0 ? many(effect.left() / turn, "turn") : many(effect.left(), "round");
            case TURNS -> effect.left() == 1 ? ", for this turn" : many(effect.left(), "turn");
            case DAYS -> many(effect.left(), "day");
            case ENCOUNTER, LASTING -> "";
        };
    }

    private static String many(int number, String what) {
        return ", for " + (number == 1 ? Phrases.article(what) : number + " " + what + "s");
    }

    private static String name(CampaignState state, Effect.On.OnCharacter on) {
        return state.adventurer(on.character()).map(Adventurer::name).orElse("Somebody");
    }
}
