package org.woodgrain.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.book.AmendedBooks;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.rulebook.Rulebook;

/** A company underground, played order by order with scripted dice. */
public final class Expeditions {
    private static final AmendedBooks LIBRARY = new AmendedBooks();
    private static final Rulebook BOOK = LIBRARY.plain();

    private final Campaign campaign;
    private final List<Event> events = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final List<String> toldReferee = new ArrayList<>();
    private CampaignState state;

    private Expeditions(Campaign campaign, CampaignState state) {
        this.campaign = campaign;
        this.state = state;
    }

    public static Rulebook book() {
        return BOOK;
    }

    /** A company that has just come down to a cell; its lanterns burn. */
    public static Expeditions begin(Profile profile, Level level, Cell at, Direction facing, List<Adventurer> company) {
        return begin(Ruleset.of(profile), level, at, facing, company);
    }

    public static Expeditions begin(Ruleset rules, Level level, Cell at, Direction facing, List<Adventurer> company) {
        return begin(rules, List.of(level), at, facing, company);
    }

    /** A dungeon of several levels; the company stands on the first. */
    public static Expeditions begin(
            Ruleset rules, List<Level> levels, Cell at, Direction facing, List<Adventurer> company) {
        Level level = levels.getFirst();
        World world = new World(LIBRARY, levels.stream().collect(Collectors.toMap(Level::id, each -> each)));
        CampaignState state = Evolve.apply(Evolve.NOTHING, new BeginEvent.CampaignBegun("c", "Test", rules, ""));
        List<Light> lights = new ArrayList<>();
        for (Adventurer member : company) {
            state = state.withAdventurer(member);
            for (Item item : member.items()) {
                if (item.kind().equals("EQI-45")) {
                    lights.add(new Light(member.id(), item.id(), true, 24));
                }
            }
        }
        List<CharacterId> order = company.stream().map(Adventurer::id).toList();
        state = state.withOrder(order)
                .withPlace(new Place.Underground(level.id(), at, facing))
                .withLights(lights)
                .withExpedition(
                        Optional.of(new Expedition(order, new Earnings(new TreeMap<>(), List.of(), List.of()), 1, 0)));
        Expeditions expedition = new Expeditions(new Campaign(world), state);
        expedition.state = state.changeLevel(
                level.id(), now -> now.withSeen(new TreeSet<>(Lighting.visible(level, expedition.state, at))));
        return expedition;
    }

    /** Changes the state by hand, before play. */
    public Expeditions given(UnaryOperator<CampaignState> how) {
        state = how.apply(state);
        return this;
    }

    /** Lets something happen that is no order. */
    public Expeditions doing(Consumer<Unfolding> what, Dice dice) {
        Unfolding u = new Unfolding(campaign.world(), state, dice);
        what.accept(u);
        state = u.state();
        return this;
    }

    /** Gives an order whose dice fall so, and no others. */
    public Expeditions order(Command command, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        order(command, dice);
        dice.requireAllThrown();
        return this;
    }

    public Expeditions order(Command command, Dice dice) {
        return order(new Seat.Company(), command, dice);
    }

    /** The referee gives an order that takes no dice. */
    public Expeditions rules(Command command) {
        return order(new Seat.Referee(), command, ScriptedDice.none());
    }

    /** The referee gives an order. */
    public Expeditions rules(Command command, Dice dice) {
        return order(new Seat.Referee(), command, dice);
    }

    private Expeditions order(Seat seat, Command command, Dice dice) {
        Decision decision = campaign.decide(state, new Order("o", seat, command), dice);
        assertThat(decision).as("%s", command).isInstanceOf(Decision.Accepted.class);
        events.clear();
        told.clear();
        toldReferee.clear();
        for (Event event : ((Decision.Accepted) decision).events()) {
            CampaignState before = state;
            state = campaign.evolve(state, event);
            events.add(event);
            tell(told, before, event, new Seat.Company());
            tell(toldReferee, before, event, new Seat.Referee());
        }
        return this;
    }

    private void tell(List<String> log, CampaignState before, Event event, Seat seat) {
        for (Line line : Narrator.tell(campaign.world(), before, state, event, seat)) {
            log.add(line.text());
        }
    }

    /** Why an order is refused; it must throw no die. */
    public Refusal refused(Command command) {
        return refused(new Seat.Company(), command);
    }

    /** Why an order of a seat is refused; it must throw no die. */
    public Refusal refused(Seat seat, Command command) {
        Decision decision = campaign.decide(state, new Order("o", seat, command), ScriptedDice.none());
        assertThat(decision).as("%s", command).isInstanceOf(Decision.Refused.class);
        return ((Decision.Refused) decision).refusal();
    }

    public CampaignState state() {
        return state;
    }

    public World world() {
        return campaign.world();
    }

    public Cell cell() {
        return state.underground().orElseThrow().cell();
    }

    /** The events of the last order. */
    public List<Event> events() {
        return List.copyOf(events);
    }

    public <E extends Event> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What the players heard of the last order. */
    public List<String> told() {
        return List.copyOf(told);
    }

    public List<String> toldReferee() {
        return List.copyOf(toldReferee);
    }

    public Adventurer who(CharacterId id) {
        return state.adventurer(id).orElseThrow();
    }

    /** The present turn of the expedition, from 1. */
    public int turn() {
        return state.expedition().orElseThrow().turn();
    }

    /** Ticks used of it. */
    public int ticks() {
        return state.clock().ticks();
    }

    /** Quarters used of it. */
    public int quarters() {
        return state.clock().ticks() / Clock.QUARTER;
    }
}
