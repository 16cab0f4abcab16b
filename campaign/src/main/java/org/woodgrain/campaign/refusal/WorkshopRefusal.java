package org.woodgrain.campaign.refusal;

/** Reasons met in the work of wizards. */
public sealed interface WorkshopRefusal extends Refusal {
    /** Only wizards make things. */
    record NoWizard(String name, String is, int level) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "MA-30";
        }

        @Override
        public String message() {
            return name + " is a " + is + " of level " + level
                    + "; only magic-users of level 11 and above make things of magic.";
        }
    }

    record CannotBeMade(String kind) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "MA-31";
        }

        @Override
        public String message() {
            return "\"" + kind + "\" is nothing that a wizard can make; choose one of those offered.";
        }
    }

    /** A number outside its bounds. */
    record BadNumber(int given, int most, String of) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "MA-31";
        }

        @Override
        public String message() {
            return "A number of " + of + " from 1 to " + most + " is needed, not " + given + ".";
        }
    }

    record SpellUnknown(String name, String spell) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "MA-32";
        }

        @Override
        public String message() {
            return name + " has no spell \"" + spell + "\" in the books to write down.";
        }
    }

    record CannotAfford(String name, String has, int needed, String rule) implements WorkshopRefusal {
        @Override
        public String message() {
            return name + " has " + has + "; " + needed + " gp are needed.";
        }
    }

    record NoBook(String name, int level) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "MA-28";
        }

        @Override
        public String message() {
            return name + " has no use for a book of spells of level " + level
                    + ", or none left; choose a level whose spells can be used.";
        }
    }

    record NotForSale(String name) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "XP-06";
        }

        @Override
        public String message() {
            return "Only a thing of magic that was found, and is known for what it is, finds a buyer; " + name
                    + " has no such thing there.";
        }
    }

    record NotMade(String name) implements WorkshopRefusal {
        @Override
        public String rule() {
            return "MA-36";
        }

        @Override
        public String message() {
            return name + " has no such thing of a wizard's making; choose one that was made in the company.";
        }
    }
}
