package org.woodgrain.campaign.refusal;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.Encounter;

/** Reasons met in an encounter. */
public sealed interface MeetingRefusal extends Refusal {
    record NobodyHere() implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-41";
        }

        @Override
        public String message() {
            return "There is nobody to meet.";
        }
    }

    record CannotHold(String message) implements MeetingRefusal {
        @Override
        public String rule() {
            return "UX-16";
        }
    }

    record NoDoorBehind() implements MeetingRefusal {
        @Override
        public String rule() {
            return "SP-02";
        }

        @Override
        public String message() {
            return "No door that could be held lies behind you, nor would you pass one in this move.";
        }
    }

    record WrongMoment(String what, Encounter.Phase phase) implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-41";
        }

        @Override
        public String message() {
            return "You cannot " + what + " "
                    + switch (phase) {
                        case WARNED -> "yet: they are not here.";
                        case FREE_SEGMENT -> "while they are surprised.";
                        case INTENT -> "before it is known what they want.";
                        case PARLEY -> "while there is talk.";
                        case BATTLE -> "in the middle of a fight.";
                        case ROUT -> "now: they run; follow or let them go.";
                        case PURSUIT -> "while one side runs.";
                        case YIELDED -> "now: they are at your mercy; settle their fate.";
                    };
        }
    }

    record CloseAlready() implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-45";
        }

        @Override
        public String message() {
            return "They stand within reach already.";
        }
    }

    record UnknownTongue(String name, String tongue, List<String> known) implements MeetingRefusal {
        @Override
        public String rule() {
            return "CH-109";
        }

        @Override
        public String message() {
            return name + " does not speak \"" + tongue + "\"; known are: " + String.join(", ", known) + ".";
        }
    }

    record NoSuchSum(int gold) implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-34";
        }

        @Override
        public String message() {
            return "A gift is 0 or more gold pieces, not " + gold + ".";
        }
    }

    record TooPoor(int gold, int wealth) implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-34";
        }

        @Override
        public String message() {
            return "The company has " + wealth + " gold pieces at hand, not " + gold + ".";
        }
    }

    record TooLittleFood(int gold, int has) implements MeetingRefusal {
        @Override
        public String message() {
            return "Beasts are won with food, not with coin: good rations worth " + gold
                    + " gold pieces are needed, and the company carries " + has + " worth.";
        }

        @Override
        public String rule() {
            return "NP-20";
        }
    }

    record NoToll() implements MeetingRefusal {
        @Override
        public String rule() {
            return "CE-16";
        }

        @Override
        public String message() {
            return "They ask for no toll; talk to them, or make them a gift.";
        }
    }

    record NoTribute() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-35";
        }

        @Override
        public String message() {
            return "They offer nothing that could be taken.";
        }
    }

    record TheyHinder() implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-41";
        }

        @Override
        public String message() {
            return "They have not let you pass; flee, fight or talk to them.";
        }
    }

    /** A monster that surprised the company nearby cannot be avoided. */
    record TooClose() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-23";
        }

        @Override
        public String message() {
            return "They surprised you at arm's length; there is no getting away before the first round is over.";
        }
    }

    record InBattle() implements MeetingRefusal {
        @Override
        public String rule() {
            return "CE-24";
        }

        @Override
        public String message() {
            return "Once blows are struck you can only give ground, until you are out of their reach.";
        }
    }

    record JustFlee() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-23";
        }

        @Override
        public String message() {
            return "There is no need to give ground; turn and flee.";
        }
    }

    record CannotRun(String name) implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-46";
        }

        @Override
        public String message() {
            return name + " cannot run; stay, or leave that one behind.";
        }
    }

    record LeftBehind(String name) implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-46";
        }

        @Override
        public String message() {
            return name + " is to be left behind and does nothing more.";
        }
    }

    record NobodyLeftToRun() implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-46";
        }

        @Override
        public String message() {
            return "Somebody must be left to run; not all can be left behind.";
        }
    }

    record TooHeavy() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EQ-31";
        }

        @Override
        public String message() {
            return "Somebody carries too much to move at all; nobody moves with more than 300 lb.";
        }
    }

    record NoWay(Cell cell) implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-46";
        }

        @Override
        public String message() {
            return "There is no known way to " + cell + " that does not lead past them.";
        }
    }

    record NowhereToRun() implements MeetingRefusal {
        @Override
        public String rule() {
            return "NP-46";
        }

        @Override
        public String message() {
            return "There is no known way out that does not lead past them.";
        }
    }

    record NobodyFollows() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-28";
        }

        @Override
        public String message() {
            return "Nobody follows yet; there is no call to throw anything down.";
        }
    }

    record NotCarried(String name, String what) implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-28";
        }

        @Override
        public String message() {
            return name + " does not carry " + what + ".";
        }
    }

    record NoFlame() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-30";
        }

        @Override
        public String message() {
            return "There is no flame to light the oil with.";
        }
    }

    record Drenched() implements MeetingRefusal {
        @Override
        public String rule() {
            return "SP-72";
        }

        @Override
        public String message() {
            return "In this rain no oil burns.";
        }
    }

    record NobodyRuns() implements MeetingRefusal {
        @Override
        public String rule() {
            return "EN-27";
        }

        @Override
        public String message() {
            return "Nobody runs from you.";
        }
    }
}
