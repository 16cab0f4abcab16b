package org.woodgrain.campaign.refusal;

import java.util.List;
import org.woodgrain.rules.equipment.ClassLimits;

/** Reasons met in town. */
public sealed interface TownRefusal extends Refusal {
    record NotInTown() implements TownRefusal {
        @Override
        public String message() {
            return "That can only be done in town.";
        }
    }

    /** A step of making a character was asked for before an earlier one. */
    record StepDue(String name, String due) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-08";
        }

        @Override
        public String message() {
            return "First " + due + " for " + name + ".";
        }
    }

    record ScoresStand(String name, boolean arranging) implements TownRefusal {
        @Override
        public String message() {
            return arranging
                    ? "Two different scores of " + name + " can change places, until a race is chosen."
                    : "The scores of " + name + " stand as they were thrown; only the house rule ability-arrange"
                            + " would let them change places.";
        }

        @Override
        public String rule() {
            return "CH-09";
        }
    }

    record NoDraft(String id) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-08";
        }

        @Override
        public String message() {
            return "No character \"" + id + "\" is being made; begin one first.";
        }
    }

    record NeedsName() implements TownRefusal {
        @Override
        public String rule() {
            return "CH-11";
        }

        @Override
        public String message() {
            return "A character needs a name of 1 to 40 letters that nobody else has.";
        }
    }

    /** A race may not take this class or alignment. */
    record NotOpen(String who, String what, List<String> open, String rule) implements TownRefusal {
        public NotOpen {
            open = List.copyOf(open);
        }

        @Override
        public String message() {
            String people = ("aeiou".indexOf(who.charAt(0)) >= 0 ? "An " : "A ") + who;
            return people + " cannot be a " + what + "; open are: " + String.join(", ", open) + ".";
        }
    }

    /** A class cannot be given up for another. */
    record NoClassChange(String name, String to, String why, String rule) implements TownRefusal {
        @Override
        public String message() {
            return name + " cannot become a " + to + ": " + why + ".";
        }
    }

    record NoExchange(String from, int units, int most, String rule) implements TownRefusal {
        @Override
        public String message() {
            return "From " + from + " at most " + most + " can be gained, not " + units + ".";
        }
    }

    record TooLate(String name) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-08";
        }

        @Override
        public String message() {
            return "The alignment of " + name + " is chosen; exchanges come before it.";
        }
    }

    record NoLanguage(String language, List<String> open) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-111";
        }

        @Override
        public String message() {
            return "\"" + language + "\" cannot be chosen as a further language; open are: " + String.join(", ", open)
                    + ".";
        }
    }

    record ExchangeCounted() implements TownRefusal {
        @Override
        public String rule() {
            return "CH-18";
        }

        @Override
        public String message() {
            return "In the original profile exchanges are counted by themselves and the scores stay as thrown.";
        }
    }

    record TooManyLanguages(int chosen, int most) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-111";
        }

        @Override
        public String message() {
            return "Intelligence allows " + most + (most == 1 ? " further language" : " further languages") + ", not "
                    + chosen + "; one for each point above 10.";
        }
    }

    record NobodyTeaches(String teacher, String language) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-111";
        }

        @Override
        public String message() {
            return teacher + " does not speak " + language + " and cannot teach it; find one who does.";
        }
    }

    record KnownAlready(String name, String what, String rule) implements TownRefusal {
        @Override
        public String message() {
            return name + " has " + what + " already.";
        }
    }

    record NotSold(String article) implements TownRefusal {
        @Override
        public String rule() {
            return "EQ-04";
        }

        @Override
        public String message() {
            return "The shop has no \"" + article
                    + "\"; choose from its list, or have the referee price it by comparison.";
        }
    }

    record NotEnoughGold(String name, int price, String has) implements TownRefusal {
        @Override
        public String rule() {
            return "EQ-02";
        }

        @Override
        public String message() {
            return name + " has " + has + ", and the price is " + price + " gp.";
        }
    }

    record CannotPayInn(String name, String price, String has) implements TownRefusal {
        @Override
        public String rule() {
            return "EQ-28";
        }

        @Override
        public String message() {
            return "Bed and board for " + name + " come to " + price + ", and there is " + has + ".";
        }
    }

    record NoQuantity(int quantity, int most, String rule) implements TownRefusal {
        @Override
        public String message() {
            return "A number from 1 to " + most + " is needed, not " + quantity + ".";
        }
    }

    record NobodyBuys(String thing) implements TownRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return "Nobody in town buys " + thing + "; it can be handed to another member, or left.";
        }
    }

    record NothingToSell() implements TownRefusal {
        @Override
        public String rule() {
            return "TR-35";
        }

        @Override
        public String message() {
            return "The company has no gems, jewelry or other valuables to sell.";
        }
    }

    record NobodyToLead() implements TownRefusal {
        @Override
        public String rule() {
            return "CH-08";
        }

        @Override
        public String message() {
            return "There is nobody in the company; make characters first, then put them in marching order.";
        }
    }

    record NoDungeon() implements TownRefusal {
        @Override
        public String rule() {
            return "CH-01";
        }

        @Override
        public String message() {
            return "There is no dungeon to go to; the referee must bring one first.";
        }
    }

    record TooFewLevels(int missing) implements TownRefusal {
        @Override
        public String rule() {
            return "CH-01";
        }

        @Override
        public String message() {
            return "The dungeon is not ready: " + missing + (missing == 1 ? " level is" : " levels are")
                    + " missing before anybody may set out. The house rules six-levels and three-levels say how many"
                    + " it takes.";
        }
    }

    record Overloaded(String name, String load) implements TownRefusal {
        @Override
        public String rule() {
            return "EQ-31";
        }

        @Override
        public String message() {
            return name + " carries " + load
                    + " lb and cannot move; nobody moves with more than 300 lb. Sell, hand on or store some of it.";
        }
    }

    record ArmourForbidden(String name, String thing, String rule) implements TownRefusal {
        @Override
        public String message() {
            return name + " must take off " + thing + " first: it is forbidden to that class"
                    + ClassLimits.instead(rule) + ".";
        }
    }
}
