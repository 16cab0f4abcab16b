package org.woodgrain.lab.table;

import org.woodgrain.campaign.meeting.Arranged;

/** Which of the sides that were asked for is surprised. */
public enum Surprise {
    NOBODY,
    FIRST,
    SECOND,
    /** As the dice of the rules have it. */
    DICE;

    Arranged.Surprise of(int companySide) {
        return switch (this) {
            case NOBODY -> Arranged.Surprise.NOBODY;
            case FIRST -> companySide == 0 ? Arranged.Surprise.COMPANY : Arranged.Surprise.FOES;
            case SECOND -> companySide == 0 ? Arranged.Surprise.FOES : Arranged.Surprise.COMPANY;
            case DICE -> Arranged.Surprise.THROWN;
        };
    }

    /** In plain words, without a full stop. */
    public String told() {
        return switch (this) {
            case NOBODY -> "Nobody is surprised";
            case FIRST -> "A is surprised";
            case SECOND -> "B is surprised";
            case DICE -> "The dice say who is surprised";
        };
    }
}
