package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Loyalty;

/** Strongholds founded, soldiers hired, and what the months brought. */
public sealed interface RealmEvent extends Event {
    /**
     * A stronghold is finished.
     *
     * @param left the owner's purse, after what he paid
     * @param stored the coins of his strongbox
     */
    record StrongholdFinished(Holding holding, Purse left, Purse stored, String why) implements RealmEvent {
        @Override
        public String rule() {
            return holding.help() == Holding.Help.GIVEN ? "CH-77" : "CH-75";
        }
    }

    /** The land of a stronghold is free of monsters, and these villages lie in it. */
    record TerritoryGained(String holding, List<Integer> villages, List<Roll> rolls) implements RealmEvent {
        public TerritoryGained {
            villages = List.copyOf(villages);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-80";
        }
    }

    /** Men have come of themselves to a stronghold. */
    record FaithfulCame(Troop troop, List<Roll> rolls) implements RealmEvent {
        public FaithfulCame {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-78";
        }
    }

    /**
     * The owner of a stronghold has changed sides, and what came from above is gone.
     *
     * @param works what the stronghold is worth now
     * @param gone the troops that have left
     */
    record HelpLost(String holding, int works, List<String> gone) implements RealmEvent {
        public HelpLost {
            gone = List.copyOf(gone);
        }

        @Override
        public String rule() {
            return "CH-83";
        }
    }

    /**
     * A month of a stronghold was reckoned.
     *
     * @param month of its year, from 1 to 12
     * @param until the day up to which it is reckoned now
     * @param perHead gold pieces of each inhabitant in a year
     * @param gold what came into the treasury
     * @param rule of taxes or of tithes
     */
    record MonthReckoned(
            String holding, int month, int until, int people, int perHead, int gold, boolean tithes, String rule)
            implements RealmEvent {}

    /** So much gold of the treasury was put to work; the stake is all that works so now. */
    record Invested(String holding, int gold, Holding.Stake stake) implements RealmEvent {
        @Override
        public String rule() {
            return "CH-75";
        }
    }

    /**
     * A venture had its month.
     *
     * @param gold what it brought, or cost
     * @param capital what is left of the gold put into it
     * @param newcomers people who have settled for it
     */
    record VentureTurned(String holding, String venture, int gold, int capital, int newcomers, List<Roll> rolls)
            implements RealmEvent {
        public VentureTurned {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "ST-79";
        }
    }

    /** Gold went to the owner of a stronghold, or from him into its treasury. */
    record GoldMoved(String holding, int treasury, Purse purse, Purse stored) implements RealmEvent {}

    /**
     * A search for soldiers is over; none were hired if the troop is of nobody.
     *
     * @param cost gold pieces that the search cost
     * @param came how many answered
     * @param wages gold pieces of the first month
     */
    record Recruited(Troop troop, int cost, int came, int wages, Purse left, Purse stored, List<Roll> rolls)
            implements RealmEvent {
        public Recruited {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-30";
        }
    }

    /**
     * Soldiers were paid.
     *
     * @param until the day up to which they are paid
     * @param treasury id of the stronghold that paid; empty if the master did
     * @param treasuryLeft what is left in it
     */
    record TroopPaid(String troop, int gold, int until, String treasury, int treasuryLeft, Purse purse, Purse stored)
            implements RealmEvent {
        @Override
        public String rule() {
            return "ST-40";
        }
    }

    /** Soldiers were not paid for a month. */
    record TroopUnpaid(String troop, int until, int missed, int loyalty, boolean deserts, List<Roll> rolls)
            implements RealmEvent {
        public TroopUnpaid {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "ST-42";
        }
    }

    /** The courage of soldiers was tried; the faithful throw no dice for it. */
    record TroopTried(String troop, Loyalty.Conduct conduct, String why, String rule, List<Roll> rolls)
            implements RealmEvent {
        public TroopTried {
            rolls = List.copyOf(rolls);
        }
    }

    /** Soldiers were let go. */
    record TroopGone(String troop, CharacterId master, String why) implements RealmEvent {}
}
