package org.woodgrain.campaign.refusal;

/** Reasons met in ruling and in hiring soldiers. */
public sealed interface RealmRefusal extends Refusal {
    record NoHolding() implements RealmRefusal {
        @Override
        public String rule() {
            return "CH-75";
        }

        @Override
        public String message() {
            return "There is no such stronghold; choose one of those that stand.";
        }
    }

    record TooSmall(int spent, int works, int least) implements RealmRefusal {
        @Override
        public String rule() {
            return "ST-08";
        }

        @Override
        public String message() {
            return "Works of " + works + " gp are no stronghold; it takes " + least + " gp at least"
                    + (works > spent ? ", the help from above counted." : ".");
        }
    }

    record NeedsName() implements RealmRefusal {
        @Override
        public String rule() {
            return "CH-75";
        }

        @Override
        public String message() {
            return "A stronghold needs a name of 1 to 40 letters.";
        }
    }

    record BadNumber(String what, int least, int most) implements RealmRefusal {
        @Override
        public String rule() {
            return "CH-75";
        }

        @Override
        public String message() {
            return "For " + what + " give a number from " + least + " to " + most + ".";
        }
    }

    record CannotPay(String name, String has, int gold, String rule) implements RealmRefusal {
        @Override
        public String message() {
            return name + " has " + has + ", and it takes " + gold + " gp.";
        }
    }

    record TreasuryLacks(String holding, int has) implements RealmRefusal {
        @Override
        public String rule() {
            return "CH-75";
        }

        @Override
        public String message() {
            return "The treasury of " + holding + " holds " + has + " gp; choose a sum from 1 to that.";
        }
    }

    record NoSoldiers(String kin, String kind) implements RealmRefusal {
        @Override
        public String rule() {
            return "ST-40";
        }

        @Override
        public String message() {
            return "No " + kin + " serve as " + kind + "; choose another kind of soldier.";
        }
    }

    record WillNotServe(String kin, String side) implements RealmRefusal {
        @Override
        public String rule() {
            return "ST-39";
        }

        @Override
        public String message() {
            return "No " + kin + " serve a master of " + side + "; choose another kin.";
        }
    }

    record NoTroop() implements RealmRefusal {
        @Override
        public String rule() {
            return "ST-39";
        }

        @Override
        public String message() {
            return "There are no such soldiers; choose a troop that serves.";
        }
    }

    record NoVenture(String why) implements RealmRefusal {
        @Override
        public String rule() {
            return "CH-75";
        }

        @Override
        public String message() {
            return "Nothing can be put into that: " + why + ".";
        }
    }

    record LandIsClear(String holding) implements RealmRefusal {
        @Override
        public String rule() {
            return "CH-75";
        }

        @Override
        public String message() {
            return "The land of " + holding + " is clear already.";
        }
    }
}
