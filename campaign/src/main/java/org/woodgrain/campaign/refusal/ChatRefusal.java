package org.woodgrain.campaign.refusal;

/** What hinders talk at the table. */
public sealed interface ChatRefusal extends Refusal {
    record NothingSaid() implements ChatRefusal {
        @Override
        public String message() {
            return "Say something: some words, /roll 2d6+1, or words with [[2d6+1]] in them.";
        }
    }

    record TooLong(int length, int most) implements ChatRefusal {
        @Override
        public String message() {
            return "That has " + length + " characters; at most " + most + " are heard.";
        }
    }

    record NoSuchSpeaker(String name) implements ChatRefusal {
        @Override
        public String message() {
            return "Nobody of the company is called \"" + name + "\"; name a member, or nobody to speak for all.";
        }
    }

    /** The fault names its column within the expression. */
    record BadDice(String expression, String fault) implements ChatRefusal {
        @Override
        public String message() {
            return "The dice \"" + expression + "\" cannot be thrown. " + fault + ".";
        }
    }

    record TooManyDice(int most) implements ChatRefusal {
        @Override
        public String message() {
            return "At most " + most + " throws fit into one saying.";
        }
    }

    /** Brackets were opened and not closed. */
    record OpenBrackets() implements ChatRefusal {
        @Override
        public String message() {
            return "Dice within words stand between [[ and ]]; the closing ]] is missing.";
        }
    }
}
