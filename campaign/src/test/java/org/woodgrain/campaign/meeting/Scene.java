package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Plan;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MeetingCommand;
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
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.rulebook.Rulebook;

/** A company on a small map, for tests of meetings. */
final class Scene {
    static final Rulebook BOOK = StandardBook.load();
    static final String LEVEL = "test";
    static final String BELOW = "below";

    final Campaign campaign;
    private final Level level;
    CampaignState state;
    List<Event> events = List.of();
    private final List<CampaignState> before = new ArrayList<>();

    private Scene(Profile profile, String... plan) {
        this(profile, read(LEVEL, plan), Map.of());
    }

    private Scene(Profile profile, Level level, Map<String, Level> others) {
        this.level = level;
        Map<String, Level> levels = new TreeMap<>(others);
        levels.put(LEVEL, level);
        campaign = new Campaign(new World(BOOK, levels));
        Unfolding blank = new Unfolding(campaign.world(), Evolve.NOTHING, ScriptedDice.none());
        blank.emit(new BeginEvent.CampaignBegun("t", "Test", Ruleset.of(profile), ""));
        state = blank.state()
                .withPlace(new Place.Underground(LEVEL, level.entrance(), Direction.EAST))
                .withExpedition(Optional.of(new Expedition(List.of(), Earnings.NONE, 1, 0)))
                .changeLevel(LEVEL, now -> now.withSeen(new TreeSet<>(level.floor())));
    }

    private static Level read(String id, String... plan) {
        return Plan.read(Arrays.asList(plan), new Cell(0, 0)).level(id);
    }

    /** Two levels of the same plan with stairs between them. */
    static Scene stairs(Profile profile, Cell where, String... plan) {
        Stairs down = new Stairs(where, Direction.NORTH, false, Optional.of(BELOW));
        Stairs up = new Stairs(where, Direction.NORTH, true, Optional.of(LEVEL));
        return new Scene(profile, with(down, read(LEVEL, plan)), Map.of(BELOW, with(up, read(BELOW, plan))));
    }

    private static Level with(Stairs stairs, Level level) {
        return new Level(
                level.id(),
                level.name(),
                level.depth(),
                level.story(),
                level.floor(),
                level.walls(),
                level.doors(),
                List.of(stairs),
                level.traps(),
                level.tricks(),
                level.features(),
                level.rooms(),
                level.entrance());
    }

    static Scene original(String... plan) {
        return new Scene(Profile.ORIGINAL, plan);
    }

    static Scene of(Profile profile, String... plan) {
        return new Scene(profile, plan);
    }

    static Scene played(String... plan) {
        return new Scene(Played.profile(), plan);
    }

    static Scene classic(String... plan) {
        return new Scene(Profile.CLASSIC, plan);
    }

    Level level() {
        return level;
    }

    /** Adds a fighter of level 1 with a sword in hand. */
    Scene fighter(String name) {
        return member(
                name, 1, 10, new Purse(0, 50, 0, 0, 0), thing(name + "-sword", "EQI-10", "Sword", 50, Carried.IN_HAND));
    }

    Scene member(String name, int level, int charisma, Purse purse, Item... items) {
        CharacterId id = new CharacterId(name.toLowerCase(Locale.ROOT));
        Abilities scores = new Abilities(12, 10, 10, 10, 10, charisma);
        List<Career> careers = List.of(new Career(CharacterClass.FIGHTING_MAN, level, 0, List.of(6)));
        Adventurer made = new Adventurer(
                id,
                name,
                Race.HUMAN,
                Alignment.LAW,
                scores,
                scores,
                careers,
                CharacterClass.FIGHTING_MAN,
                6,
                6,
                Life.LIVING,
                purse,
                List.of(items),
                Spells.NONE,
                List.of("Common", "Law"),
                Rest.FRESH,
                0);
        List<CharacterId> order = new ArrayList<>(state.order());
        order.add(id);
        state = state.withAdventurer(made).withOrder(order);
        return this;
    }

    static Item thing(String id, String kind, String name, int weight, Carried how) {
        return new Item(new ItemId(id), kind, name, 1, weight, 0, how, "", 0);
    }

    /** Weighs a member down to a pace: 9, 6 or 3 inches. */
    Scene burdened(String name, int pounds) {
        return change(name, who -> {
            List<Item> all = new ArrayList<>(who.items());
            all.add(thing(name + "-iron", "iron", "iron bars", pounds * 10, Carried.STOWED));
            return who.withItems(all);
        });
    }

    Scene change(String name, UnaryOperator<Adventurer> how) {
        state = state.change(new CharacterId(name.toLowerCase(Locale.ROOT)), how);
        return this;
    }

    Scene charisma(String name, int score) {
        return change(
                name,
                who -> new Adventurer(
                        who.id(),
                        who.name(),
                        who.race(),
                        who.alignment(),
                        new Abilities(12, 10, 10, 10, 10, score),
                        new Abilities(12, 10, 10, 10, 10, score),
                        who.careers(),
                        who.acting(),
                        who.hitPoints(),
                        who.maxHitPoints(),
                        who.life(),
                        who.purse(),
                        who.items(),
                        who.spells(),
                        who.languages(),
                        who.rest(),
                        who.restDays()));
    }

    /** Gives the first member a burning lantern. */
    Scene lit() {
        return lit(state.order().getFirst());
    }

    Scene lit(CharacterId bearer) {
        state = state.withLights(List.of(new Light(bearer, new ItemId("lantern"), true, 20)));
        return this;
    }

    Scene at(int x, int y) {
        state = state.withPlace(new Place.Underground(LEVEL, new Cell(x, y), Direction.EAST));
        return this;
    }

    Cell cell() {
        return state.underground().orElseThrow().cell();
    }

    static List<Foe> foes(String monster, int many) {
        List<Foe> all = new ArrayList<>();
        for (int i = 1; i <= many; i++) {
            all.add(new Foe(
                    new FoeId(monster + i),
                    monster,
                    monster + " " + i,
                    4,
                    4,
                    Foe.Standing.ABLE,
                    new Purse(0, 0, 0, 3, 0),
                    new TreeMap<>()));
        }
        return all;
    }

    /** Lets foes live in a room. */
    Scene dwellers(String room, List<Foe> foes) {
        state = state.changeLevel(
                LEVEL, now -> now.withRoom(room, now.room(room).withDwellers(foes)));
        return this;
    }

    /** Does something with dice in this order and keeps the events. */
    Scene doing(Dice dice, Consumer<Unfolding> what) {
        Unfolding u = new Unfolding(campaign.world(), state, dice, new Consequences());
        what.accept(u);
        take(u.close());
        return this;
    }

    /** A company's order, which must be accepted. */
    Scene order(MeetingCommand command, Dice dice) {
        Decision decision = campaign.decide(state, new Order("o", new Seat.Company(), command), dice);
        if (decision instanceof Decision.Accepted accepted) {
            take(accepted.events());
            return this;
        }
        throw new AssertionError("refused: " + decision);
    }

    Refusal refused(MeetingCommand command) {
        Decision decision = campaign.decide(state, new Order("o", new Seat.Company(), command), ScriptedDice.none());
        if (decision instanceof Decision.Refused refused) {
            return refused.refusal();
        }
        throw new AssertionError("accepted: " + decision);
    }

    private void take(List<Event> happened) {
        events = happened;
        before.clear();
        for (Event event : happened) {
            before.add(state);
            state = Evolve.apply(state, event);
        }
    }

    Encounter meeting() {
        return state.encounter().orElseThrow();
    }

    /** The events of a kind among the last. */
    <E extends Event> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    <E extends Event> E one(Class<E> kind) {
        List<E> found = all(kind);
        if (found.size() != 1) {
            throw new AssertionError(kind.getSimpleName() + " came " + found.size() + " times: " + events);
        }
        return found.getFirst();
    }

    /** What a seat is told of the last events. */
    String told(Seat seat) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < events.size(); i++) {
            CampaignState after = i + 1 < before.size() ? before.get(i + 1) : state;
            for (Line line : Narrator.tell(campaign.world(), before.get(i), after, events.get(i), seat)) {
                text.append(line.text()).append('\n');
            }
        }
        return text.toString();
    }
}
