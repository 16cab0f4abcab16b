package org.woodgrain.atlas;

import java.util.List;
import java.util.Optional;

/**
 * A trick of the place, such as a room that moves those who enter it (DU-12 to DU-41).
 *
 * @param id unique on the level, among traps too
 * @param kind what it does
 * @param cells where it acts
 * @param edges what it moves or leads through, in the order that its kind asks for
 * @param to the level it leads to; empty for the same level, or where its kind needs none
 * @param at the cell it leads to; empty where its kind needs none
 * @param percent true length in hundredths of the length that is seen; 100 for all kinds but {@link Kind#STRETCH}
 * @param note what it looks like, in a few words
 */
public record Trick(
        String id,
        Kind kind,
        List<Cell> cells,
        List<Edge> edges,
        Optional<String> to,
        Optional<Cell> at,
        int percent,
        String note) {

    /** What a trick does. */
    public enum Kind {
        /** A floor that slants down to a deeper level; dwarves may note it (DU-15). */
        SLOPE,
        /** The same, too gentle for anybody to note. */
        GENTLE_SLOPE,
        /** A slide down that looks like something else (DU-13). */
        CHUTE,
        /** A room that moves all who enter to another place, and back (DU-16). */
        TRANSPORTER,
        /** A passage that moves those who walk it, one way and unnoticed by a short company (DU-17). */
        PASSAGE,
        /** A thing whose touch moves the company to another place of the level (DU-35). */
        TOUCH,
        /** A room that sinks, or seems to, with its doors shut fast (DU-36). */
        SINKING,
        /** A crossing with a wall that moves when a company leaves it: edges north, east, south, west (DU-18). */
        SHIFTING_WALL,
        /** A vestibule that leads now through its first edge, now through its second (DU-19). */
        FORK,
        /** A centre whose exits lead to other areas as it turns: one edge for each exit, clockwise (DU-21, DU-22). */
        NEXUS,
        /** Doors that are there at some times and not at others (DU-39). */
        APPEARING,
        /** A passage whose length is other than it seems (DU-41). */
        STRETCH,
        /** Natural caverns that nobody can map (DU-40). */
        CAVERN,
        /** Masonry newer than the rest, for a dwarf to note (CH-37). */
        NEW_MASONRY
    }

    public Trick {
        cells = List.copyOf(cells);
        edges = List.copyOf(edges);
    }

    /** Whether the floor slants or the walls move, so that a dwarf may note it (CH-37). */
    public boolean stonework() {
        return switch (kind) {
            case SLOPE, SINKING, SHIFTING_WALL, FORK, NEXUS, NEW_MASONRY -> true;
            case GENTLE_SLOPE, CHUTE, TRANSPORTER, PASSAGE, TOUCH, APPEARING, STRETCH, CAVERN -> false;
        };
    }
}
