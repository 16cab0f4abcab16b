package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.hirelings.Review;
import org.woodgrain.rules.hirelings.Seeking;
import org.woodgrain.rules.hirelings.Terms;

/** Hirelings sought, hired, paid, tried and lost. */
public sealed interface HiringEvent extends Event {
    /** A search was paid for; {@code cost} in gold pieces. */
    record SearchPaid(
            CharacterId employer, Calling calling, Seeking how, int cost, Purse left, Purse stored, List<Roll> rolls)
            implements HiringEvent {
        public SearchPaid {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-06";
        }
    }

    /** A search is over. */
    record SearchAnswered(CharacterId employer, Calling calling, List<Candidate> candidates, List<Roll> rolls)
            implements HiringEvent {
        public SearchAnswered {
            candidates = List.copyOf(candidates);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-07";
        }
    }

    /** Somebody went away unhired. */
    record CandidateLeft(CharacterId candidate, String why, String rule) implements HiringEvent {}

    /** An offer was weighed; one that was not accepted changes nothing else. */
    record OfferWeighed(CharacterId employer, CharacterId candidate, Terms terms, Answer answer, List<Roll> rolls)
            implements HiringEvent {
        public OfferWeighed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-13";
        }
    }

    /**
     * Somebody entered service and joins the company at its rear.
     *
     * @param gold paid down to him
     * @param gift a thing that changes hands with it
     * @param left the employer's purse
     * @param stored the coins of his strongbox
     */
    record Hired(
            CharacterId hireling,
            Service service,
            int gold,
            Optional<ItemId> gift,
            Purse left,
            Purse stored,
            List<Roll> rolls)
            implements HiringEvent {
        public Hired {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return service.lasting() ? "NP-01" : "NP-02";
        }
    }

    /**
     * A hireling was paid.
     *
     * @param copper what changed hands
     * @param bonus how much of it was more than his due
     */
    record Paid(
            CharacterId hireling,
            CharacterId payer,
            int copper,
            int bonus,
            int paidUntil,
            Purse payersPurse,
            Purse payersStored,
            Purse hirelingsPurse)
            implements HiringEvent {
        @Override
        public String rule() {
            return bonus > 0 ? "NP-32" : "NP-08";
        }
    }

    /** A hireling's share of an expedition's treasure is due to him; in copper pieces. */
    record ShareDue(CharacterId hireling, int copper, int day) implements HiringEvent {
        @Override
        public String rule() {
            return "NP-02";
        }
    }

    /**
     * Something has told for or against a hireling's loyalty.
     *
     * @param rewarded the day, if it was a reward
     * @param late the day, if it was late pay
     */
    record Reviewed(CharacterId hireling, Review review, String why, Optional<Integer> rewarded, Optional<Integer> late)
            implements HiringEvent {
        @Override
        public String rule() {
            return "NP-32";
        }
    }

    /** The referee had a hireling's loyalty thrown anew; it is what he would have on his first day. */
    record LoyaltyThrown(CharacterId hireling, int loyalty, String why, List<Roll> rolls) implements HiringEvent {
        public LoyaltyThrown {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "NP-32";
        }
    }

    record PromiseKept(CharacterId hireling, int price, Purse left, Purse stored) implements HiringEvent {
        @Override
        public String rule() {
            return "NP-11";
        }
    }

    /**
     * A hireling's courage was tried.
     *
     * @param round of the fight in which he hangs back, if he does
     * @param leaves whether he will leave service for it
     */
    record CourageTried(
            CharacterId hireling,
            Loyalty.Conduct conduct,
            int round,
            boolean leaves,
            String why,
            List<Roll> rolls,
            String rule)
            implements HiringEvent {
        public CourageTried {
            rolls = List.copyOf(rolls);
        }
    }

    /** A hireling whose employer is dead serves another. */
    record ServesAnother(CharacterId hireling, CharacterId employer) implements HiringEvent {
        @Override
        public String rule() {
            return "NP-01";
        }
    }

    /** A monster in service has thrown for a master who left its side; it goes unless it stays. */
    record SideForsaken(FoeId monster, String name, boolean stays, List<Roll> rolls) implements HiringEvent {
        public SideForsaken {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-102";
        }
    }

    /** A hireling is in service no longer; if he ran or slipped away he has taken along what he carries. */
    record ServiceEnded(CharacterId hireling, boolean away, String why, String rule) implements HiringEvent {}

    /** A mind reader has seen how faithful a hireling is, in a word. */
    record LoyaltyRead(CharacterId reader, CharacterId hireling, String band) implements HiringEvent {
        @Override
        public String rule() {
            return "NP-27";
        }
    }
}
