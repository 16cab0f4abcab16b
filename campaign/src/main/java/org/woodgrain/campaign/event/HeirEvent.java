package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.ItemId;

/** Relatives named, and what the lost have left them. */
public sealed interface HeirEvent extends Event {
    record RelativeNamed(CharacterId who, String name) implements HeirEvent {
        @Override
        public String rule() {
            return "NP-33";
        }
    }

    /** Somebody is missed at home from this day on. */
    record Missed(CharacterId who, int day) implements HeirEvent {
        @Override
        public String rule() {
            return "NP-34";
        }
    }

    /** His comrades have come home and know that he is dead. */
    record WordBrought(CharacterId who) implements HeirEvent {
        @Override
        public String rule() {
            return "NP-34";
        }
    }

    /** He is at hand again before anybody inherited. */
    record CameBack(CharacterId who) implements HeirEvent {
        @Override
        public String rule() {
            return "NP-34";
        }
    }

    /** His relative has taken up what he left. */
    record TakenUp(CharacterId from, CharacterId heir) implements HeirEvent {
        @Override
        public String rule() {
            return "NP-36";
        }
    }

    /** Nobody was named to have it: all is lost. */
    record Forfeited(CharacterId from, List<ItemId> carriers) implements HeirEvent {
        public Forfeited {
            carriers = List.copyOf(carriers);
        }

        @Override
        public String rule() {
            return "NP-40";
        }
    }

    /** The heir will not give it back; he may be asked again in a month. */
    record Withheld(CharacterId who, CharacterId heir, int day, List<Roll> rolls) implements HeirEvent {
        public Withheld {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-37";
        }
    }

    /**
     * The heir has given it back.
     *
     * @param strongbox the returned one's strongbox now, the tax paid
     * @param tax in gold pieces
     * @param service the terms on which the relative stays; empty if he goes his own way
     */
    record GivenBack(
            CharacterId who,
            CharacterId heir,
            Stock strongbox,
            List<ItemId> carriers,
            int tax,
            int day,
            Optional<Service> service,
            List<Roll> rolls)
            implements HeirEvent {
        public GivenBack {
            carriers = List.copyOf(carriers);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-37";
        }
    }

    /** A relative's mind was looked into by the dice of a month. */
    record MonthWeighed(CharacterId who, CharacterId relative, int day, boolean plots, List<Roll> rolls)
            implements HeirEvent {
        public MonthWeighed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-39";
        }
    }

    /** A relative who plotted is off with the coins of the strongbox. */
    record MadeOff(CharacterId who, CharacterId relative, int copper) implements HeirEvent {
        @Override
        public String rule() {
            return "NP-39";
        }
    }
}
