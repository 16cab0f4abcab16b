package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;

/** What became of monsters that were taken. */
public sealed interface CaptiveEvent extends Event {
    /**
     * A captive comes along from now on.
     *
     * @param foe as it is now
     * @param master who leads it
     * @param obeys whether it was subdued and does as it is told; otherwise it is bound
     */
    record Led(Foe foe, CharacterId master, boolean obeys, List<Roll> rolls) implements CaptiveEvent {
        public Led {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return obeys ? "NP-23" : "NP-22";
        }
    }

    /** The time for which a subdued monster obeys is up. */
    record TermEnded(FoeId foe, String name, boolean stays, List<Roll> rolls) implements CaptiveEvent {
        public TermEnded {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-23";
        }
    }

    record Freed(FoeId foe, String name) implements CaptiveEvent {}

    /**
     * People whom the dwellers of a room held are free, and come along.
     *
     * @param guide whom they keep to
     */
    record PrisonersFreed(String level, String room, List<Foe> freed, CharacterId guide) implements CaptiveEvent {
        public PrisonersFreed {
            freed = List.copyOf(freed);
        }
    }

    /** Those who were freed are safe, and go their way. */
    record FreedWentHome(List<FoeId> freed, List<String> names) implements CaptiveEvent {
        public FreedWentHome {
            freed = List.copyOf(freed);
            names = List.copyOf(names);
        }
    }

    /**
     * A buyer was looked for.
     *
     * @param gold what he pays; 0 if there is none
     * @param mark the number of the monster that says when
     * @param day of the campaign
     */
    record BuyerSought(FoeId foe, String name, boolean found, int gold, String mark, int day, List<Roll> rolls)
            implements CaptiveEvent {
        public BuyerSought {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-24";
        }
    }
}
