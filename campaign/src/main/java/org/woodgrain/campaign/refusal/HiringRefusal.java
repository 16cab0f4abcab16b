package org.woodgrain.campaign.refusal;

/** Reasons met in hiring others and keeping them. */
public sealed interface HiringRefusal extends Refusal {
    /** The chosen one is a hireling himself. */
    record NotAnEmployer(String name) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-01";
        }

        @Override
        public String message() {
            return name + " is in service and cannot hire; choose a member who serves nobody.";
        }
    }

    /** Charisma allows no more (CH-28). */
    record TooMany(String name, int most) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-04";
        }

        @Override
        public String message() {
            return name + " can hold " + most + (most == 1 ? " unusual follower" : " unusual followers")
                    + " by charisma, and has as many.";
        }
    }

    record CannotAfford(String name, String has, int needed, String rule) implements HiringRefusal {
        @Override
        public String message() {
            return name + " has " + has + "; " + needed + " gp may be needed.";
        }
    }

    record NoCandidate(String id) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-05";
        }

        @Override
        public String message() {
            return "Nobody \"" + id + "\" waits for an offer; seek hirelings first.";
        }
    }

    /** The offer is no better than the last (NP-15). */
    record NotBetter(String name, int gold) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-15";
        }

        @Override
        public String message() {
            return name + " has weighed an offer like it; offer at least " + gold
                    + " gp, or something else that is wanted.";
        }
    }

    record NotMagical(String thing) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-10";
        }

        @Override
        public String message() {
            return thing + " is not a magical thing; a scroll, a potion or any other thing of magic would do.";
        }
    }

    record OnlyForClerics(String name) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-11";
        }

        @Override
        public String message() {
            return name + " is no cleric and asks for no place of worship.";
        }
    }

    record NotInService(String name) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-01";
        }

        @Override
        public String message() {
            return name + " is not in anybody's service.";
        }
    }

    record NothingPromised(String name) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-11";
        }

        @Override
        public String message() {
            return name + " was promised nothing, or has been given it.";
        }
    }

    record BadSum(int gold) implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-08";
        }

        @Override
        public String message() {
            return "A sum in gold pieces from 0 to 1,000,000 is needed, not " + gold + ".";
        }
    }

    record NobodyToWin() implements HiringRefusal {
        @Override
        public String rule() {
            return "NP-14";
        }

        @Override
        public String message() {
            return "They will hear no further offer of service.";
        }
    }
}
