package org.woodgrain.campaign.refusal;

import org.woodgrain.rules.equipment.ClassLimits;

/** Reasons met in handling things. */
public sealed interface HandlingRefusal extends Refusal {
    record NoSuchThing(String name, String item) implements HandlingRefusal {
        @Override
        public String message() {
            return name + " does not have \"" + item + "\"; choose one of the things on the sheet.";
        }
    }

    /** A class or people may not use the thing so. */
    record Forbidden(String name, String thing, String kind, String rule) implements HandlingRefusal {
        @Override
        public String message() {
            return "As a " + kind + " " + name + " may not use the " + thing + ClassLimits.instead(rule) + ".";
        }
    }

    record CannotWear(String thing) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-07";
        }

        @Override
        public String message() {
            return "Nobody can wear " + thing
                    + "; armour, helmets, clothes and jewels of magic are worn, the rest is held or packed.";
        }
    }

    record WornAlready(String name, String worn) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-07";
        }

        @Override
        public String message() {
            return name + " wears " + worn + " already and must take it off first.";
        }
    }

    record HandsFull(String name, String held) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-14";
        }

        @Override
        public String message() {
            return name + " has no hand free: " + held + " must be put out or handed on first.";
        }
    }

    record NoRoom(String container) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return "The " + container + " is full; choose another, or take something out of it first.";
        }
    }

    record NotAContainer(String thing) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return "Nothing can be put into the " + thing + "; sacks, packs and the like hold things.";
        }
    }

    record TooMuch(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-31";
        }

        @Override
        public String message() {
            return name + " would carry more than 300 lb, with which nobody moves.";
        }
    }

    record NoSuchMount() implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-20";
        }

        @Override
        public String message() {
            return "No such creature follows the company and can act.";
        }
    }

    record CannotMount(String rider, String beast, String why) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-20";
        }

        @Override
        public String message() {
            return rider + " cannot mount the " + beast + ": " + why + ".";
        }
    }

    record CannotLoad(String beast, String why) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-20";
        }

        @Override
        public String message() {
            return "The " + beast + " cannot be loaded so: " + why + ".";
        }
    }

    record NotToBeCarried(String name, String why) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-29";
        }

        @Override
        public String message() {
            return name + " cannot be carried: " + why + ".";
        }
    }

    record NoBodyHere(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-29";
        }

        @Override
        public String message() {
            return "The company does not have the body of " + name + " with it in the dungeon.";
        }
    }

    record NotThatMany(String name, String thing, int has) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return has == 0
                    ? name + " has no " + thing + "."
                    : has == 1
                            ? name + " has only one " + thing + "."
                            : name + " has " + has + " of " + thing + "; choose from 1 to " + has + ".";
        }
    }

    record NotThoseCoins(String name, String has) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-06";
        }

        @Override
        public String message() {
            return name + " has " + has + "; hand on some of these.";
        }
    }

    record SamePerson(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return name + " has it already; choose another member.";
        }
    }

    record NoPrice(int gold) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return "A price of " + gold + " gp is none; name 0 gp or more.";
        }
    }

    record OfferedAlready(String seller, String thing) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return seller + " has offered the " + thing
                    + " already; wait for the answer, or take the offer back first.";
        }
    }

    record NothingOffered(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return name + " has no such offer open.";
        }
    }

    record NotHere(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-03";
        }

        @Override
        public String message() {
            return name + " is not here; choose somebody who is in the same place.";
        }
    }

    record Burning(String thing) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-24";
        }

        @Override
        public String message() {
            return "The " + thing + " burns; put it out first.";
        }
    }

    record NotBurning(String thing) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-24";
        }

        @Override
        public String message() {
            return "The " + thing + " does not burn, so there is nothing to put out.";
        }
    }

    record NotALight(String thing) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-24";
        }

        @Override
        public String message() {
            return "The " + thing + " gives no light; a torch or a lantern does.";
        }
    }

    record NoOil(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-24";
        }

        @Override
        public String message() {
            return name + " has no flask of oil for the lantern.";
        }
    }

    record LanternFull() implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-24";
        }

        @Override
        public String message() {
            return "The lantern is full; a flask lasts 24 turns.";
        }
    }

    record InBattle(String what) implements HandlingRefusal {
        @Override
        public String rule() {
            return "CB-21";
        }

        @Override
        public String message() {
            return "There is no time to " + what + " in a fight; draw a weapon as the deed of a round instead.";
        }
    }

    record NoPotion(String thing) implements HandlingRefusal {
        @Override
        public String message() {
            return "The " + thing + " is nothing to drink; choose a potion.";
        }
    }

    record SippedBefore(String name) implements HandlingRefusal {
        @Override
        public String rule() {
            return "MI-040";
        }

        @Override
        public String message() {
            return name + " has tried a sip of it already.";
        }
    }

    record NoRoomForCoins(String name, int room) implements HandlingRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return name + " has room in packs and sacks for " + room + (room == 1 ? " more coin." : " more coins.");
        }
    }
}
