package org.woodgrain.campaign.unfold;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.EffectList;
import org.woodgrain.campaign.state.Seal;
import org.woodgrain.campaign.state.SpellLore;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Throws;

/**
 * One command being carried out: each event is folded in as it is emitted, so the next step sees its result.
 *
 * <p>Lives for one decision and is used by one thread.
 */
public final class Unfolding {
    private final World world;
    private final Throws throwing;
    private final Reaction reaction;
    private final List<Event> events = new ArrayList<>();
    private World now;
    private EffectList seen = EffectList.NONE;
    private List<Effect.On> overlaid = List.of();
    private SpellLore lore = SpellLore.NONE;
    private CampaignState state;
    private int nextId;
    private long referee;
    private long players;
    private long content;
    private long talk;

    /** One in which nothing follows of itself. */
    public Unfolding(World world, CampaignState state, Dice dice) {
        this(world, state, dice, (u, before, event) -> {});
    }

    /** One in which what follows from an event at once is told after it. */
    public Unfolding(World world, CampaignState state, Dice dice, Reaction reaction) {
        this.world = world;
        this.now = world;
        this.reaction = reaction;
        this.state = state;
        this.nextId = state.nextId();
        this.referee = state.seal().referee();
        this.players = state.seal().players();
        this.content = state.seal().content();
        this.talk = state.seal().talk();
        this.throwing = new Throws((stream, sides) -> {
            count(stream);
            return dice.roll(stream, sides);
        });
    }

    /** The world as magic has changed it up to now. */
    @SuppressWarnings("ReferenceEquality") // asked at every step; another list is looked at, the same is not
    public World world() {
        if (state.effects() != seen || state.lore() != lore) {
            boolean learnt = state.lore() != lore;
            seen = state.effects();
            lore = state.lore();
            List<Effect.On> changes = Overlay.changes(seen);
            if (learnt || !changes.equals(overlaid)) {
                overlaid = changes;
                now = world.now(state);
            }
        }
        return now;
    }

    /** The state after all that was emitted. */
    public CampaignState state() {
        return state;
    }

    /** The dice; take what was thrown into the event that tells of it. */
    public Throws throwing() {
        return throwing;
    }

    /** Adds an event and folds it in. */
    public void emit(Event event) {
        CampaignState before = state;
        events.add(event);
        state = Evolve.apply(state, event);
        reaction.after(this, before, event);
    }

    /** A fresh name for a thing, unique in the campaign. */
    public String newId(String prefix) {
        return prefix + nextId++;
    }

    /** How many events were emitted so far. */
    public int count() {
        return events.size();
    }

    /** The events emitted since a {@link #count()}. */
    public List<Event> since(int count) {
        return List.copyOf(events.subList(count, events.size()));
    }

    /** Closes the decision: all events, with the dice and names used marked last. */
    public List<Event> close() {
        Seal seal = state.seal();
        if (referee != seal.referee()
                || players != seal.players()
                || content != seal.content()
                || talk != seal.talk()
                || nextId != state.nextId()) {
            emit(new ClockEvent.Marked(referee, players, content, talk, nextId));
        }
        return List.copyOf(events);
    }

    private void count(DiceStream stream) {
        switch (stream) {
            case REFEREE -> referee++;
            case PLAYERS -> players++;
            case CONTENT -> content++;
            case TALK -> talk++;
        }
    }
}
