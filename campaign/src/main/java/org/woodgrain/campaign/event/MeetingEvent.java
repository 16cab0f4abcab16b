package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.encounters.Morale;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What happened in a meeting with monsters. */
public sealed interface MeetingEvent extends Event {
    /** Monsters are at hand, or are heard coming. */
    record MeetingBegun(Encounter encounter, String rule, List<Roll> rolls) implements MeetingEvent {}

    /**
     * The company has come upon creatures that hide, and has not noticed them.
     *
     * @param foes how many there are
     */
    record PassedOver(String level, String room, int foes, List<Roll> rolls) implements MeetingEvent {
        public PassedOver {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "EN-36";
        }
    }

    /** Those who were heard coming are at hand. */
    record CameUp() implements MeetingEvent {
        @Override
        public String rule() {
            return "EX-27";
        }
    }

    /** Members threw their weight against the door by which something comes. */
    record DoorHeld(Edge door, List<CharacterId> who) implements MeetingEvent {
        public DoorHeld {
            who = List.copyOf(who);
        }

        @Override
        public String rule() {
            return "UX-16";
        }
    }

    /** The door was pushed in over those who held it. */
    record PushedIn(Edge door, List<Roll> rolls) implements MeetingEvent {
        public PushedIn {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "UX-16";
        }
    }

    /** The monsters did not get through the door by which they came. */
    record KeptOut(Edge door, String rule, List<Roll> rolls) implements MeetingEvent {}

    /**
     * Those whom a held door stopped set to hewing it down.
     *
     * @param turns that it takes them
     */
    record HewingBegun(String level, Edge door, int turns, String rule) implements MeetingEvent {}

    /** Monsters have hewn down a door that a spell held. */
    record HewnThrough(String level, Edge door) implements MeetingEvent {
        @Override
        public String rule() {
            return "SP-02";
        }
    }

    /** It is settled who is surprised. */
    record SurpriseFound(Encounter.Surprised side, boolean both, String rule, List<Roll> rolls)
            implements MeetingEvent {}

    /** It is settled how far apart the sides are. */
    record DistanceFound(int feet, Cell cell, String rule, List<Roll> rolls) implements MeetingEvent {}

    /** The company sees what they are. */
    record KindSeen() implements MeetingEvent {
        @Override
        public String rule() {
            return "EN-01";
        }
    }

    /** The meeting goes on to its next stage. */
    record PhaseCame(Encounter.Phase phase, String rule) implements MeetingEvent {}

    /**
     * A member let something fall, or nothing; what falls lies where the company stands.
     *
     * @param things that fell; empty if nothing did
     * @param where a heap for them; empty if nothing fell or if others snatched it up
     */
    record Dropped(CharacterId who, List<Item> things, Purse coins, Optional<Heap> where, String rule, List<Roll> rolls)
            implements MeetingEvent {}

    /** Things lying on the floor of a level. */
    record Heap(String level, Hoard hoard) {}

    /** The sides are nearer or farther from each other. */
    record Distanced(boolean companyMoved, int feet, Cell cell, String rule) implements MeetingEvent {}

    /**
     * A side acts first in the first round whatever the dice.
     *
     * @param company whether it is the company
     * @param braced whether the company waited for a charge, and strikes the better for it
     * @param rule why: EN-07 after a surprise, NP-43 or NP-44 for the course that was chosen
     */
    record FirstGiven(boolean company, boolean braced, String rule) implements MeetingEvent {}

    /**
     * Somebody spoke for the company.
     *
     * @param strange whether it was the tongue of an alignment that is not theirs
     * @param to the monster spoken to
     * @param common whether that one knows Common: 1 yes, 2 no, 0 not asked
     */
    record Spoke(
            CharacterId who,
            String tongue,
            Manner manner,
            boolean understood,
            boolean strange,
            FoeId to,
            int common,
            String rule,
            List<Roll> rolls)
            implements MeetingEvent {}

    /** Coin was given to the monsters. */
    record Paid(CharacterId who, Purse left, int copper, FoeId to) implements MeetingEvent {
        @Override
        public String rule() {
            return "EN-34";
        }
    }

    /** The monsters' reaction was thrown. */
    record Reacted(int score, Talk.Mood mood, int toll, String rule, List<Roll> rolls) implements MeetingEvent {}

    /** The monsters made up their mind without a reaction. */
    record MindMade(Talk.Mood mood, int toll, String rule, List<Roll> rolls) implements MeetingEvent {}

    /**
     * A round of battle went by in which neither side did anything.
     *
     * @param rounds how many in a row
     * @param choice what they make of it
     */
    record StoodOff(int rounds, Choice choice, String rule, List<Roll> rolls) implements MeetingEvent {
        /** How a stand-off ends. */
        public enum Choice {
            /** They wait a little longer. */
            WAIT,
            PRESS,
            PARLEY,
            LEAVE
        }

        public StoodOff {
            rolls = List.copyOf(rolls);
        }
    }

    /** The monsters' courage was tested. */
    record MoraleChecked(List<String> causes, Morale.Outcome outcome, String rule, List<Roll> rolls)
            implements MeetingEvent {
        public MoraleChecked {
            causes = List.copyOf(causes);
        }
    }

    /** Monsters ran or gave themselves up. */
    record FoesBroke(List<FoeId> who, Foe.Standing how, String rule) implements MeetingEvent {
        public FoesBroke {
            who = List.copyOf(who);
        }
    }

    /** Some who found no room in front went round by another way. */
    record WentRound(List<FoeId> who, int rounds, String rule, List<Roll> rolls) implements MeetingEvent {
        public WentRound {
            who = List.copyOf(who);
        }
    }

    /** A round less until those who went round appear; at 0 they have come. */
    record Nearer(int rounds) implements MeetingEvent {}

    /** A flight began, and whether it is followed. */
    record FlightBegun(Chase chase, String rule, List<Roll> rolls) implements MeetingEvent {}

    /** One move or round of a chase. */
    record Ran(Chase chase, Cell foes) implements MeetingEvent {
        @Override
        public String rule() {
            return chase.companyFlees() ? "EN-27" : "CE-25";
        }
    }

    /** A throw that decided whether pursuers go on. */
    record PursuitTested(String at, boolean goesOn, Chase chase, String rule, List<Roll> rolls)
            implements MeetingEvent {}

    /** A member was left to the pursuers. */
    record Abandoned(CharacterId who) implements MeetingEvent {
        @Override
        public String rule() {
            return "EN-27";
        }
    }

    /** A member under the monsters' spell went away with them. */
    record LedAway(CharacterId who) implements MeetingEvent {
        @Override
        public String rule() {
            return "SP-07";
        }
    }

    /** One who had gone away with his charmer is met again at its side. */
    record FoundAgain(CharacterId who, FoeId charmer) implements MeetingEvent {
        @Override
        public String rule() {
            return "SP-07";
        }
    }

    /** A member poured out a flask of oil and set it alight. */
    record OilPoured(CharacterId who, ItemId flask) implements MeetingEvent {
        @Override
        public String rule() {
            return "EN-30";
        }
    }

    /** A chase ended: one side is away, or was caught. */
    record ChaseEnded(boolean caught, String how, String rule) implements MeetingEvent {}

    /**
     * The weaker side has laid down its coin to be let go.
     *
     * @param heap where the company stands
     * @param from whose it was
     */
    record TributePaid(Heap heap, List<FoeId> from, String rule) implements MeetingEvent {
        public TributePaid {
            from = List.copyOf(from);
        }
    }

    /** Coin and things of the fallen or captured lie there for the taking. */
    record SpoilsLeft(Heap heap, List<FoeId> from) implements MeetingEvent {
        public SpoilsLeft {
            from = List.copyOf(from);
        }
    }

    /** A monster was taken captive; it counts for the expedition (XP-14). */
    record Captured(FoeId foe, String monster) implements MeetingEvent {
        @Override
        public String rule() {
            return "XP-14";
        }
    }

    /** Monsters at the company's mercy were let go. */
    record Released(List<FoeId> who) implements MeetingEvent {
        public Released {
            who = List.copyOf(who);
        }
    }

    /**
     * The meeting is over.
     *
     * @param how in a word: {@code victory}, {@code parted}, {@code withdrew}, {@code away}, {@code fled},
     *     {@code kept-out}, {@code lost}
     * @param remaining who stays in the room they live in
     */
    record MeetingEnded(String how, List<Foe> remaining) implements MeetingEvent {
        public MeetingEnded {
            remaining = List.copyOf(remaining);
        }
    }

    /**
     * Monsters weighed an offer of service.
     *
     * @param speaker whom they would serve
     * @param to who spoke for them
     * @param gold for each of them
     * @param food whether it was food of that worth
     * @param outcome how they took it
     * @param count how many offers they have weighed
     * @param common whether they speak Common: 1 yes, 2 no, 0 not thrown
     */
    record ServiceOffered(
            CharacterId speaker,
            FoeId to,
            int gold,
            boolean food,
            Outcome outcome,
            int count,
            int common,
            String rule,
            List<Roll> rolls)
            implements MeetingEvent {
        public ServiceOffered {
            rolls = List.copyOf(rolls);
        }

        /** How an offer of service is taken. */
        public enum Outcome {
            NOT_UNDERSTOOD,
            /** They would never serve one of another side. */
            OTHER_SIDE,
            TOO_LITTLE,
            INSULTED,
            REFUSED,
            UNCERTAIN,
            ACCEPTED
        }
    }

    /** Monsters entered the service of a member. */
    record Enlisted(CharacterId master, List<FoeId> foes, int loyalty, List<Roll> rolls) implements MeetingEvent {
        public Enlisted {
            foes = List.copyOf(foes);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-20";
        }
    }
}
