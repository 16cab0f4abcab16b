package org.woodgrain.lab.table;

import java.util.List;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/** Where two sides fight: in the arena, which is fast, or at the table, which has everything that the game has. */
public sealed interface Venue {
    /** Why it is fought there, as a sentence without a full stop. */
    String why();

    record InArena(Setting setting, String why) implements Venue {}

    record AtTable(TableSetting setting, String why) implements Venue {}

    /** What was asked for. */
    enum Asked {
        /** The arena if it has all that the sides have, else the table. */
        WHATEVER_FITS,
        ARENA,
        TABLE
    }

    /**
     * What two sides bring and how they meet, for either venue.
     *
     * @param conditions of the arena
     * @param terms of the table
     * @param forArena an option that only the arena has; empty if none was given
     * @param forTable one that only the table has
     */
    record Question(
            Rulebook book,
            Ruleset ruleset,
            List<Troop> first,
            List<Troop> second,
            Conditions conditions,
            Terms terms,
            String forArena,
            String forTable) {
        Setting arena() {
            return new Setting(book, ruleset, first, second, conditions);
        }

        TableSetting table() {
            return new TableSetting(
                    book, conditions.morale() ? ruleset : ruleset.with(Option.MORALE, false), first, second, terms);
        }
    }

    /**
     * Finds where to fight.
     *
     * @throws FightsException if neither will do, or what was asked for will not
     */
    static Venue of(Question question, Asked asked) {
        return switch (asked) {
            case ARENA -> {
                refuse(question.forTable(), "the arena");
                yield new InArena(question.arena(), "Fought in the arena, as asked");
            }
            case TABLE -> {
                refuse(question.forArena(), "the table");
                yield new AtTable(question.table(), "Fought at the table, as asked");
            }
            case WHATEVER_FITS -> fitting(question);
        };
    }

    private static void refuse(String option, String where) {
        if (!option.isEmpty()) {
            throw new FightsException(option + " is not for " + where);
        }
    }

    private static Venue fitting(Question question) {
        if (!question.forArena().isEmpty()) {
            refuse(question.forTable(), "the arena, and " + question.forArena() + " only for the arena");
            return new InArena(question.arena(), "Fought in the arena, as " + question.forArena() + " asks");
        }
        if (!question.forTable().isEmpty()) {
            return new AtTable(question.table(), "Fought at the table, which alone has " + question.forTable());
        }
        Setting arena;
        try {
            arena = question.arena();
        } catch (FightsException unfit) {
            return elsewhere(question, unfit);
        }
        List<String> uncounted = arena.uncounted();
        if (uncounted.isEmpty()) {
            return new InArena(arena, "Fought in the arena, which has all that these sides have");
        }
        String lacks = String.join("; ", uncounted);
        try {
            return new AtTable(question.table(), "Fought at the table, for the arena does not count: " + lacks);
        } catch (FightsException unfit) {
            return new InArena(
                    arena, "Fought in the arena though it does not count everything, for " + unfit.getMessage());
        }
    }

    private static Venue elsewhere(Question question, FightsException unfit) {
        try {
            return new AtTable(question.table(), "Fought at the table: " + unfit.getMessage());
        } catch (FightsException neither) {
            throw unfit;
        }
    }
}
