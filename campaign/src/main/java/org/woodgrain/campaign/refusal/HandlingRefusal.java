package org.woodgrain.campaign.refusal;

/** Reasons met in handling things. */
public sealed interface HandlingRefusal extends Refusal {
    record NoSuchThing(String name, String item) implements HandlingRefusal {
        @Override
        public String message() {
            return name + " does not have \"" + item + "\".";
        }
    }
}
