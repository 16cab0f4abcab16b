package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** A fight in a long passage ten feet wide, or in a hall, fought round by round with scripted dice. */
public final class Melees {
    private final World world;
    private CampaignState state;
    private final List<Event> events = new ArrayList<>();
    private final List<Line> told = new ArrayList<>();

    private Melees(World world, CampaignState state) {
        this.world = world;
        this.state = state;
    }

    private static Level passage() {
        return Plans.draw("+-+-+-+-+-+-+", "|. . . . . .|", "+-+-+-+-+-+-+").level();
    }

    private static Level hall() {
        return Plans.draw(
                        "+-+-+-+-+-+",
                        "|1 1 1 1 1|",
                        "+         +",
                        "|1 1 1 1 1|",
                        "+         +",
                        "|1 1 1 1 1|",
                        "+         +",
                        "|1 1 1 1 1|",
                        "+         +",
                        "|1 1 1 1 1|",
                        "+-+-+-+-+-+")
                .level();
    }

    public static Melees inPassage(Profile profile, List<Adventurer> company) {
        return begin(Ruleset.of(profile), passage(), company);
    }

    public static Melees inPassage(Ruleset rules, List<Adventurer> company) {
        return begin(rules, passage(), company);
    }

    public static Melees inHall(Profile profile, List<Adventurer> company) {
        return begin(Ruleset.of(profile), hall(), company);
    }

    static Melees in(Profile profile, Level level, List<Adventurer> company) {
        return begin(Ruleset.of(profile), level, company);
    }

    private static Melees begin(Ruleset rules, Level level, List<Adventurer> company) {
        List<Adventurer> lit = new ArrayList<>();
        for (int i = 0; i < company.size(); i++) {
            Adventurer who = company.get(i);
            lit.add(i == 0 ? Company.with(who, held(who.id() + "-lamp", "EQI-45", "lantern", Carried.AT_HAND)) : who);
        }
        Expeditions set = Expeditions.begin(rules, level, new Cell(1, 0), Direction.EAST, lit);
        return new Melees(set.world(), set.state());
    }

    static Item held(String id, String kind, String name, Carried how) {
        return new Item(new ItemId(id), kind, name, 1, 0, 0, how, "", 0);
    }

    /** Foes of one kind with these hit points, so many feet away. */
    public Melees against(String monster, int distance, int... hitPoints) {
        List<Foe> foes = new ArrayList<>();
        for (int i = 0; i < hitPoints.length; i++) {
            foes.add(new Foe(
                    new FoeId("f" + (i + 1)),
                    monster,
                    world.book().monsters().monster(monster).name().toLowerCase(Locale.ROOT)
                            + (hitPoints.length > 1 ? " " + (i + 1) : ""),
                    hitPoints[i],
                    Math.max(
                            hitPoints[i],
                            8
                                    * world.book()
                                            .monsters()
                                            .monster(monster)
                                            .hitDice()
                                            .dice()),
                    Foe.Standing.ABLE,
                    Purse.EMPTY,
                    new TreeMap<>()));
        }
        Encounter meeting = Encounter.begun(
                        foes, "one", Optional.empty(), new Cell(2, 0), Encounter.Phase.BATTLE, List.of())
                .withDistance(distance)
                .withKindKnown();
        state = state.withEncounter(Optional.of(meeting));
        return this;
    }

    public Melees given(UnaryOperator<CampaignState> how) {
        state = how.apply(state);
        return this;
    }

    Melees slow(CharacterId... who) {
        state = state.withEncounter(state.encounter().map(meeting -> meeting.withSlow(List.of(who))));
        return this;
    }

    /** One round with these dice and no others. */
    Melees round(List<FighterOrder> orders, int... faces) {
        return play(u -> Battle.round(u, orders), ScriptedDice.of(faces));
    }

    /** One round with whatever dice. */
    public Melees round(List<FighterOrder> orders, Dice dice) {
        return unfold(u -> Battle.round(u, orders), dice);
    }

    Melees round(List<FighterOrder> orders, ScriptedDice dice) {
        return play(u -> Battle.round(u, orders), dice);
    }

    Melees segment(boolean company, List<FighterOrder> orders, int... faces) {
        return play(u -> Battle.freeSegment(u, company, orders), ScriptedDice.of(faces));
    }

    Melees play(Consumer<Unfolding> what, ScriptedDice dice) {
        unfold(what, dice);
        dice.requireAllThrown();
        return this;
    }

    private Melees unfold(Consumer<Unfolding> what, Dice dice) {
        events.clear();
        told.clear();
        Unfolding u = new Unfolding(world, state, dice, new Consequences());
        what.accept(u);
        for (Event event : u.close()) {
            CampaignState before = state;
            state = Evolve.apply(state, event);
            events.add(event);
            told.addAll(Narrator.tell(world, before, state, event, new Seat.Company()));
        }
        return this;
    }

    public CampaignState state() {
        return state;
    }

    public World world() {
        return world;
    }

    Adventurer who(CharacterId id) {
        return state.adventurer(id).orElseThrow();
    }

    Foe foe(int number) {
        return state.encounter().orElseThrow().foe(new FoeId("f" + number)).orElseThrow();
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    <E extends Event> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    List<String> told() {
        return told.stream().map(Line::text).toList();
    }

    public List<Line> lines() {
        return List.copyOf(told);
    }

    static FighterOrder strike(CharacterId who, int foe) {
        return new FighterOrder(who, new Deed.Strike(new FoeId("f" + foe)));
    }

    static FighterOrder guard(CharacterId who) {
        return new FighterOrder(who, new Deed.Guard());
    }
}
