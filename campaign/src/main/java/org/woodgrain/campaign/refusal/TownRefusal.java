package org.woodgrain.campaign.refusal;

/** Reasons met in town. */
public sealed interface TownRefusal extends Refusal {
    record NotInTown() implements TownRefusal {
        @Override
        public String message() {
            return "That can only be done in town.";
        }
    }
}
