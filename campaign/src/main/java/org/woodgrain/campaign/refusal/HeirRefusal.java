package org.woodgrain.campaign.refusal;

/** Reasons met in dealing with relatives. */
public sealed interface HeirRefusal extends Refusal {
    record NoRelatives() implements HeirRefusal {
        @Override
        public String rule() {
            return "NP-33";
        }

        @Override
        public String message() {
            return "This campaign is played without relatives: comrades share what the lost leave.";
        }
    }

    record NeedsName(String name) implements HeirRefusal {
        @Override
        public String rule() {
            return "NP-33";
        }

        @Override
        public String message() {
            return "A relative needs a name of 1 to 40 letters that nobody else has, not \"" + name + "\".";
        }
    }

    record NotTheHeir(String relative) implements HeirRefusal {
        @Override
        public String rule() {
            return "NP-36";
        }

        @Override
        public String message() {
            return relative.isEmpty()
                    ? "No relative was named, and nobody else may have it."
                    : "It is for " + relative
                            + " alone, as a new character of the first level; roll one up by that name.";
        }
    }

    record StillWaiting(String name, int days) implements HeirRefusal {
        @Override
        public String rule() {
            return "NP-34";
        }

        @Override
        public String message() {
            return name + " may yet come back: " + days + (days == 1 ? " day" : " days") + " more must pass.";
        }
    }

    record NothingToAsk(String name) implements HeirRefusal {
        @Override
        public String rule() {
            return "NP-37";
        }

        @Override
        public String message() {
            return "Nobody has inherited from " + name + ".";
        }
    }

    record AskedThisMonth(String name, int days) implements HeirRefusal {
        @Override
        public String rule() {
            return "NP-37";
        }

        @Override
        public String message() {
            return name + " has asked this month; " + days + (days == 1 ? " day" : " days") + " more must pass.";
        }
    }
}
