package org.woodgrain.lab.table;

import java.util.List;
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

    /** What two sides bring and how they are to meet. */
    record Question(Rulebook book, Ruleset ruleset, List<Troop> first, List<Troop> second, Approach approach) {
        Setting arena() {
            return new Setting(book, ruleset, first, second, approach.conditions());
        }

        TableSetting table() {
            return new TableSetting(
                    book,
                    approach.morale() ? ruleset : ruleset.with(Option.MORALE, false),
                    first,
                    second,
                    approach.terms());
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
                refuse(question.approach().forTable(), "the arena");
                yield new InArena(question.arena(), "Fought in the arena, as asked");
            }
            case TABLE -> {
                refuse(question.approach().forArena(), "the table");
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
        if (!question.approach().forArena().isEmpty()) {
            refuse(
                    question.approach().forTable(),
                    "the arena, and " + question.approach().forArena() + " only for the arena");
            return new InArena(
                    question.arena(),
                    "Fought in the arena, as " + question.approach().forArena() + " asks");
        }
        if (!question.approach().forTable().isEmpty()) {
            return new AtTable(
                    question.table(),
                    "Fought at the table, which alone has "
                            + question.approach().forTable());
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
        String why = String.valueOf(unfit.getMessage());
        try {
            return new AtTable(
                    question.table(),
                    "Fought at the table, for " + (why.startsWith("the arena") ? "" : "in the arena ") + why);
        } catch (FightsException neither) {
            String other = String.valueOf(neither.getMessage());
            throw other.equals(why) ? unfit : new FightsException(why + "; and " + other);
        }
    }
}
