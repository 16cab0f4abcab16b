package org.woodgrain.atlas;

import java.util.Optional;

/**
 * A way through an edge.
 *
 * @param edge where
 * @param kind what it is
 * @param state how it is found
 * @param secretFrom the cell from whose side it cannot be seen; both sides when {@link Kind#SECRET} and this is empty
 * @param opensFrom the only cell from which it can be opened; empty if from both
 * @param monstersUse whether dwellers of the level come and go by it (EN-10)
 */
public record Door(
        Edge edge, Kind kind, State state, Optional<Cell> secretFrom, Optional<Cell> opensFrom, boolean monstersUse) {

    /** What stands in the edge. */
    public enum Kind {
        /** Nothing: an archway. */
        ARCH,
        DOOR,
        DOUBLE,
        PORTCULLIS,
        SECRET,
        /** Open floor that a wall can move across (DU-18). */
        GAP,
        /** A door before bare rock (DU-12). */
        FALSE
    }

    /** How a door is found before anyone touches it. */
    public enum State {
        /** Left to the rules of the profile: stuck or free (UX-12, CD-05). */
        BY_THE_RULES,
        FREE,
        STUCK,
        LOCKED,
        BARRED
    }

    /** Whether the door cannot be seen from one of its two cells until it is found. */
    public boolean secretSeenFrom(Cell side) {
        return kind == Kind.SECRET && (secretFrom.isEmpty() || secretFrom.get().equals(side));
    }
}
