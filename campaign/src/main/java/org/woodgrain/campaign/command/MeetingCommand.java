package org.woodgrain.campaign.command;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.CharacterId;

/** What is done when monsters are met. */
public sealed interface MeetingCommand extends Command {
    /** Stands and waits to see what they do. */
    record Wait() implements MeetingCommand {}

    /** Goes nearer by one segment. */
    record Advance() implements MeetingCommand {}

    /**
     * Speaks to them, and may offer coin.
     *
     * @param speaker who speaks
     * @param tongue the language, as the speaker's sheet names it; empty for signs and gestures
     * @param manner how
     * @param gold pieces given as a gift or bribe; 0 for none
     */
    record Talk(CharacterId speaker, String tongue, Manner manner, int gold) implements MeetingCommand {}

    /** Pays the toll that they ask. */
    record Pay() implements MeetingCommand {}

    /** Takes the coin that they hold out to be let go, and lets them go. */
    record TakeTribute() implements MeetingCommand {}

    /** Goes its way, or draws back, while they do not hinder it. */
    record Leave() implements MeetingCommand {}

    /**
     * Runs, or goes on running.
     *
     * @param toward a cell that has been seen; empty for the way out
     * @param drop what is thrown down first, which takes no time
     * @param oil who pours out and lights a flask of oil behind the company; empty if nobody does
     * @param abandon members who are left behind, because they cannot run or hold the others up
     */
    record Flee(Optional<Cell> toward, List<Drop> drop, Optional<CharacterId> oil, List<CharacterId> abandon)
            implements MeetingCommand {
        public Flee {
            drop = List.copyOf(drop);
            abandon = List.copyOf(abandon);
        }

        /** Just runs for the way out. */
        public static Flee home() {
            return new Flee(Optional.empty(), List.of(), Optional.empty(), List.of());
        }
    }

    /**
     * Runs through the next door, or stops behind the last, and holds it with a spell against those who follow (SP-02).
     *
     * @param caster who casts
     * @param spell that holds doors, by id
     */
    record HoldBehind(CharacterId caster, String spell) implements MeetingCommand {}

    /** Gives ground in a classic battle, faces to the foe, so as to get away if the company is faster (CE-24). */
    record GiveGround() implements MeetingCommand {}

    /**
     * Fights one round, or the free segment.
     *
     * @param orders what members do; one without an order does what fits his place
     */
    record Fight(List<FighterOrder> orders) implements MeetingCommand {
        public Fight {
            orders = List.copyOf(orders);
        }
    }

    /**
     * Throws the weight of members against the door behind which something is heard coming (UX-16).
     *
     * @param who up to three
     */
    record HoldDoor(List<CharacterId> who) implements MeetingCommand {
        public HoldDoor {
            who = List.copyOf(who);
        }
    }

    /** Runs after those who flee. */
    record Pursue() implements MeetingCommand {}

    /** Lets those go who flee or draw back. */
    record LetGo() implements MeetingCommand {}

    /**
     * Offers service to monsters that will talk or have yielded.
     *
     * @param speaker whom they would serve
     * @param tongue the language, as the speaker's sheet names it
     * @param gold for each of them, at once
     */
    record Enlist(CharacterId speaker, String tongue, int gold) implements MeetingCommand {}

    /** Decides what becomes of monsters at the company's mercy; their coin is taken off them in any case. */
    record Settle(Fate fate) implements MeetingCommand {}
}
