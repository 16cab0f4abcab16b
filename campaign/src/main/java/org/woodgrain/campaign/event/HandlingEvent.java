package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Things that changed hands or place. */
public sealed interface HandlingEvent extends Event {
    record Readied(CharacterId who, ItemId item, Carried how) implements HandlingEvent {}

    /**
     * A thing went into a container.
     *
     * @param stowed what is in it now
     * @param kept what stayed outside because it did not fit; empty if nothing
     */
    record Stowed(CharacterId who, ItemId item, ItemId container, List<Item> stowed, List<Item> kept)
            implements HandlingEvent {
        public Stowed {
            stowed = List.copyOf(stowed);
            kept = List.copyOf(kept);
        }

        @Override
        public String rule() {
            return "EQ-23";
        }
    }

    /** A helpless comrade was taken up; he and his gear weigh so many tenths of a pound. */
    record Lifted(CharacterId bearer, CharacterId body, int weight) implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-29";
        }
    }

    /** A carried comrade was laid down. */
    record LaidDown(CharacterId body, String why) implements HandlingEvent {}

    /** A member has got on the back of a creature. */
    record Mounted(CharacterId rider, FoeId beast, String name) implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-20";
        }
    }

    /** A creature has thrown a member who would ride it. */
    record Thrown(CharacterId rider, FoeId beast, String name) implements HandlingEvent {}

    /** A member is on his own feet again. */
    record Dismounted(CharacterId rider, String why) implements HandlingEvent {}

    /**
     * Things were loaded on a creature or taken off it.
     *
     * @param what as told
     * @param on whether they were loaded
     * @param items all that the member has now
     * @param load all that the creature bears now
     */
    record Laden(CharacterId who, FoeId beast, String name, String what, boolean on, List<Item> items, List<Item> load)
            implements HandlingEvent {
        public Laden {
            items = List.copyOf(items);
            load = List.copyOf(load);
        }

        @Override
        public String rule() {
            return "EQ-20";
        }
    }

    /**
     * Coins were loaded on a creature or taken off it.
     *
     * @param coins that changed hands
     * @param on whether they were loaded
     * @param purse what the member has now
     * @param load what the creature bears now
     */
    record CoinsLaden(CharacterId who, FoeId beast, String name, Purse coins, boolean on, Purse purse, Purse load)
            implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-20";
        }
    }

    /**
     * Who rode a beast has fallen.
     *
     * @param mount the beast, with whoever leads it now
     * @param fightsOn whether it does, or else throws off its load and runs
     */
    record RiderFell(Follower mount, boolean fightsOn) implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-20";
        }
    }

    /**
     * A thing was offered for sale to another member.
     *
     * @param id of the bargain, until it is closed
     * @param name of the thing
     */
    record BargainOffered(
            String id, CharacterId seller, CharacterId buyer, ItemId item, String name, int quantity, int gold)
            implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-03";
        }
    }

    /** How a bargain ended. */
    record BargainClosed(String id, CharacterId seller, CharacterId buyer, End end) implements HandlingEvent {
        /** Why it did. */
        public enum End {
            TAKEN,
            DECLINED,
            WITHDRAWN
        }

        @Override
        public String rule() {
            return "EQ-03";
        }
    }

    /** What a creature bore lies where it left the company. */
    record LoadFell(MeetingEvent.Heap heap, String name) implements HandlingEvent {}

    /** A dead comrade was left where he lies. */
    record DeadLeft(CharacterId body) implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-29";
        }
    }

    /** One of several was taken in hand, at hand or on by itself. */
    record TakenOne(CharacterId who, ItemId from, Item one) implements HandlingEvent {}

    /**
     * A thing changed hands, and with a container what is in it.
     *
     * @param left what the giver keeps of it; empty if nothing
     * @param got the things as the receiver has them now
     */
    record Given(CharacterId from, CharacterId to, ItemId item, int quantity, List<Item> left, List<Item> got)
            implements HandlingEvent {
        public Given {
            left = List.copyOf(left);
            got = List.copyOf(got);
        }
    }

    record CoinsGiven(CharacterId from, CharacterId to, Purse coins, Purse fromNow, Purse toNow)
            implements HandlingEvent {}

    /** A price was paid between members (EQ-03). */
    record PricePaid(CharacterId seller, CharacterId buyer, int gold, Purse sellerNow, Purse buyerNow)
            implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-03";
        }
    }

    /**
     * A light was lit.
     *
     * @param from the thing it was taken from; the same as {@code light} for a lantern or a single torch
     * @param light the burning thing
     * @param turns it burns
     * @param oil the flasks left when oil was used; empty if none was
     */
    record Lit(CharacterId who, ItemId from, Item light, boolean lantern, int turns, Optional<Flask> oil)
            implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-24";
        }
    }

    /** A light was put out with turns left in it. */
    record PutOut(CharacterId who, ItemId source, int turns) implements HandlingEvent {}

    /** A light that still burned beside one who had fallen was taken up by another. */
    record LightTaken(CharacterId from, CharacterId to, Item light) implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-24";
        }
    }

    /** A lantern was filled from a flask. */
    record Refilled(CharacterId who, ItemId lantern, int turns, Flask oil) implements HandlingEvent {
        @Override
        public String rule() {
            return "EQ-24";
        }
    }

    /** A sip was taken; {@code told} is what it seems to be, empty if the sip told nothing. */
    record Sipped(CharacterId who, ItemId potion, Optional<String> told, List<Roll> rolls) implements HandlingEvent {
        public Sipped {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MI-040";
        }
    }

    /** A potion was drunk and is gone; {@code seems} is what its drinker takes it for. */
    record Drunk(CharacterId who, ItemId potion, String kind, String seems) implements HandlingEvent {
        @Override
        public String rule() {
            return "MI-040";
        }
    }

    /** A herb was eaten and is gone. */
    record Eaten(CharacterId who, ItemId herb, List<Roll> rolls) implements HandlingEvent {
        public Eaten {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "EQ-18";
        }
    }

    /** Somebody saw or smelt that food or drink is foul before he took any. */
    record FoulnessNoticed(CharacterId who, CharacterId owner, ItemId item, List<Roll> rolls) implements HandlingEvent {
        public FoulnessNoticed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-76";
        }
    }

    /** One of some food or drink was swallowed between meals, or foul at a meal; {@code rolls} are of the smelling. */
    record Swallowed(CharacterId who, CharacterId owner, ItemId item, boolean drink, List<Roll> rolls)
            implements HandlingEvent {
        public Swallowed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-76";
        }
    }

    /** Somebody's stomach held out against what he swallowed. */
    record KeptDown(CharacterId who, List<Roll> rolls) implements HandlingEvent {
        public KeptDown {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-76";
        }
    }

    /** A flask of oil that was used up, one of so many left over. */
    record Flask(ItemId item, int left) {}
}
