package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.Roll;

/** What spirits out of magic jars did, and what became of their stones. */
public sealed interface SpiritEvent extends Event {

    /** One who lived where the company had not met him came to serve a member. */
    record DwellerCame(String level, String room, Follower servant, String rule, List<Roll> rolls)
            implements SpiritEvent {
        public DwellerCame {
            rolls = List.copyOf(rolls);
        }
    }

    /** Somebody looked for the stone in which a spirit is; {@code stone} is the id of its effect. */
    record StoneSought(CharacterId who, String stone, boolean found, List<Roll> rolls) implements SpiritEvent {
        /** The number of the effect that says that the stone was found. */
        public static final String FOUND = "found";

        public StoneSought {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-54";
        }
    }

    /** Somebody smashed such a stone. */
    record StoneSmashed(CharacterId who, String stone) implements SpiritEvent {
        @Override
        public String rule() {
            return "SP-54";
        }
    }

    /** Its comrades looked at one in whose body a spirit is; {@code hold} is the id of the effect. */
    record HostNoticed(FoeId host, String hold, boolean noticed, List<Roll> rolls) implements SpiritEvent {
        /** The number of the effect that says that its comrades know. */
        public static final String NOTICED = "noticed-by-comrades";

        public HostNoticed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-54";
        }
    }
}
