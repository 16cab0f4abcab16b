package org.woodgrain.campaign.refusal;

/** Why something cannot be done with a captive. */
public sealed interface CaptiveRefusal extends Refusal {
    record NoSuchCaptive() implements CaptiveRefusal {
        @Override
        public String rule() {
            return "NP-22";
        }

        @Override
        public String message() {
            return "No captive of that kind is with the company; choose one of those led along.";
        }
    }

    record NobodyBuysMen() implements CaptiveRefusal {
        @Override
        public String message() {
            return "Nobody here buys men. Let them go, or offer them service.";
        }

        @Override
        public String rule() {
            return "NP-24";
        }
    }

    record AskedThisMonth(String name, int days) implements CaptiveRefusal {
        @Override
        public String message() {
            return "The " + name + " has been offered to everybody this month; ask again in " + days
                    + (days == 1 ? " day." : " days.");
        }

        @Override
        public String rule() {
            return "NP-24";
        }
    }
}
