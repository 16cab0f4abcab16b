package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.monsters.Monster;

final class RefereeNarration {
    private static final String RULED = "The referee rules: ";

    private RefereeNarration() {}

    static List<Line> tell(World world, CampaignState before, CampaignState after, RefereeEvent event, Seat seat) {
        return switch (event) {
            case RefereeEvent.Told told -> Lines.of(told.text(), event, seat, Line.Tone.SIGHT);
            case RefereeEvent.HitPointsSet set -> {
                String name = after.adventurer(set.who())
                        .map(Adventurer::name)
                        .orElse(set.who().value());
                yield Lines.one(RULED + name + " has " + set.to() + " hit points (" + set.from() + " before)"
                        + because(set.why()));
            }
            case RefereeEvent.ExperienceSet set ->
                Lines.of(
                        RULED
                                + after.adventurer(set.who())
                                        .map(Adventurer::name)
                                        .orElse("somebody") + " has "
                                + set.career().experience() + " points of experience and is of level "
                                + set.career().level() + " (" + set.title() + "), with "
                                + set.maxHitPoints() + " hit points" + because(set.why()),
                        set,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.FoeHitPointsSet set -> {
                String name = before.encounter()
                        .flatMap(meeting -> meeting.foe(set.foe()))
                        .map(Foe::name)
                        .orElse("a foe");
                String words = RULED + name + " has " + set.to() + " hit points (" + set.from() + " before)"
                        + because(set.why());
                yield seat.seesAll()
                        ? Lines.secret(words, event)
                        : set.to() == 0 ? Lines.one(RULED + "a foe falls" + because(set.why())) : Lines.none();
            }
            case RefereeEvent.CompanyPlaced placed ->
                Lines.one(RULED + "the company stands elsewhere" + because(placed.why()));
            case RefereeEvent.DoorRevealed revealed -> Lines.one(RULED + "a secret door is found.");
            case RefereeEvent.CoffinSet set ->
                seat.seesAll()
                        ? Lines.secret(
                                RULED + "the coffin at " + set.coffin()
                                        + (set.usable() ? " can be used again" : " is of no more use")
                                        + (set.why().isBlank() ? "." : ": " + set.why() + "."),
                                set)
                        : Lines.none();
            case RefereeEvent.UnlistedSold sold ->
                Lines.of(
                        after.adventurer(sold.who()).map(Adventurer::name).orElse("Somebody") + " buys "
                                + sold.thing().name() + " for " + Coinage.label(sold.copper())
                                + ", priced by " + sold.comparable() + ".",
                        sold,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.StudyLet let ->
                Lines.of(
                        "Spells may be regained here today" + (let.why().isEmpty() ? "." : ": " + let.why() + "."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.BuildingSet set ->
                Lines.of(
                        (set.building().most() == 0
                                        ? "The " + set.building().name() + " stands here no more"
                                        : "Here stands " + set.building().told()
                                                + (seat.seesAll()
                                                        ? ", of "
                                                                + set.building().points() + " structural points"
                                                        : ""))
                                + (set.why().isEmpty() ? "." : ": " + set.why() + "."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.ScenerySet set ->
                Lines.of(
                        "About the place: "
                                + (set.now().told().isEmpty()
                                        ? "nothing out of the way"
                                        : set.now().told())
                                + (set.why().isEmpty() ? "." : ": " + set.why() + "."),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.MindTested tested ->
                seat.seesAll()
                        ? Lines.secret(
                                tested.name() + " " + outcome(tested)
                                        + (tested.what().isBlank()
                                                ? "."
                                                : ": " + tested.what().strip() + "."),
                                tested)
                        : Lines.none();
            case RefereeEvent.BookLost lost -> {
                String name = after.adventurer(lost.who())
                        .map(Adventurer::name)
                        .orElse(lost.who().value());
                String book = after.workshop().copies(lost.who(), lost.level()) > 0
                        ? " loses a copy of the book of spells of level "
                        : " loses the only book of spells of level ";
                yield Lines.one(RULED + name + book + lost.level() + because(lost.why()));
            }
            case RefereeEvent.RuleChanged changed ->
                Lines.of(
                        RULED + "rule " + changed.change().rule() + " is changed: "
                                + changed.change().label() + because(changed.why()),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.ParticipantsCounted counted ->
                Lines.of(
                        counted.participants().players() + " players and "
                                + counted.participants().referees() + " referees take part."
                                + (counted.participants().advised().isPresent()
                                        ? " " + counted.participants().advised().getAsInt()
                                                + " referees are advised, one for every twenty players."
                                        : ""),
                        event,
                        seat,
                        counted.participants().advised().isPresent() ? Line.Tone.BAD : Line.Tone.PLAIN);
            case RefereeEvent.LetBeCreature let ->
                Lines.of(
                        RULED + PeopleNarration.name(after, let.who()) + " is a young "
                                + let.creature().toLowerCase(Locale.ROOT) + because(let.why()),
                        event,
                        seat,
                        Line.Tone.PLAIN);
            case RefereeEvent.WorthSet set ->
                seat.seesAll()
                        ? Lines.secret(
                                RULED + thing(before, set) + " is worth " + Coinage.label(set.to()) + " and not "
                                        + Coinage.label(set.from()) + because(set.why()),
                                set)
                        : Lines.none();
            case RefereeEvent.FoesSent sent ->
                seat.seesAll()
                        ? Lines.secret("The referee sends " + many(world, sent) + because(sent.why()), sent)
                        : Lines.none();
            case RefereeEvent.ThingsGiven given ->
                Lines.of(
                        PeopleNarration.name(after, given.who()) + " receives "
                                + Phrases.join(Spoils.names(given.things()))
                                + because(given.why()),
                        given,
                        seat,
                        Line.Tone.GOOD);
            case RefereeEvent.GoldGiven given ->
                Lines.one(PeopleNarration.name(after, given.who()) + (given.gold() > 0 ? " receives " : " loses ")
                        + Math.abs(given.gold()) + " gp" + because(given.why()));
            case RefereeEvent.FoesDismissed dismissed -> Lines.one(RULED + "they go away" + because(dismissed.why()));
        };
    }

    private static String many(World world, RefereeEvent.FoesSent sent) {
        String name = world.book()
                .monsters()
                .find(sent.monster())
                .map(Monster::name)
                .orElse(sent.monster())
                .toLowerCase(Locale.ROOT);
        return sent.number() == 1 ? Phrases.article(name) : Phrases.number(sent.number()) + " " + Phrases.plural(name);
    }

    private static String outcome(RefereeEvent.MindTested tested) {
        if (tested.ability() == Ability.WISDOM) {
            return tested.passed() ? "is too prudent for it" : "gives in to the temptation";
        }
        return tested.passed() ? "thinks of it" : "does not think of it unaided";
    }

    private static String thing(CampaignState state, RefereeEvent.WorthSet set) {
        return state.adventurer(set.who())
                .flatMap(who -> who.item(set.thing()))
                .map(Item::name)
                .orElse("a thing");
    }

    private static String because(String why) {
        return why.isBlank() ? "." : ": " + why.strip() + ".";
    }
}
