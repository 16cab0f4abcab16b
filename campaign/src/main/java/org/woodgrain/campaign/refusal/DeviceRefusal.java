package org.woodgrain.campaign.refusal;

/** Reasons met in the use of wands and staves. */
public sealed interface DeviceRefusal extends Refusal {
    /** A thing that does nothing, or of which nobody has found out yet what it does. */
    record NotUnderstood(String name, String thing) implements DeviceRefusal {
        @Override
        public String rule() {
            return "MI-176";
        }

        @Override
        public String message() {
            return name + " does not know how to use the " + thing
                    + "; whoever can use such a thing learns it by holding it in the hand for a turn.";
        }
    }

    record NoSuchPower(String thing, String power) implements DeviceRefusal {
        @Override
        public String message() {
            return "The " + thing + " has no power \"" + power + "\"; choose one of those offered.";
        }
    }
}
