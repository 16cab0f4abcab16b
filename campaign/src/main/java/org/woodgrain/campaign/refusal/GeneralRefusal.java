package org.woodgrain.campaign.refusal;

/** Reasons that any order may meet. */
public sealed interface GeneralRefusal extends Refusal {
    record NotNow(String what, String why) implements GeneralRefusal {
        @Override
        public String message() {
            return "You cannot " + what + " now: " + why + ".";
        }
    }

    record NoSuchCharacter(String id) implements GeneralRefusal {
        @Override
        public String message() {
            return "There is no character \"" + id + "\" in the company.";
        }
    }

    record CannotAct(String name, String why) implements GeneralRefusal {
        @Override
        public String message() {
            return name + " cannot act: " + why + ".";
        }
    }

    record RefereeOnly(String what) implements GeneralRefusal {
        @Override
        public String message() {
            return "Only the referee may " + what + ".";
        }
    }
}
