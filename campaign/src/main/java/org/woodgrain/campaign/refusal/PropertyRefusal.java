package org.woodgrain.campaign.refusal;

/** Reasons met with strongboxes, beasts and vehicles. */
public sealed interface PropertyRefusal extends Refusal {
    record NoSuchStore(String id) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-20";
        }

        @Override
        public String message() {
            return "There is no strongbox, beast or vehicle \"" + id + "\"; choose one of those that the company owns.";
        }
    }

    /** The strongbox is at the inn. */
    record AtTheInn() implements PropertyRefusal {
        @Override
        public String rule() {
            return "CH-06";
        }

        @Override
        public String message() {
            return "The strongboxes stand at the inn; only in town can anything be put in or taken out.";
        }
    }

    /** A strongbox is opened by its owner only. */
    record NotHis(String who, String owner) implements PropertyRefusal {
        @Override
        public String rule() {
            return "CH-06";
        }

        @Override
        public String message() {
            return who + " has no key to the strongbox of " + owner + "; each opens one only.";
        }
    }

    record OutOfReach(String carrier) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-20";
        }

        @Override
        public String message() {
            return "The " + carrier + " is not here; go to where it stands.";
        }
    }

    record NotStored(String thing) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return "\"" + thing + "\" is not kept there; choose one of the things that are.";
        }
    }

    record NotThatManyStored(String thing, int has) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-23";
        }

        @Override
        public String message() {
            return "A number of " + thing + " from 1 to " + has + " is needed.";
        }
    }

    record NoCoinsToPut(String who, int keep) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-06";
        }

        @Override
        public String message() {
            return who + " has no more than " + keep + " gp in coin to begin with.";
        }
    }

    record NoSuchSum(int gold, String has) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-06";
        }

        @Override
        public String message() {
            return "There is no taking " + gold + " gp out of " + has + "; choose a sum from 1 gp to what is there.";
        }
    }

    record NothingToPut() implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-06";
        }

        @Override
        public String message() {
            return "Nobody of the company has gems, jewelry or coins above that sum.";
        }
    }

    record NothingLeft(String name) implements PropertyRefusal {
        @Override
        public String rule() {
            return "CH-06";
        }

        @Override
        public String message() {
            return name + " has left nothing that could be taken over.";
        }
    }

    record SingleGame() implements PropertyRefusal {
        @Override
        public String rule() {
            return "CH-06";
        }

        @Override
        public String message() {
            return "This is a game by itself; nobody inherits in it.";
        }
    }

    record StillLives(String name) implements PropertyRefusal {
        @Override
        public String rule() {
            return "CH-06";
        }

        @Override
        public String message() {
            return name + " lives and keeps everything.";
        }
    }

    record TooMuchFor(String carrier, String most, String rule) implements PropertyRefusal {
        @Override
        public String message() {
            return most.equals("0")
                    ? "The " + carrier + " can carry nothing as it stands."
                    : "That is too much for the " + carrier + ", which moves with " + most + " lb at the most.";
        }
    }

    record NotUnderground(String carrier, String rule) implements PropertyRefusal {
        @Override
        public String message() {
            return "The " + carrier + " does not go underground; only mules do.";
        }
    }

    record NotByRoad(String carrier) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-36";
        }

        @Override
        public String message() {
            return "The " + carrier + " floats, and no water leads to the dungeon.";
        }
    }

    record NoBarding(String thing) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-10";
        }

        @Override
        public String message() {
            return "That takes a horse and a barding that nobody wears yet; " + thing + " is no such thing.";
        }
    }

    record StillLoaded(String carrier) implements PropertyRefusal {
        @Override
        public String rule() {
            return "EQ-20";
        }

        @Override
        public String message() {
            return "Unload the " + carrier + " first, and take off its barding.";
        }
    }
}
