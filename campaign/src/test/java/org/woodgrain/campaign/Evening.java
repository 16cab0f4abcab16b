package org.woodgrain.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.book.AmendedBooks;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/** A campaign played in a test: orders are given and the state is kept. */
public final class Evening {
    private static final AmendedBooks LIBRARY = new AmendedBooks();
    public static final Rulebook BOOK = LIBRARY.plain();

    private static final String HALL = """
            { "woodgrain": "level/1", "id": "hall", "name": "The Hall", "entrance": "0,0",
              "map": [
                "+-----+",
                "|1 1 1|",
                "|     |",
                "|1 1 1|",
                "+-----+"
              ],
              "stairs": [{ "at": "0,0", "facing": "west", "up": true }],
              "rooms": [{ "id": "1", "name": "The Hall" }] }
            """;

    public static final World WORLD =
            new World(LIBRARY, Map.of("hall", LevelJson.read("hall.json", HALL).level()));

    private final Campaign campaign = new Campaign(WORLD);
    private CampaignState state = Evolve.NOTHING;
    private List<Event> last = List.of();
    private int orders;

    private Evening() {}

    /** A campaign that has begun and has nobody in it. */
    public static Evening of(Profile profile) {
        return of(Ruleset.of(profile));
    }

    /** The same with house rules. */
    public static Evening of(Ruleset rules) {
        Evening evening = new Evening();
        evening.does(new BeginCommand.Begin("test", "Test", rules, ""), new ScriptedContent());
        return evening;
    }

    /** Any dice will do for stocking a level. */
    private static final class ScriptedContent implements Dice {
        @Override
        public int roll(DiceStream stream, int sides) {
            return sides;
        }
    }

    public CampaignState state() {
        return state;
    }

    public void become(CampaignState now) {
        state = now;
    }

    /** The events of the last order. */
    public List<Event> last() {
        return last;
    }

    public <E extends Event> List<E> last(Class<E> kind) {
        return last.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public Adventurer member(String id) {
        return state.adventurer(new CharacterId(id)).orElseThrow();
    }

    /** Gives an order that must be accepted. */
    public Evening does(Command command, Dice dice) {
        return does(new Seat.Company(), command, dice);
    }

    /** The referee gives an order that must be accepted. */
    public Evening rules(Command command, int... faces) {
        return does(new Seat.Referee(), command, ScriptedDice.of(faces));
    }

    private Evening does(Seat seat, Command command, Dice dice) {
        switch (campaign.decide(state, new Order("o" + orders++, seat, command), dice)) {
            case Decision.Accepted accepted -> {
                last = accepted.events();
                state = Evolve.applyAll(state, accepted.events());
            }
            case Decision.Refused refused ->
                throw new AssertionError(refused.refusal().message());
        }
        return this;
    }

    public Evening does(Command command, int... faces) {
        return does(command, ScriptedDice.of(faces));
    }

    /** Gives an order that must be refused, with dice that may not be thrown. */
    public Refusal refused(Command command) {
        return refused(new Seat.Company(), command);
    }

    /** Gives an order of some seat that must be refused, with dice that may not be thrown. */
    public Refusal refused(Seat seat, Command command) {
        return switch (campaign.decide(state, new Order("o" + orders++, seat, command), ScriptedDice.none())) {
            case Decision.Refused refused -> refused.refusal();
            case Decision.Accepted accepted -> throw new AssertionError("accepted: " + accepted.events());
        };
    }

    /** Runs a part of the game directly, as another part would call it. */
    public List<Event> unfold(Consumer<Unfolding> part, int... faces) {
        Unfolding unfolding = new Unfolding(WORLD, state, ScriptedDice.of(faces));
        part.accept(unfolding);
        last = new ArrayList<>(unfolding.close());
        state = Evolve.applyAll(state, last);
        return last;
    }
}
