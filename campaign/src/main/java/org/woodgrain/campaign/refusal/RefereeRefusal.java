package org.woodgrain.campaign.refusal;

/** Reasons why a referee's order cannot be carried out. */
public sealed interface RefereeRefusal extends Refusal {
    record NothingToTell() implements RefereeRefusal {
        @Override
        public String message() {
            return "There is no text to tell.";
        }
    }

    record PointsOutOfRange(int points, int most) implements RefereeRefusal {
        @Override
        public String message() {
            return "Hit points go from 0 to " + most + ", not " + points + ".";
        }
    }

    record NoSuchFoe(String id) implements RefereeRefusal {
        @Override
        public String message() {
            return "There is no foe \"" + id + "\" here.";
        }
    }

    record NoSuchMonster(String id) implements RefereeRefusal {
        @Override
        public String message() {
            return "There is no monster \"" + id + "\" in the book.";
        }
    }

    record NumberOutOfRange(String what, int number, int most) implements RefereeRefusal {
        @Override
        public String message() {
            return "Expected 1 to " + most + " " + what + ", not " + number + ".";
        }
    }

    record NothingGiven() implements RefereeRefusal {
        @Override
        public String message() {
            return "Say what is given: a thing of the lists, or the name of a trinket.";
        }
    }

    record PurseTooLight(String name, int gold) implements RefereeRefusal {
        @Override
        public String message() {
            return name + " does not carry " + gold + " gp.";
        }
    }

    record NoBuilding() implements RefereeRefusal {
        @Override
        public String message() {
            return "Name a building, such as keep, and give it 0 to 100 structural points.";
        }
    }

    record NotFloor(String cell) implements RefereeRefusal {
        @Override
        public String message() {
            return "Cell " + cell + " is not floor of this level.";
        }
    }

    record NoSecretDoor(String edge) implements RefereeRefusal {
        @Override
        public String message() {
            return "There is no unfound secret door at " + edge + ".";
        }
    }

    record NoSuchRule(String rule) implements RefereeRefusal {
        @Override
        public String rule() {
            return "CH-05";
        }

        @Override
        public String message() {
            return "The rule that is changed is named by its number, such as CH-87, not \"" + this.rule + "\".";
        }
    }

    record NoCreature(String name, String why) implements RefereeRefusal {
        @Override
        public String rule() {
            return "CH-53";
        }

        @Override
        public String message() {
            return name + " cannot be played as a creature of that kind: " + why + ".";
        }
    }

    record NoChange() implements RefereeRefusal {
        @Override
        public String rule() {
            return "CH-05";
        }

        @Override
        public String message() {
            return "It is so already.";
        }
    }

    record Unsound(String fault) implements RefereeRefusal {
        @Override
        public String rule() {
            return "CH-05";
        }

        @Override
        public String message() {
            return "The rules cannot be changed so: " + fault + ".";
        }
    }

    record BadCount(int most) implements RefereeRefusal {
        @Override
        public String rule() {
            return "CH-02";
        }

        @Override
        public String message() {
            return "Players and referees are counted from 0 to " + most + ".";
        }
    }

    record NoWorth(int most) implements RefereeRefusal {
        @Override
        public String rule() {
            return "XP-06";
        }

        @Override
        public String message() {
            return "A thing of magic that a character has is needed, and a worth from 0 to " + most + " gp.";
        }
    }

    record NoMind() implements RefereeRefusal {
        @Override
        public String rule() {
            return "CH-21";
        }

        @Override
        public String message() {
            return "A name is needed, intelligence or wisdom, and a score from 3 to 18.";
        }
    }

    record NoComparison() implements RefereeRefusal {
        @Override
        public String rule() {
            return "EQ-05";
        }

        @Override
        public String message() {
            return "A name is needed, a listed article to compare it with, and a factor of a half, one or two.";
        }
    }

    record PriceTooHigh(String name, String price, String has) implements RefereeRefusal {
        @Override
        public String rule() {
            return "EQ-05";
        }

        @Override
        public String message() {
            return name + " has " + has + ", and the price is " + price + ".";
        }
    }

    /** There is no duel of the original game. */
    record NoDuel() implements RefereeRefusal {
        @Override
        public String message() {
            return "Dexterity is compared straight only in the original game, in a fight of one against one.";
        }

        @Override
        public String rule() {
            return "CH-24";
        }
    }

    /** There is no such setting pack on the shelf. */
    record NoPack(String name, String there) implements RefereeRefusal {
        @Override
        public String message() {
            return "There is no setting pack \"" + name + "\" on the shelf"
                    + (there.isEmpty() ? "." : "; what lies there: " + there + ".");
        }

        @Override
        public String rule() {
            return "CH-07";
        }
    }
}
