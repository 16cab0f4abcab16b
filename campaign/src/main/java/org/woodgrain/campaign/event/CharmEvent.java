package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;

/** What those who serve under a charm were told, and did. */
public sealed interface CharmEvent extends Event {

    /** What came of an order to one who serves under a charm. */
    enum Obedience {
        DOES,
        REFUSES,
        /** It does not understand so much. */
        AT_A_LOSS,
        /** The order went against its nature, and it has thrown off the charm. */
        FREE
    }

    /**
     * One who serves under a charm was told something.
     *
     * @param effect the charm
     * @param order in words
     * @param bid what it keeps of it for a fight; may be empty
     */
    record Bidden(String effect, FoeId who, String order, Obedience how, String bid, List<Roll> rolls, String rule)
            implements CharmEvent {
        public Bidden {
            rolls = List.copyOf(rolls);
        }
    }

    /** One who serves under a charm stays where the company is, and waits until it comes back. */
    record LeftWaiting(FoeId foe, String level, Cell cell) implements CharmEvent {
        @Override
        public String rule() {
            return "SP-07";
        }
    }

    /** One who waited for its master goes with him again. */
    record WaiterJoined(FoeId foe, CharacterId master) implements CharmEvent {
        @Override
        public String rule() {
            return "SP-07";
        }
    }

    /** One who serves has brought a chest or what lay somewhere. */
    record BroughtUp(FoeId by, String hoard, String level, Cell to, String room) implements CharmEvent {
        @Override
        public String rule() {
            return "SP-07";
        }
    }
}
