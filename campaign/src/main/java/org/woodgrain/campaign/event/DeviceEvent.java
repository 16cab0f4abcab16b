package org.woodgrain.campaign.event;

import java.util.List;
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
