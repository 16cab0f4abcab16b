package org.woodgrain.campaign.refusal;

/** Reasons why magic does not work. */
public sealed interface MagicRefusal extends Refusal {
    /** The spell is not ready; {@code spentToday} if it was cast already. */
    record NotMemorised(String name, String spell, boolean spentToday) implements MagicRefusal {
        @Override
        public String rule() {
            return spentToday ? "MA-02" : "MA-01";
        }

        @Override
        public String message() {
            return spentToday
                    ? name + " has used " + spell + " already; it can be had again on another day."
                    : name + " does not have " + spell + " ready to cast.";
        }
    }

    /** Something about the caster stands in the way. */
    record CannotCast(String name, String why, String rule) implements MagicRefusal {
        @Override
        public String message() {
            return name + " cannot cast: " + why + ".";
        }
    }

    /** The choice of spells for the day cannot be held. */
    record CannotHold(String why, String rule) implements MagicRefusal {
        @Override
        public String message() {
            return why;
        }
    }

    /** A spell needs to be told at what it is aimed. */
    record NoTarget(String spell, String expected) implements MagicRefusal {
        @Override
        public String message() {
            return spell + " needs a target: " + expected + ".";
        }
    }

    /** The target is none for this spell, as all can see. */
    record WrongTarget(String spell, String why, String rule) implements MagicRefusal {
        @Override
        public String message() {
            return spell + " cannot be cast so: " + why + ".";
        }
    }

    record OutOfRange(String spell, int feet, int reach) implements MagicRefusal {
        @Override
        public String rule() {
            return "MA-06";
        }

        @Override
        public String message() {
            return spell + " reaches " + reach + " feet; that is " + feet + " feet away.";
        }
    }

    record CannotRead(String name, String why, String rule) implements MagicRefusal {
        @Override
        public String message() {
            return name + " cannot read it: " + why + ".";
        }
    }

    record CannotTurn(String name, String why, String rule) implements MagicRefusal {
        @Override
        public String message() {
            return name + " cannot turn them: " + why + ".";
        }
    }

    record NoSuchSpellInForce(String name, String what) implements MagicRefusal {
        @Override
        public String message() {
            return name + " has no " + what + " in force.";
        }
    }
}
