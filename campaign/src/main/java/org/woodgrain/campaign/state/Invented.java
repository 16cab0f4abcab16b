package org.woodgrain.campaign.state;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.rules.magic.Figure;

/**
 * A spell of the campaign's own, or the design of one.
 *
 * @param id as {@link org.woodgrain.rules.magic.Invention} has it
 * @param clerical whether it is a spell of clerics; else it is one of magic-users
 * @param level of the spell; 0 until the referee has fixed it
 * @param doubled figures in which it is twice its model
 * @param effect what it does, in words
 * @param inventor who thought of it
 * @param knowers who have it in their books
 * @param stage how far it has come
 * @param open whether it stands on its level's list for all to hear of; else it is a secret of those who know it
 */
public record Invented(
        String id,
        String name,
        boolean clerical,
        int level,
        SortedSet<Figure> doubled,
        String effect,
        CharacterId inventor,
        SortedSet<CharacterId> knowers,
        Stage stage,
        boolean open) {

    /** How far a spell has come. */
    public enum Stage {
        /** It was put before the referee. */
        PROPOSED,
        /** Its level and its effect are fixed; nobody has found it yet. */
        RULED,
        /** Somebody can cast it. */
        FOUND
    }

    public Invented {
        doubled = Collections.unmodifiableSortedSet(new TreeSet<>(doubled));
        knowers = Collections.unmodifiableSortedSet(new TreeSet<>(knowers));
    }

    /** The same, found and in the books of one more. */
    public Invented knownTo(CharacterId who) {
        TreeSet<CharacterId> all = new TreeSet<>(knowers);
        all.add(who);
        return new Invented(id, name, clerical, level, doubled, effect, inventor, all, Stage.FOUND, open);
    }

    /** The same, no longer kept secret. */
    public Invented opened() {
        return new Invented(id, name, clerical, level, doubled, effect, inventor, knowers, stage, true);
    }
}
