package org.woodgrain.campaign.refusal;

/** Reasons why a referee's order cannot be carried out. */
public sealed interface RefereeRefusal extends Refusal {
    record NothingToTell() implements RefereeRefusal {
        @Override
        public String message() {
            return "There is no text to tell.";
        }
    }
}
