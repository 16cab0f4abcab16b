package org.woodgrain.campaign.refusal;

/** Reasons met in the search for new spells. */
public sealed interface LoreRefusal extends Refusal {
    /** Only magic-users and clerics with spells of their own find new ones. */
    record NoCaster(String name) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-20";
        }

        @Override
        public String message() {
            return name + " casts no spells; a magic-user or cleric who has spells can look for a new one.";
        }
    }

    /** A spell above what its seeker can use; {@code castable} is 0 if he can use none. */
    record TooHigh(String name, int level, int castable) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-21";
        }

        @Override
        public String message() {
            return "That is a spell of level " + level + "; " + name
                    + (castable == 0
                            ? " can use no spells yet."
                            : " can use spells up to level " + castable + " only.");
        }
    }

    /** No name, too long a name, or one that is taken. */
    record BadName(String name) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-22";
        }

        @Override
        public String message() {
            return name.isBlank()
                    ? "A new spell needs a name."
                    : "\"" + name + "\" will not do: give a name of up to 40 letters that no other spell has.";
        }
    }

    /** A model that is not on the seeker's list. */
    record NoModel(String name, String spell) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-22";
        }

        @Override
        public String message() {
            return "\"" + spell + "\" is no spell on which " + name
                    + " can model a new one; name a listed spell of the same class.";
        }
    }

    /** Figures that the model does not have, or none at all. */
    record NoSuchFigures(String spell, String open) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-22";
        }

        @Override
        public String message() {
            return open.isEmpty()
                    ? "Nothing about " + spell + " can be doubled; choose another model."
                    : "A spell like " + spell + " must differ from it, and only in its " + open + ".";
        }
    }

    /** Too little gold to have any chance, or more than can do any good. */
    record BadInvestment(int level, int gold, int least, int most) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-23";
        }

        @Override
        public String message() {
            return "A spell of level " + level + " takes from " + least + " gp (20%) to " + most + " gp (certain), not "
                    + gold + "; each full " + least + " adds 20%.";
        }
    }

    /** A spell that is not there to be sought, taught or told. */
    record NoSuchSpell(String name, String spell, String rule) implements LoreRefusal {
        @Override
        public String message() {
            return name + " can do nothing with a spell \"" + spell + "\"; choose one of those offered.";
        }
    }

    /** A pupil who cannot learn. */
    record NoPupil(String name, String why) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-26";
        }

        @Override
        public String message() {
            return name + " cannot learn it: " + why + ".";
        }
    }

    /** A description that says nothing. */
    record NothingSaid() implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-22";
        }

        @Override
        public String message() {
            return "Say in words what the spell does, in up to 400 letters.";
        }
    }

    /** A level that no spell of the class has. */
    record NoLevel(int level, int most) implements LoreRefusal {
        @Override
        public String rule() {
            return "MA-22";
        }

        @Override
        public String message() {
            return "A spell of this class has a level from 1 to " + most + ", not " + level + ".";
        }
    }
}
