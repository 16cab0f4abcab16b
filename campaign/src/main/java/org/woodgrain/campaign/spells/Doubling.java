package org.woodgrain.campaign.spells;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.Lasting;
import org.woodgrain.rules.magic.Spell;

/** In which figures an invented spell can be twice a listed one. */
public final class Doubling {
    /** Spells whose reach is asked at every casting, and is not the size of what they fill. */
    private static final Set<String> REACHING = Set.of(
            "SP-02", "SP-06", "SP-07", "SP-08", "SP-09", "SP-12", "SP-16", "SP-17", "SP-18", "SP-20", "SP-21", "SP-22",
            "SP-23", "SP-24", "SP-29", "SP-30", "SP-33", "SP-39", "SP-46", "SP-58", "SP-61", "SP-68", "SP-69", "SP-70",
            "SP-82", "SP-83", "SP-85", "SP-87", "SP-93", "SP-94", "SP-95", "SP-108", "SP-110");

    /** Spells of so many turns that their own rule counts in another way. */
    private static final Set<String> TIMED_OTHERWISE =
            Set.of("SP-37", "SP-38", "SP-48", "SP-52", "SP-71", "SP-72", "SP-98", "SP-99", "SP-105", "SP-106");

    private Doubling() {}

    /** The figures of a listed spell; empty for one that this game does not carry out. */
    @Rule("MA-22")
    public static SortedSet<Figure> figures(Spell model) {
        SortedSet<Figure> figures = new TreeSet<>();
        SpellBook.find(model.id()).map(SpellWork::doubles).ifPresent(figures::addAll);
        if (REACHING.contains(model.id())) {
            figures.add(Figure.RANGE);
        }
        if (model.lasting().kind() == Lasting.Kind.TURNS
                && Casting.playable(model.id())
                && !TIMED_OTHERWISE.contains(model.id())) {
            figures.add(Figure.DURATION);
        }
        return figures;
    }
}
