package org.woodgrain.campaign.refusal;

/** Reasons met in an encounter. */
public sealed interface MeetingRefusal extends Refusal {
    record NobodyHere() implements MeetingRefusal {
        @Override
        public String message() {
            return "There is nobody to meet.";
        }
    }
}
