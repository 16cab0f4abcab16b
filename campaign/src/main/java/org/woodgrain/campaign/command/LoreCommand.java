package org.woodgrain.campaign.command;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.magic.Figure;

/** The search for new spells, in town. */
public sealed interface LoreCommand extends Command {
    CharacterId who();

    /**
     * Seeks a spell on the pattern of a listed one.
     *
     * @param name of the new spell
     * @param like the listed spell as which it works
     * @param doubled the figures in which it is to be twice that
     * @param gold spent on it
     */
    record Invent(CharacterId who, String name, String like, SortedSet<Figure> doubled, int gold)
            implements LoreCommand {
        public Invent {
            doubled = Collections.unmodifiableSortedSet(new TreeSet<>(doubled));
        }
    }

    /** Puts a spell of one's own before the referee, who fixes its level and what it does. */
    record Propose(CharacterId who, String name, String effect) implements LoreCommand {}

    /** Seeks a spell that the referee has fixed, or one that others have found and do not keep secret. */
    record Research(CharacterId who, String spell, int gold) implements LoreCommand {}

    /** Teaches a comrade a spell of the campaign's own. */
    record Teach(CharacterId who, CharacterId pupil, String spell) implements LoreCommand {}

    /** Lets everybody hear of a spell that was kept secret. */
    record Publish(CharacterId who, String spell) implements LoreCommand {}
}
