package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** What single spells of clerics did. */
public sealed interface PrayerEvent extends Event {
    /**
     * Traps glowed before a cleric's eyes; how they work he does not see.
     *
     * @param traps ids of traps of the place
     * @param hoards ids of chests that have one
     */
    record TrapsFound(CharacterId caster, String level, List<String> traps, List<String> hoards)
            implements PrayerEvent {
        public TrapsFound {
            traps = List.copyOf(traps);
            hoards = List.copyOf(hoards);
        }

        @Override
        public String rule() {
            return "SP-84";
        }
    }

    /**
     * A cleric was told something that only he understands.
     *
     * @param by who told it, in words
     * @param words what was told, true as far as the teller knows
     */
    record Told(CharacterId caster, String spell, String by, List<String> words, List<Roll> rolls)
            implements PrayerEvent {
        public Told {
            words = List.copyOf(words);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** Animals were spoken to; {@code kind} is the kind that was addressed. */
    record AnimalsSwayed(CharacterId caster, String kind, Bent bent, List<FoeId> who, List<Roll> rolls)
            implements PrayerEvent {
        public AnimalsSwayed {
            who = List.copyOf(who);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-88";
        }
    }

    /** What animals make of a cleric's words. */
    enum Bent {
        /** They go their way. */
        LEAVES,
        /** They answer, and do no harm. */
        TALKS,
        /** They do a service. */
        SERVES
    }

    /** One who was conjured or animated was sent off, or the dead fell where they stood. */
    record SentOff(FoeId foe, String rule, List<Roll> rolls) implements PrayerEvent {
        public SentOff {
            rolls = List.copyOf(rolls);
        }
    }

    /** Food was made, and somebody has taken it up. */
    record SustenanceMade(CharacterId holder, Item thing, String rule) implements PrayerEvent {}

    /** A dead character was called back: he lives, or is dead for good. */
    record Called(Caster caster, CharacterId who, boolean lives, List<Roll> rolls) implements PrayerEvent {
        public Called {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-107";
        }
    }

    /**
     * Sticks became snakes that obey their maker.
     *
     * @param snakes as they are now; those of a member follow him, those of a monster join its side
     * @param venomous whether they are, which only their maker knows
     * @param used the sticks that were taken, as far as they were things
     */
    record SnakesMade(Caster maker, List<Foe> snakes, boolean venomous, List<Used> used, List<Roll> rolls)
            implements PrayerEvent {
        public SnakesMade {
            snakes = List.copyOf(snakes);
            used = List.copyOf(used);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-102";
        }
    }

    /**
     * So many of a thing.
     *
     * @param owner who had it; empty if it lay about
     * @param lay where it lay; empty if somebody had it
     */
    record Used(Optional<CharacterId> owner, Optional<Lay> lay, ItemId item, int quantity) {}

    /** Where a thing lay. */
    record Lay(String level, String hoard) {}

    /**
     * A snake is a stick again.
     *
     * @param owner who has it back; empty if it was not the company's
     * @param stick empty if it was nothing of its own
     * @param heap where it lies again, if it lay about
     */
    record SnakeUndone(FoeId snake, Optional<CharacterId> owner, Optional<Item> stick, Optional<MeetingEvent.Heap> heap)
            implements PrayerEvent {
        @Override
        public String rule() {
            return "SP-102";
        }
    }

    /**
     * The maker of snakes has told all of one casting what to do, until he says otherwise.
     *
     * @param effects those that made them
     * @param at the id of the foe at which they are to go, {@link #HOLD}, or empty for those nearest to them
     */
    record SnakesBidden(CharacterId maker, List<String> effects, String at) implements PrayerEvent {
        /** They are to keep back. */
        public static final String HOLD = "hold";

        /** The word of an effect that keeps it. */
        public static final String BIDDEN = "bidden";

        public SnakesBidden {
            effects = List.copyOf(effects);
        }

        @Override
        public String rule() {
            return "SP-102";
        }
    }

    /** A quest was refused, and the curse named with it struck or did not. */
    record QuestRefused(String effect, CharacterId who, boolean cursed, List<Roll> rolls) implements PrayerEvent {
        public QuestRefused {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-110";
        }
    }

    /** A quest was fulfilled. */
    record QuestFulfilled(String effect, CharacterId who) implements PrayerEvent {
        @Override
        public String rule() {
            return "SP-110";
        }
    }
}
