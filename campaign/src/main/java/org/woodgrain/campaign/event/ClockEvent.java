package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.ItemId;

/** Time that passed. */
public sealed interface ClockEvent extends Event {
    /** Part of a turn went by; effects counted in rounds lose those that it completed. */
    record TimePassed(int ticks) implements ClockEvent {}

    /** The wind over a place is now another, as the dice have it. */
    record WindTurned(String place, Wind wind, List<Roll> rolls) implements ClockEvent {
        public WindTurned {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NA-19";
        }
    }

    /** These members did something in the present turn, so that it is no rest for them (UX-04). */
    record Stirred(List<CharacterId> who) implements ClockEvent {
        public Stirred {
            who = List.copyOf(who);
        }
    }

    /** Something loud was done; it counts at the next check for wanderers (HZ-26). */
    record NoiseMade(String what) implements ClockEvent {
        @Override
        public String rule() {
            return "HZ-26";
        }
    }

    /**
     * A turn ended: lights and spells have lost a turn and rest was counted (UX-33, CD-04).
     *
     * @param turn its number in this expedition, from 1
     * @param rests the rest of each member from now on
     */
    record TurnEnded(int turn, SortedMap<CharacterId, Rest> rests) implements ClockEvent {
        public TurnEnded {
            rests = Collections.unmodifiableSortedMap(new TreeMap<>(rests));
        }

        @Override
        public String rule() {
            return "UX-33";
        }
    }

    /** A light has one turn left. */
    record LightLow(CharacterId bearer, boolean lantern) implements ClockEvent {
        @Override
        public String rule() {
            return "EQ-24";
        }
    }

    /** A light burned down. */
    record LightDied(CharacterId bearer, ItemId source, boolean lantern) implements ClockEvent {
        @Override
        public String rule() {
            return "EQ-24";
        }
    }

    /**
     * A day's ration was eaten.
     *
     * @param owner whose it was
     * @param hunger points of hunger that are left
     */
    record RationEaten(CharacterId who, CharacterId owner, ItemId item, int hunger) implements ClockEvent {
        @Override
        public String rule() {
            return "EQ-25";
        }
    }

    /** A day went by without food; {@code hunger} counts the points. */
    record WentHungry(CharacterId who, int hunger) implements ClockEvent {
        @Override
        public String rule() {
            return "EQ-25";
        }
    }

    /** Standard rations went bad underground. */
    record RationsSpoiled(CharacterId owner, ItemId item, int quantity) implements ClockEvent {
        @Override
        public String rule() {
            return "EQ-25";
        }
    }

    /** Some members must rest in the coming turn or grow weary. */
    record RestFallsDue(List<CharacterId> who) implements ClockEvent {
        public RestFallsDue {
            who = List.copyOf(who);
        }

        @Override
        public String rule() {
            return "UX-04";
        }
    }

    /** After a flight more rest is due (UX-05). */
    record RestOwed(List<CharacterId> who, int turns) implements ClockEvent {
        public RestOwed {
            who = List.copyOf(who);
        }

        @Override
        public String rule() {
            return "UX-05";
        }
    }

    /** The wandering die was thrown. */
    record WanderersChecked(boolean come, String rule, List<Roll> rolls) implements ClockEvent {
        public WanderersChecked {
            rolls = List.copyOf(rolls);
        }
    }

    /** Monsters come; the meeting opens before anything else is done. */
    record WanderersCame(Wanderers wanderers, List<Roll> rolls) implements ClockEvent {
        public WanderersCame {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "EN-12";
        }
    }

    /**
     * How far dice and names have been used; closes what a command did.
     *
     * @param referee dice thrown so far on that stream
     * @param players likewise
     * @param content likewise
     * @param talk likewise
     * @param nextId the number of the next thing to be named
     */
    record Marked(long referee, long players, long content, long talk, int nextId) implements ClockEvent {}
}
