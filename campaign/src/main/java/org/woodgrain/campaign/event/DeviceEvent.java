package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.ItemId;

/** Wands and staves at work. */
public sealed interface DeviceEvent extends Event {
    /**
     * A power was used.
     *
     * @param kind of the thing
     * @param power which of its powers
     * @param at at what, in words; may be empty
     * @param charged whether that took a charge
     * @param left charges that are left; only the referee knows, until they are few
     */
    record Used(CharacterId who, ItemId thing, String kind, String power, String at, boolean charged, int left)
            implements DeviceEvent {
        @Override
        public String rule() {
            return kind;
        }
    }

    /**
     * A staff was broken.
     *
     * @param points that were in it
     * @param share of each who stood by
     */
    record Broken(CharacterId who, ItemId thing, String kind, int points, int share) implements DeviceEvent {
        @Override
        public String rule() {
            return "MI-136";
        }
    }

    /**
     * A detecting wand told something.
     *
     * @param what it is about, in a word or two; empty for nothing
     * @param direction a point of the compass, or "here"
     */
    record Sensed(CharacterId who, String kind, String what, String direction) implements DeviceEvent {
        @Override
        public String rule() {
            return kind;
        }
    }

    /**
     * Somebody looked for something in a crystal ball.
     *
     * @param kind of the ball
     * @param subject in words
     * @param clear whether it came
     * @param level on which it is; empty if it did not come
     * @param cells that were seen; none if it is too dark there
     * @param found what was seen, in words
     * @param heard empty if the user hears nothing through the ball at all
     * @param thoughts empty if he reads none through it
     */
    record Gazed(
            CharacterId gazer,
            String kind,
            String subject,
            boolean clear,
            String level,
            SortedSet<Cell> cells,
            List<String> found,
            String heard,
            String thoughts,
            List<Roll> rolls)
            implements DeviceEvent {
        public Gazed {
            cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
            found = List.copyOf(found);
            rolls = List.copyOf(rolls);
        }

        /** A try that showed nothing. */
        public static Gazed mist(CharacterId gazer, String kind, String subject, List<Roll> rolls) {
            return new Gazed(gazer, kind, subject, false, "", new TreeSet<>(), List.of(), "", "", rolls);
        }

        @Override
        public String rule() {
            return kind;
        }
    }

    /** A potion that lasts begins to work on whoever drank it; {@code kind} is what it is in truth. */
    record PotionWorks(CharacterId who, String kind) implements DeviceEvent {
        @Override
        public String rule() {
            return "MI-040";
        }
    }

    /** A monster in panic let fall what it held. */
    record FoeDropped(FoeId foe, String level, Hoard heap, List<Roll> rolls) implements DeviceEvent {
        public FoeDropped {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MI-123";
        }
    }
}
