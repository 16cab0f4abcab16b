package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;

/** What single spells of the second and third levels did and told. */
public sealed interface ArcaneEvent extends Event {
    /**
     * Fire, lightning or the like filled a place.
     *
     * @param force what it was: {@code fire}, {@code lightning}
     * @param points of harm before saving throws
     * @param cells that it filled
     * @param rebounded whether it came back from a wall
     */
    record Burst(
            Caster caster,
            String spell,
            String force,
            int points,
            SortedSet<Cell> cells,
            boolean rebounded,
            List<Roll> rolls)
            implements ArcaneEvent {
        public Burst {
            cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** Somebody caught in a burst took half of it by his saving throw, or none; what he took follows. */
    record Withstood(Effect.On who, boolean nothing, String spell, List<Roll> rolls) implements ArcaneEvent {
        public Withstood {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** A bolt burst a wooden door. */
    record DoorBurst(String level, Edge edge) implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-25";
        }
    }

    /** Magic was ended, or was not; {@code ended} is how many spells. */
    record Dispelled(Caster caster, String at, int ended) implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-21";
        }
    }

    /** A creature that is not seen was noticed by the other side, by noise, touch or scent. */
    record Noticed(Effect.On who, List<Roll> rolls) implements ArcaneEvent {
        public Noticed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-13";
        }
    }

    /**
     * A caster saw what is invisible.
     *
     * @param foes those whom he points out
     * @param hoards ids of hidden treasure
     */
    record Unveiled(CharacterId caster, String level, List<FoeId> foes, List<String> hoards) implements ArcaneEvent {
        public Unveiled {
            foes = List.copyOf(foes);
            hoards = List.copyOf(hoards);
        }

        @Override
        public String rule() {
            return "SP-09";
        }
    }

    /**
     * A caster felt where the thing lies that he seeks.
     *
     * @param direction a point of the compass, with {@code , above} or {@code , below} for another level, or {@code here}, {@code above}, {@code below}; empty for nothing in reach
     */
    record ObjectFelt(CharacterId caster, String sought, String direction) implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-12";
        }
    }

    /**
     * A caster read minds in a direction.
     *
     * @param effect the spell's
     * @param number in words; empty for no mind at all
     * @param mood in words
     * @param purpose in words; empty for beasts
     * @param read ids of the places whose minds he has read, with blanks between
     */
    record MindsRead(
            CharacterId caster,
            String effect,
            String direction,
            String number,
            String mood,
            String purpose,
            String read)
            implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-16";
        }
    }

    /** A caster saw a place from afar; no cells if it is dark or out of reach. */
    record PlaceSeen(CharacterId caster, String level, String direction, SortedSet<Cell> cells, List<String> found)
            implements ArcaneEvent {
        public PlaceSeen {
            cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
            found = List.copyOf(found);
        }

        @Override
        public String rule() {
            return "SP-22";
        }
    }

    /** A caster heard a place from afar; {@code heard} is empty for nothing, whatever the reason. */
    record PlaceHeard(CharacterId caster, String direction, String heard) implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-23";
        }
    }

    /** A spell opened a door, whatever held it; a secret one is known from now on. */
    record DoorSprung(String level, Edge edge) implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-18";
        }
    }

    /** A spell undid the lock of a chest. */
    record ChestSprung(String level, String hoard) implements ArcaneEvent {
        @Override
        public String rule() {
            return "SP-18";
        }
    }

    /** Somebody who hovers by a spell is now so many feet up. */
    record Hovered(String effect, Effect.On who, int feet, String rule) implements ArcaneEvent {}

    /** Somebody fell out of the air; what it cost him follows. */
    record FellDown(Effect.On who, int feet) implements ArcaneEvent {
        @Override
        public String rule() {
            return "HZ-12";
        }
    }
}
